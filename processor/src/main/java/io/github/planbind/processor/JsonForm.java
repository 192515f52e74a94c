package io.github.planbind.processor;

/** The form of the JSON that a type is read from; two records may be told apart by it. */
enum JsonForm {
  STRING("a string"),
  NUMBER("a number"),
  BOOLEAN("a boolean"),
  OBJECT("an object"),
  ARRAY("an array"),
  ANY("a value");

  private static final Visitor FORMS = new Visitor();

  private final String words;

  JsonForm(String words) {
    this.words = words;
  }

  static JsonForm of(ValueType type) {
    return type.accept(FORMS);
  }

  /** The form as messages, and the runtime, name it. */
  String words() {
    return words;
  }

  /** Whether no value has both forms. */
  boolean excludes(JsonForm other) {
    return this != other && this != ANY && other != ANY;
  }

  private static final class Visitor implements ValueType.Visitor<JsonForm> {
    @Override
    public JsonForm scalar(Scalar type) {
      return switch (type) {
        case BOOLEAN -> JsonForm.BOOLEAN;
        case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, BIG_INTEGER, BIG_DECIMAL, YEAR ->
          JsonForm.NUMBER;
        default -> JsonForm.STRING;
      };
    }

    @Override
    public JsonForm enumType(ValueType.EnumType type) {
      return JsonForm.STRING;
    }

    @Override
    public JsonForm recordType(ValueType.RecordType type) {
      return JsonForm.OBJECT;
    }

    @Override
    public JsonForm sealedType(ValueType.SealedType type) {
      return JsonForm.OBJECT;
    }

    @Override
    public JsonForm listType(ValueType.ListType type) {
      return JsonForm.ARRAY;
    }

    @Override
    public JsonForm setType(ValueType.SetType type) {
      return JsonForm.ARRAY;
    }

    @Override
    public JsonForm mapType(ValueType.MapType type) {
      return JsonForm.OBJECT;
    }

    @Override
    public JsonForm jacksonType(ValueType.JacksonType type) {
      return JsonForm.ANY;
    }

    @Override
    public JsonForm unreadable(ValueType.Unreadable type) {
      return JsonForm.ANY;
    }
  }
}
