package num;

import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;


@Plan(keys = "anInt")
public record Scalars(
    boolean aBoolean,
    byte aByte,
    short aShort,
    int anInt,
    long aLong,
    float aFloat,
    double aDouble,
    char aChar,
    Boolean boxedBoolean,
    Byte boxedByte,
    Short boxedShort,
    Integer boxedInt,
    Long boxedLong,
    Float boxedFloat,
    Double boxedDouble,
    Character boxedChar,
    Optional<Short> maybeShort,
    Optional<Boolean> maybeBoolean,
    OptionalInt maybeInt,
    OptionalLong maybeLong,
    OptionalDouble maybeDouble,
    String text,
    BigInteger bigInteger,
    BigDecimal bigDecimal,
    UUID uuid,
    URI uri) {}
