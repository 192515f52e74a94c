package io.github.planbind.processor;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** The types that are one JSON string, number or boolean, and how generated code reads each. */
enum Scalar implements ValueType {
  STRING("java.lang.String", "readString"),
  BOOLEAN("java.lang.Boolean", "readBoolean"),
  BYTE("java.lang.Byte", "readByte"),
  SHORT("java.lang.Short", "readShort"),
  INT("java.lang.Integer", "readInt"),
  LONG("java.lang.Long", "readLong"),
  FLOAT("java.lang.Float", "readFloat"),
  DOUBLE("java.lang.Double", "readDouble"),
  CHAR("java.lang.Character", "readChar"),
  BIG_INTEGER("java.math.BigInteger", "readBigInteger"),
  BIG_DECIMAL("java.math.BigDecimal", "readBigDecimal"),
  LOCAL_DATE("java.time.LocalDate", "localDate"),
  LOCAL_TIME("java.time.LocalTime", "localTime"),
  LOCAL_DATE_TIME("java.time.LocalDateTime", "localDateTime"),
  INSTANT("java.time.Instant", "instant"),
  OFFSET_DATE_TIME("java.time.OffsetDateTime", "offsetDateTime"),
  OFFSET_TIME("java.time.OffsetTime", "offsetTime"),
  ZONED_DATE_TIME("java.time.ZonedDateTime", "zonedDateTime"),
  DURATION("java.time.Duration", "duration"),
  PERIOD("java.time.Period", "period"),
  YEAR("java.time.Year", "year"),
  YEAR_MONTH("java.time.YearMonth", "yearMonth"),
  MONTH_DAY("java.time.MonthDay", "monthDay"),
  ZONE_ID("java.time.ZoneId", "zoneId"),
  ZONE_OFFSET("java.time.ZoneOffset", "zoneOffset"),
  UUID("java.util.UUID", "uuid"),
  URI("java.net.URI", "uri");

  private static final Map<String, Scalar> BY_NAME = new HashMap<>();

  static {
    for (Scalar scalar : values()) {
      BY_NAME.put(scalar.java.qualifiedName(), scalar);
    }
  }

  private final ClassName java;
  private final String reader;

  Scalar(String java, String reader) {
    int dot = java.lastIndexOf('.');
    this.java = ClassName.get(java.substring(0, dot), java.substring(dot + 1));
    this.reader = reader;
  }

  /** The scalar of this qualified class name. */
  static Optional<Scalar> named(String qualifiedName) {
    return Optional.ofNullable(BY_NAME.get(qualifiedName));
  }

  /** The scalar of a primitive. */
  static Scalar primitive(TypeKind kind) {
    return valueOf(kind.name());
  }

  /** The method that reads it: of {@code JsonInput}, or of {@code TextValues} for text forms. */
  String reader() {
    return reader;
  }

  /** The method of {@code ListValues} that reads a list of it, for the most common ones. */
  Optional<String> listReader() {
    return switch (this) {
      case STRING -> Optional.of("strings");
      case BOOLEAN -> Optional.of("booleans");
      case INT -> Optional.of("ints");
      case LONG -> Optional.of("longs");
      case DOUBLE -> Optional.of("doubles");
      default -> Optional.empty();
    };
  }

  /** Whether {@code TextValues} reads it. */
  boolean isText() {
    return compareTo(LOCAL_DATE) >= 0;
  }

  /** Whether its reader returns a primitive. */
  boolean isPrimitive() {
    return compareTo(BOOLEAN) >= 0 && compareTo(CHAR) <= 0;
  }

  /** Whether it is one of the four primitives that {@code Constraint.check} has overloads for. */
  boolean hasOwnOverload() {
    return this == INT || this == LONG || this == DOUBLE || this == BOOLEAN;
  }

  /** Whether {@code JsonInput} reads it, given the value so far, in one call. */
  boolean isReadInOneCall() {
    return this == STRING || hasOwnOverload();
  }

  /** What its reader returns. */
  TypeName read() {
    return isPrimitive() ? new TypeName.PlainName(name().toLowerCase(Locale.ROOT)) : java;
  }

  @Override
  public ClassName java() {
    return java;
  }

  @Override
  public <R> R accept(Visitor<R> visitor) {
    return visitor.scalar(this);
  }
}
