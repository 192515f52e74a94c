package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A sealed interface as JSON sees it: the discriminator, and the record that each value means. */
public final class Variants {
  private final String sealedInterface;
  private final String discriminator;
  private final List<String> values;
  private final List<ObjectShape> shapes;
  private final Map<ObjectShape, Map<String, String>> forms;
  private final List<String> keys;
  private final String expected;

  private Variants(Builder builder) {
    forms = builder.forms;
    sealedInterface = builder.sealedInterface;
    discriminator = builder.discriminator;
    values = List.copyOf(builder.values);
    shapes = List.copyOf(builder.shapes);
    keys = builder.keys;
    expected = hasDiscriminator()
        ? OneOf.names(values)
        : "the components of "
            + OneOf.names(shapes.stream().map(ObjectShape::record).toList());
  }

  /**
   * Starts the variants of a sealed interface whose objects are told apart by their members: the
   * variant is the one all of whose required components an object has.
   *
   * @param sealedInterface its simple name, for messages
   * @return a builder without variants
   */
  public static Builder byNames(String sealedInterface) {
    return new Builder(sealedInterface, "");
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

  /** The name of the member that tells the variants apart; empty where their own names do. */
  String discriminator() {
    return discriminator;
  }

  boolean hasDiscriminator() {
    return !discriminator.isEmpty();
  }

  List<ObjectShape> shapes() {
    return shapes;
  }

  /** Says whether a value of some form tells of a variant, or may do so. */
  boolean mayBe(ObjectShape variant, int member, String form) {
    String only = forms.getOrDefault(variant, Map.of()).get(variant.component(member));
    return only == null || only.equals(form);
  }

  /** The variant that the string at the lexer means; -1 for none. */
  int find(JsonLexer lexer) {
    return indexOf(lexer, values);
  }

  boolean isKey(String name) {
    return keys.contains(name);
  }

  /** Says whether the name at the lexer is a key. */
  boolean isKey(JsonLexer lexer) {
    return indexOf(lexer, keys) >= 0;
  }

  private static int indexOf(JsonLexer lexer, List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      if (lexer.isToken(texts.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Says whether the name at the lexer is a component of any variant. */
  boolean isComponent(JsonLexer lexer) {
    for (ObjectShape shape : shapes) {
      if (shape.find(lexer) >= 0) {
        return true;
      }
    }
    return false;
  }

  String expected() {
    return expected;
  }

  /** Collects the variants of a sealed interface. */
  public static final class Builder {
    private final String sealedInterface;
    private final String discriminator;
    private final List<String> values = new ArrayList<>();
    private final List<ObjectShape> shapes = new ArrayList<>();
    private final Map<ObjectShape, Map<String, String>> forms = new HashMap<>();
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
     * Adds a variant that is told by its names.
     *
     * @param shape its record
     * @return this builder
     */
    public Builder variant(ObjectShape shape) {
      return variant("", shape);
    }

    /**
     * Says that a component tells of the variant just added only where its value has some form.
     *
     * @param name the component's JSON name
     * @param form the form, such as {@code a string}
     * @return this builder
     */
    public Builder where(String name, String form) {
      ObjectShape last = shapes.get(shapes.size() - 1);
      forms.computeIfAbsent(last, shape -> new HashMap<>()).put(name, form);
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
