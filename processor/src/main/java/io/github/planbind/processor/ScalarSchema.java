package io.github.planbind.processor;

import java.util.LinkedHashMap;
import java.util.Map;

/** The JSON Schema of each scalar: its type, and what the type in Java can hold. */
final class ScalarSchema {
  // the same forms as TextValues reads; JSON Schema has no format for them
  private static final String TIME = "\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?";
  private static final String DATE = "\\d{4}-\\d{2}-\\d{2}";

  private ScalarSchema() {}

  static Map<String, Object> of(Scalar type) {
    return switch (type) {
      case STRING, ZONE_ID -> schema("string");
      case BOOLEAN -> schema("boolean");
      case BYTE -> integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> integer(Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> integer(Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT, DOUBLE, BIG_DECIMAL -> schema("number");
      case CHAR -> character();
      case BIG_INTEGER -> schema("integer");
      case LOCAL_DATE -> text("format", "date");
      case LOCAL_TIME -> text("pattern", "^" + TIME + "$");
      case LOCAL_DATE_TIME -> text("pattern", "^" + DATE + "T" + TIME + "$");
      case INSTANT, OFFSET_DATE_TIME -> text("format", "date-time");
      case OFFSET_TIME -> text("format", "time");
      case ZONED_DATE_TIME ->
        text("pattern", "^" + DATE + "T" + TIME + "(Z|[+-]\\d{2}:\\d{2})(\\[.+\\])?$");
      case DURATION -> duration();
      case PERIOD -> text("pattern", "^P(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?$");
      case YEAR -> integer(java.time.Year.MIN_VALUE, java.time.Year.MAX_VALUE);
      case YEAR_MONTH -> text("pattern", "^\\d{4}-\\d{2}$");
      case MONTH_DAY -> text("pattern", "^--\\d{2}-\\d{2}$");
      case ZONE_OFFSET -> text("pattern", "^(Z|[+-]\\d{2}(:?\\d{2}(:?\\d{2})?)?)$");
      case UUID -> text("format", "uuid");
      case URI -> text("format", "uri");
    };
  }

  private static Map<String, Object> schema(String type) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", type);
    return schema;
  }

  private static Map<String, Object> text(String keyword, String value) {
    Map<String, Object> schema = schema("string");
    schema.put(keyword, value);
    return schema;
  }

  /** Of the format's forms Java reads those without years, months and weeks. */
  private static Map<String, Object> duration() {
    Map<String, Object> schema = text("format", "duration");
    schema.put("pattern", "^P(\\d+D)?(T(\\d+H)?(\\d+M)?(\\d+(\\.\\d{1,9})?S)?)?$");
    return schema;
  }

  private static Map<String, Object> integer(long least, long most) {
    Map<String, Object> schema = schema("integer");
    schema.put("minimum", least);
    schema.put("maximum", most);
    return schema;
  }

  private static Map<String, Object> character() {
    Map<String, Object> schema = schema("string");
    schema.put("minLength", 1);
    schema.put("maxLength", 1);
    return schema;
  }
}
