package io.github.planbind.processor;

/**
 * What a JSON value is read into. Records, enums and sealed interfaces are named only; the {@link
 * PlanModel} holds what they are made of, so that a type may contain itself.
 */
sealed interface ValueType
    permits Scalar,
        ValueType.EnumType,
        ValueType.RecordType,
        ValueType.SealedType,
        ValueType.ListType,
        ValueType.SetType,
        ValueType.MapType,
        ValueType.Constrained,
        ValueType.JacksonType,
        ValueType.Unreadable {

  /** The type in Java; the box of a primitive. */
  TypeName java();

  <R> R accept(Visitor<R> visitor);

  /** The type without constraints of its own. */
  default ValueType plain() {
    return this;
  }

  /** An enum. */
  record EnumType(ClassName java) implements ValueType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.enumType(this);
    }
  }

  /** A record; of a generic one, with these type arguments. */
  record RecordType(TypeName java) implements ValueType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.recordType(this);
    }
  }

  /** A sealed interface of records. */
  record SealedType(ClassName java) implements ValueType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sealedType(this);
    }
  }

  /** A {@code List}. */
  record ListType(ValueType element) implements ValueType {
    private static final ClassName JAVA = ClassName.get("java.util", "List");

    @Override
    public TypeName java() {
      return new TypeName.GenericName(JAVA, element.java());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.listType(this);
    }
  }

  /** A {@code Set}. */
  record SetType(ValueType element) implements ValueType {
    private static final ClassName JAVA = ClassName.get("java.util", "Set");

    @Override
    public TypeName java() {
      return new TypeName.GenericName(JAVA, element.java());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.setType(this);
    }
  }

  /** A {@code Map} with String keys. */
  record MapType(ValueType value) implements ValueType {
    static final ClassName JAVA = ClassName.get("java.util", "Map");

    @Override
    public TypeName java() {
      return new TypeName.GenericName(JAVA, Scalar.STRING.java(), value.java());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.mapType(this);
    }
  }

  /** A type whose values must keep to more than what the type says. */
  record Constrained(ValueType type, Constraints constraints) implements ValueType {
    @Override
    public TypeName java() {
      return type.java();
    }

    @Override
    public ValueType plain() {
      return type;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constrained(this);
    }
  }

  /** Any JSON but null, as a tree of Jackson's, or as what Jackson makes of it. */
  record JacksonType(TypeName java) implements ValueType {
    static final JacksonType TREE =
        new JacksonType(ClassName.get("com.fasterxml.jackson.databind", "JsonNode"));
    static final String TREE_NAME = "com.fasterxml.jackson.databind.JsonNode";

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.jacksonType(this);
    }
  }

  /** A type that cannot be read; its problem has been noted, and only a stub will be written. */
  record Unreadable() implements ValueType {
    @Override
    public TypeName java() {
      return ClassName.OBJECT;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unreadable(this);
    }
  }

  /** One answer for each form of a value. */
  interface Visitor<R> {
    R scalar(Scalar type);

    R enumType(EnumType type);

    R recordType(RecordType type);

    R sealedType(SealedType type);

    R listType(ListType type);

    R setType(SetType type);

    R mapType(MapType type);

    default R constrained(Constrained type) {
      return type.type().accept(this);
    }

    R jacksonType(JacksonType type);

    default R unreadable(Unreadable type) {
      throw new IllegalStateException("a type that cannot be read is never written");
    }
  }
}
