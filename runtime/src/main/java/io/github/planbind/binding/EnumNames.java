package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The constants of an enum by their JSON names.
 *
 * @param <E> the enum
 */
public final class EnumNames<E extends Enum<E>> {
  private final List<E> constants;
  private final NameTable exact;
  private final Map<String, List<E>> byOtherCase = new HashMap<>();
  private final Map<E, String> shown;
  private final String expected;
  private final @Nullable E fallback;

  private EnumNames(Builder<E> builder) {
    fallback = builder.fallback;
    constants = List.copyOf(builder.constants);
    exact = new NameTable(
        new ArrayList<>(builder.numbers.keySet()), new ArrayList<>(builder.numbers.values()));
    for (Map.Entry<String, Integer> name : builder.numbers.entrySet()) {
      addAlike(fold(name.getKey()), constants.get(name.getValue()));
    }
    shown = Map.copyOf(builder.shown);
    expected = OneOf.names(List.copyOf(builder.shown.values()));
  }

  /**
   * Starts the names of an enum.
   *
   * @param <E> the enum
   * @param enumName its simple name, for messages
   * @return a builder without constants
   */
  public static <E extends Enum<E>> Builder<E> of(String enumName) {
    return new Builder<>(enumName);
  }

  /**
   * The names of an enum whose constants are called in JSON as they are in Java.
   *
   * @param <E> the enum
   * @param enumName its simple name, for messages
   * @param constants all its constants
   * @return the names
   */
  public static <E extends Enum<E>> EnumNames<E> asDeclared(String enumName, E[] constants) {
    Builder<E> builder = of(enumName);
    for (E constant : constants) {
      builder.constant(constant, constant.name());
    }
    return builder.build();
  }

  /**
   * Reads a component that is one of the constants, as {@link JsonInput#readEnum} and {@link
   * JsonInput#once} do.
   *
   * @param json the cursor
   * @param first the value so far
   * @return the value that counts
   */
  public @Nullable E read(JsonInput json, @Nullable E first) {
    return json.once(first, json.readEnum(this));
  }

  private void addAlike(String folded, E constant) {
    List<E> alike = byOtherCase.get(folded);
    if (alike == null) {
      alike = new ArrayList<>(1);
      byOtherCase.put(folded, alike);
    }
    if (!alike.contains(constant)) {
      alike.add(constant);
    }
  }

  /** The constant whose name is the string that the lexer scanned last; null for none. */
  @Nullable
  E find(JsonLexer lexer) {
    int constant = lexer.isEscaped()
        ? exact.find(lexer.string())
        : exact.find(lexer.text, lexer.tokenStart(), lexer.tokenEnd());
    return constant < 0 ? null : constants.get(constant);
  }

  /** The one constant that differs by case or outer blanks only; null for none, or for several. */
  @Nullable
  E findAlike(String name) {
    List<E> alike = byOtherCase.get(fold(name.strip()));
    return alike == null || alike.size() > 1 ? null : alike.get(0);
  }

  /** The constant that stands for all other names; null for none. */
  @Nullable
  E fallback() {
    return fallback;
  }

  /** The JSON name of a constant. */
  String nameOf(E constant) {
    return shown.getOrDefault(constant, "");
  }

  String expected() {
    return expected;
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /**
   * Collects the constants of an enum.
   *
   * @param <E> the enum
   */
  public static final class Builder<E extends Enum<E>> {
    private final String enumName;
    private final List<E> constants = new ArrayList<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<E, String> shown = new LinkedHashMap<>();
    private @Nullable E fallback;

    private Builder(String enumName) {
      this.enumName = enumName;
    }

    /**
     * Adds a constant.
     *
     * @param constant the constant
     * @param name its JSON name
     * @param aliases other names that are read as well
     * @return this builder
     * @throws IllegalArgumentException if another constant has one of the names
     */
    public Builder<E> constant(E constant, String name, String... aliases) {
      add(name);
      for (String alias : aliases) {
        add(alias);
      }
      constants.add(constant);
      shown.put(constant, name);
      return this;
    }

    private void add(String name) {
      Integer known = numbers.put(name, constants.size());
      if (known != null && known != constants.size()) {
        throw new IllegalArgumentException(enumName + " has two constants named " + name);
      }
    }

    /**
     * Says which constant stands for all names that are none.
     *
     * @param constant the constant
     * @return this builder
     */
    public Builder<E> fallback(E constant) {
      fallback = constant;
      return this;
    }

    /**
     * Ends the names.
     *
     * @return the names
     */
    public EnumNames<E> build() {
      return new EnumNames<>(this);
    }
  }
}
