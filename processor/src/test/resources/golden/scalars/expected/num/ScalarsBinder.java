package num;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.TextValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** Reads {@code Scalars} from JSON. Change the record, not this file. */
@PlanGenerated
public final class ScalarsBinder extends PlanCompanion<Scalars> {
  /** The one binder; it has no state. */
  public static final ScalarsBinder INSTANCE = new ScalarsBinder();

  /** The component {@code aBoolean}. */
  public static final PlanKey<Scalars, Boolean> A_BOOLEAN = PlanKey.<Scalars, Boolean>of(0, "aBoolean");

  /** The component {@code aByte}. */
  public static final PlanKey<Scalars, Byte> A_BYTE = PlanKey.<Scalars, Byte>of(1, "aByte");

  /** The component {@code aShort}. */
  public static final PlanKey<Scalars, Short> A_SHORT = PlanKey.<Scalars, Short>of(2, "aShort");

  /** The component {@code anInt}. */
  public static final PlanKey<Scalars, Integer> AN_INT = PlanKey.<Scalars, Integer>of(3, "anInt");

  /** The component {@code aLong}. */
  public static final PlanKey<Scalars, Long> A_LONG = PlanKey.<Scalars, Long>of(4, "aLong");

  /** The component {@code aFloat}. */
  public static final PlanKey<Scalars, Float> A_FLOAT = PlanKey.<Scalars, Float>of(5, "aFloat");

  /** The component {@code aDouble}. */
  public static final PlanKey<Scalars, Double> A_DOUBLE = PlanKey.<Scalars, Double>of(6, "aDouble");

  /** The component {@code aChar}. */
  public static final PlanKey<Scalars, Character> A_CHAR = PlanKey.<Scalars, Character>of(7, "aChar");

  /** The component {@code boxedBoolean}. */
  public static final PlanKey<Scalars, Boolean> BOXED_BOOLEAN = PlanKey.<Scalars, Boolean>of(8, "boxedBoolean");

  /** The component {@code boxedByte}. */
  public static final PlanKey<Scalars, Byte> BOXED_BYTE = PlanKey.<Scalars, Byte>of(9, "boxedByte");

  /** The component {@code boxedShort}. */
  public static final PlanKey<Scalars, Short> BOXED_SHORT = PlanKey.<Scalars, Short>of(10, "boxedShort");

  /** The component {@code boxedInt}. */
  public static final PlanKey<Scalars, Integer> BOXED_INT = PlanKey.<Scalars, Integer>of(11, "boxedInt");

  /** The component {@code boxedLong}. */
  public static final PlanKey<Scalars, Long> BOXED_LONG = PlanKey.<Scalars, Long>of(12, "boxedLong");

  /** The component {@code boxedFloat}. */
  public static final PlanKey<Scalars, Float> BOXED_FLOAT = PlanKey.<Scalars, Float>of(13, "boxedFloat");

  /** The component {@code boxedDouble}. */
  public static final PlanKey<Scalars, Double> BOXED_DOUBLE = PlanKey.<Scalars, Double>of(14, "boxedDouble");

  /** The component {@code boxedChar}. */
  public static final PlanKey<Scalars, Character> BOXED_CHAR = PlanKey.<Scalars, Character>of(15, "boxedChar");

  /** The component {@code maybeShort}. */
  public static final PlanKey<Scalars, Short> MAYBE_SHORT = PlanKey.<Scalars, Short>of(16, "maybeShort");

  /** The component {@code maybeBoolean}. */
  public static final PlanKey<Scalars, Boolean> MAYBE_BOOLEAN = PlanKey.<Scalars, Boolean>of(17, "maybeBoolean");

  /** The component {@code maybeInt}. */
  public static final PlanKey<Scalars, Integer> MAYBE_INT = PlanKey.<Scalars, Integer>of(18, "maybeInt");

