package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;

/** A sealed interface as JSON sees it: the discriminator, and the record that each value means. */
public final class Variants {
  private final String sealedInterface;
  private final String discriminator;
  private final List<String> values;
  private final List<ObjectShape> shapes;
  private final List<String> keys;

  private Variants(Builder builder) {
    sealedInterface = builder.sealedInterface;
    discriminator = builder.discriminator;
    values = List.copyOf(builder.values);
    shapes = List.copyOf(builder.shapes);
    keys = builder.keys;
  }

  /**
   * Starts the variants of a sealed interface.
   *
   * @param sealedInterface its simple name, for messages
   * @param discriminator the JSON name of the member that tells the variants apart
   * @return a builder without variants
   */
  public static Builder of(String sealedInterface, String discriminator) {
    return new Builder(sealedInterface, discriminator);
  }

  String sealedInterface() {
    return sealedInterface;
  }

  String discriminator() {
    return discriminator;
  }

  int find(String value) {
    return values.indexOf(value);
  }

  boolean isKey(String name) {
    return keys.contains(name);
  }

  /** Says whether the name at the lexer is a component of any variant. */
  boolean isComponent(JsonLexer lexer) {
    for (ObjectShape shape : shapes) {
      if (shape.find(lexer, 0) >= 0) {
        return true;
      }
    }
    return false;
  }

  String expected() {
    return OneOf.names(values);
  }

  /** Collects the variants of a sealed interface. */
  public static final class Builder {
    private final String sealedInterface;
    private final String discriminator;
    private final List<String> values = new ArrayList<>();
    private final List<ObjectShape> shapes = new ArrayList<>();
    private List<String> keys = List.of();

    private Builder(String sealedInterface, String discriminator) {
      this.sealedInterface = sealedInterface;
      this.discriminator = discriminator;
    }

    /**
     * Adds a variant.
     *
     * @param value the discriminator's value that means it
     * @param shape its record
     * @return this builder
     */
    public Builder variant(String value, ObjectShape shape) {
      values.add(value);
      shapes.add(shape);
      return this;
    }

    /**
     * Says which names make an object plan-shaped.
     *
     * @param names names of components, or the discriminator
     * @return this builder
     */
    public Builder keys(String... names) {
      keys = List.of(names);
      return this;
    }

    /**
     * Ends the variants.
     *
     * @return the variants
     */
    public Variants build() {
      return new Variants(this);
    }
  }
}