  /** The component {@code maybeLong}. */
  public static final PlanKey<Scalars, Long> MAYBE_LONG = PlanKey.<Scalars, Long>of(19, "maybeLong");

  /** The component {@code maybeDouble}. */
  public static final PlanKey<Scalars, Double> MAYBE_DOUBLE = PlanKey.<Scalars, Double>of(20, "maybeDouble");

  /** The component {@code text}. */
  public static final PlanKey<Scalars, String> TEXT = PlanKey.<Scalars, String>of(21, "text");

  /** The component {@code bigInteger}. */
  public static final PlanKey<Scalars, BigInteger> BIG_INTEGER = PlanKey.<Scalars, BigInteger>of(22, "bigInteger");

  /** The component {@code bigDecimal}. */
  public static final PlanKey<Scalars, BigDecimal> BIG_DECIMAL = PlanKey.<Scalars, BigDecimal>of(23, "bigDecimal");

  /** The component {@code uuid}. */
  public static final PlanKey<Scalars, UUID> UUID = PlanKey.<Scalars, UUID>of(24, "uuid");

  /** The component {@code uri}. */
  public static final PlanKey<Scalars, URI> URI = PlanKey.<Scalars, URI>of(25, "uri");

  private static final ObjectShape SCALARS = ObjectShape.named("Scalars")
      .required("aBoolean", "aByte", "aShort", "anInt", "aLong", "aFloat", "aDouble", "aChar",
          "boxedBoolean", "boxedByte", "boxedShort", "boxedInt", "boxedLong", "boxedFloat",
          "boxedDouble", "boxedChar")
      .optional("maybeShort", "maybeBoolean", "maybeInt", "maybeLong", "maybeDouble")
      .required("text", "bigInteger", "bigDecimal", "uuid", "uri")
      .keys("anInt")
      .build();

  private ScalarsBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Scalars\",\"type\":\"object\",\"properties\":{"
            + "\"aBoolean\":{\"type\":\"boolean\"},"
            + "\"aByte\":{\"type\":\"integer\",\"minimum\":-128,\"maximum\":127},"
            + "\"aShort\":{\"type\":\"integer\",\"minimum\":-32768,\"maximum\":32767},"
            + "\"anInt\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"aLong\":{\"type\":\"integer\",\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807},"
            + "\"aFloat\":{\"type\":\"number\"},"
            + "\"aDouble\":{\"type\":\"number\"},"
            + "\"aChar\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1},"
            + "\"boxedBoolean\":{\"type\":\"boolean\"},"
            + "\"boxedByte\":{\"type\":\"integer\",\"minimum\":-128,\"maximum\":127},"
            + "\"boxedShort\":{\"type\":\"integer\",\"minimum\":-32768,\"maximum\":32767},"
            + "\"boxedInt\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"boxedLong\":{\"type\":\"integer\",\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807},"
            + "\"boxedFloat\":{\"type\":\"number\"},"
            + "\"boxedDouble\":{\"type\":\"number\"},"
            + "\"boxedChar\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1},"
            + "\"maybeShort\":{\"type\":[\"integer\",\"null\"],\"minimum\":-32768,\"maximum\":32767},"
            + "\"maybeBoolean\":{\"type\":[\"boolean\",\"null\"]},"
            + "\"maybeInt\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"maybeLong\":{\"type\":[\"integer\",\"null\"],\"minimum\":-9223372036854775808,\"maximum\":9223372036854775807},"
            + "\"maybeDouble\":{\"type\":[\"number\",\"null\"]},"
            + "\"text\":{\"type\":\"string\"},"
            + "\"bigInteger\":{\"type\":\"integer\"},"
            + "\"bigDecimal\":{\"type\":\"number\"},"
            + "\"uuid\":{\"type\":\"string\",\"format\":\"uuid\"},"
            + "\"uri\":{\"type\":\"string\",\"format\":\"uri\"}"
            + "},\"required\":[\"aBoolean\",\"aByte\",\"aShort\",\"anInt\",\"aLong\",\"aFloat\",\"aDouble\",\"aChar\",\"boxedBoolean\",\"boxedByte\",\"boxedShort\",\"boxedInt\",\"boxedLong\",\"boxedFloat\",\"boxedDouble\",\"boxedChar\",\"text\",\"bigInteger\",\"bigDecimal\",\"uuid\",\"uri\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"aBoolean\":{\"type\":\"boolean\"},"
            + "\"aByte\":{\"type\":\"integer\"},"
            + "\"aShort\":{\"type\":\"integer\"},"
            + "\"anInt\":{\"type\":\"integer\"},"
            + "\"aLong\":{\"type\":\"integer\"},"
            + "\"aFloat\":{\"type\":\"number\"},"
            + "\"aDouble\":{\"type\":\"number\"},"
            + "\"aChar\":{\"description\":\"minLength: 1, maxLength: 1\",\"type\":\"string\"},"
            + "\"boxedBoolean\":{\"type\":\"boolean\"},"
            + "\"boxedByte\":{\"type\":\"integer\"},"
            + "\"boxedShort\":{\"type\":\"integer\"},"
            + "\"boxedInt\":{\"type\":\"integer\"},"
            + "\"boxedLong\":{\"type\":\"integer\"},"
            + "\"boxedFloat\":{\"type\":\"number\"},"
            + "\"boxedDouble\":{\"type\":\"number\"},"
            + "\"boxedChar\":{\"description\":\"minLength: 1, maxLength: 1\",\"type\":\"string\"},"
            + "\"maybeShort\":{\"type\":[\"integer\",\"null\"]},"
            + "\"maybeBoolean\":{\"type\":[\"boolean\",\"null\"]},"
            + "\"maybeInt\":{\"type\":[\"integer\",\"null\"]},"
            + "\"maybeLong\":{\"type\":[\"integer\",\"null\"]},"
            + "\"maybeDouble\":{\"type\":[\"number\",\"null\"]},"
            + "\"text\":{\"type\":\"string\"},"
            + "\"bigInteger\":{\"type\":\"integer\"},"
            + "\"bigDecimal\":{\"type\":\"number\"},"
            + "\"uuid\":{\"description\":\"format: uuid\",\"type\":\"string\"},"
            + "\"uri\":{\"description\":\"format: uri\",\"type\":\"string\"}"
            + "},\"required\":[\"aBoolean\",\"aByte\",\"aShort\",\"anInt\",\"aLong\",\"aFloat\",\"aDouble\",\"aChar\",\"boxedBoolean\",\"boxedByte\",\"boxedShort\",\"boxedInt\",\"boxedLong\",\"boxedFloat\",\"boxedDouble\",\"boxedChar\",\"maybeShort\",\"maybeBoolean\",\"maybeInt\",\"maybeLong\",\"maybeDouble\",\"text\",\"bigInteger\",\"bigDecimal\",\"uuid\",\"uri\"],\"additionalProperties\":false}",
        "{\"aBoolean\":true,\"aByte\":1,\"aShort\":1,\"anInt\":1,\"aLong\":1,\"aFloat\":1.5,\"aDouble\":1.5,\"aChar\":\"a\",\"boxedBoolean\":true,\"boxedByte\":1,\"boxedShort\":1,\"boxedInt\":1,\"boxedLong\":1,\"boxedFloat\":1.5,\"boxedDouble\":1.5,\"boxedChar\":\"a\",\"maybeShort\":1,\"maybeBoolean\":true,\"maybeInt\":1,\"maybeLong\":1,\"maybeDouble\":1.5,\"text\":\"the text\",\"bigInteger\":1,\"bigDecimal\":1.5,\"uuid\":\"6f1c2b1e-9a4d-4c7b-8f0e-2d5a7c3b1e90\",\"uri\":\"https://example.org/\"}");
  }

  /** {@return a reader of replies that hold a {@code Scalars}} */
  public static PlanReader<Scalars> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Scalars read(JsonInput json) {
    if (!json.beginObject(SCALARS)) {
      return null;
    }
    boolean aBoolean = false;
    byte aByte = 0;
    short aShort = 0;
    int anInt = 0;
    long aLong = 0;
    float aFloat = 0;
    double aDouble = 0;
    char aChar = 0;
    Boolean boxedBoolean = null;
    Byte boxedByte = null;
    Short boxedShort = null;
    Integer boxedInt = null;
    Long boxedLong = null;
    Float boxedFloat = null;
    Double boxedDouble = null;
    Character boxedChar = null;
    Short maybeShort = null;
    Boolean maybeBoolean = null;
    Integer maybeInt = null;
    Long maybeLong = null;
    Double maybeDouble = null;
    String text = null;
    BigInteger bigInteger = null;
    BigDecimal bigDecimal = null;
    UUID uuid = null;
    URI uri = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> aBoolean = json.readBoolean(aBoolean);
        case 1 -> aByte = json.once(aByte, json.readByte());
        case 2 -> aShort = json.once(aShort, json.readShort());
        case 3 -> anInt = json.readInt(anInt);
        case 4 -> aLong = json.readLong(aLong);
        case 5 -> aFloat = json.once(aFloat, json.readFloat());
        case 6 -> aDouble = json.readDouble(aDouble);
        case 7 -> aChar = json.once(aChar, json.readChar());
        case 8 -> boxedBoolean = json.once(boxedBoolean, json.readBoolean());
        case 9 -> boxedByte = json.once(boxedByte, json.readByte());
        case 10 -> boxedShort = json.once(boxedShort, json.readShort());
        case 11 -> boxedInt = json.once(boxedInt, json.readInt());
        case 12 -> boxedLong = json.once(boxedLong, json.readLong());
        case 13 -> boxedFloat = json.once(boxedFloat, json.readFloat());
        case 14 -> boxedDouble = json.once(boxedDouble, json.readDouble());
        case 15 -> boxedChar = json.once(boxedChar, json.readChar());
        case 16 -> maybeShort = json.once(maybeShort, json.readShort());
        case 17 -> maybeBoolean = json.once(maybeBoolean, json.readBoolean());
        case 18 -> maybeInt = json.once(maybeInt, json.readInt());
        case 19 -> maybeLong = json.once(maybeLong, json.readLong());
        case 20 -> maybeDouble = json.once(maybeDouble, json.readDouble());
        case 21 -> text = json.readString(text);
        case 22 -> bigInteger = json.once(bigInteger, json.readBigInteger());
        case 23 -> bigDecimal = json.once(bigDecimal, json.readBigDecimal());
        case 24 -> uuid = json.once(uuid, TextValues.uuid(json));
        default -> uri = json.once(uri, TextValues.uri(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(aBoolean, aByte, aShort, anInt, aLong, aFloat, aDouble, aChar, boxedBoolean,
            boxedByte, boxedShort, boxedInt, boxedLong, boxedFloat, boxedDouble, boxedChar,
            maybeShort, maybeBoolean, maybeInt, maybeLong, maybeDouble, text, bigInteger,
            bigDecimal, uuid, uri);
      }
      return null;
    }
    return new Scalars(aBoolean, aByte, aShort, anInt, aLong, aFloat, aDouble, aChar, boxedBoolean,
        boxedByte, boxedShort, boxedInt, boxedLong, boxedFloat, boxedDouble, boxedChar,
        Optional.<Short>ofNullable(maybeShort), Optional.<Boolean>ofNullable(maybeBoolean),
        maybeInt == null ? OptionalInt.empty() : OptionalInt.of(maybeInt),
        maybeLong == null ? OptionalLong.empty() : OptionalLong.of(maybeLong),
        maybeDouble == null ? OptionalDouble.empty() : OptionalDouble.of(maybeDouble), text,
        bigInteger, bigDecimal, uuid, uri);
  }
}
