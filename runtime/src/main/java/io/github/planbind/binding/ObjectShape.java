package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A record as JSON sees it: the names of its components, in declared order, and which of them must
 * be there. Generated companions hold one for each record that they read.
 */
public final class ObjectShape {
  private final String record;
  private final String[] components;
  private final BitSet required;
  private final BitSet keys;
  private final @Nullable String[] defaults;
  private final boolean anyDefault;
  private final NameTable names;
  private final NameTable folded;

  private ObjectShape(Builder builder) {
    record = builder.record;
    components = builder.components.toArray(new String[0]);
    required = builder.required;
    defaults = builder.defaults.toArray(new String[0]);
    anyDefault = Arrays.stream(defaults).anyMatch(Objects::nonNull);
    names = new NameTable(builder.names, builder.numbers);
    List<String> foldedNames = new ArrayList<>();
    for (String name : builder.names) {
      foldedNames.add(NameTable.fold(name));
    }
    folded = new NameTable(foldedNames, builder.numbers);
    keys = new BitSet();
    for (String key : builder.keys) {
      int member = names.find(key);
      if (member < 0) {
        throw new IllegalArgumentException(key + " is no component of " + record);
      }
      keys.set(member);
    }
  }

  /**
   * Starts the shape of a record.
   *
   * @param record the record's simple name, for messages
   * @return a builder without components
   */
  public static Builder named(String record) {
    return new Builder(record);
  }

  /** The number of the component with the name that the lexer stands behind, or -1. */
  int find(JsonLexer lexer, int hint) {
    if (lexer.isEscaped()) {
      return names.find(lexer.string());
    }
    int start = lexer.tokenStart();
    int length = lexer.tokenEnd() - start;
    // plans mostly come in declared order
    if (hint < components.length
        && components[hint].length() == length
        && lexer.text.startsWith(components[hint], start)) {
      return hint;
    }
    return names.find(lexer.text, start, start + length);
  }

  /** The component whose name differs from the lexer's only by case, _ or -; -1 for none. */
  int findAlike(JsonLexer lexer) {
    if (lexer.isEscaped()) {
      String name = lexer.string();
      return folded.findFolded(name, 0, name.length());
    }
    return folded.findFolded(lexer.text, lexer.tokenStart(), lexer.tokenEnd());
  }

  String record() {
    return record;
  }

  int size() {
    return components.length;
  }

  String component(int index) {
    return components[index];
  }

  boolean isRequired(int index) {
    return required.get(index);
  }

  /** Says whether any component has a default. */
  boolean hasDefaults() {
    return anyDefault;
  }

  /** The JSON that is read where a component is absent; null for a component without a default. */
  @Nullable
  String defaultOf(int index) {
    return defaults[index];
  }

  boolean isKey(int index) {
    return keys.get(index);
  }

  boolean hasRequired() {
    return !required.isEmpty();
  }

  /** Collects the components of a shape. */
  public static final class Builder {
    private final String record;
    private final List<String> components = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final BitSet required = new BitSet();
    private final List<@Nullable String> defaults = new ArrayList<>();
    private List<String> keys = List.of();

    private Builder(String record) {
      this.record = record;
    }

    /**
     * Adds a component that must be there.
     *
     * @param name its JSON name
     * @param aliases other names that are read as well
     * @return this builder
     */
    public Builder required(String name, String... aliases) {
      required.set(components.size());
      return optional(name, aliases);
    }

    /**
     * Adds a component that may be absent.
     *
     * @param name its JSON name
     * @param aliases other names that are read as well
     * @return this builder
     */
    public Builder optional(String name, String... aliases) {
      return add(null, name, aliases);
    }

    /**
     * Adds a component that has a default where it is absent.
     *
     * @param json the default, which is read in its place
     * @param name its JSON name
     * @param aliases other names that are read as well
     * @return this builder
     */
    public Builder defaulted(String json, String name, String... aliases) {
      // behind a blank a number is known to have ended
      return add(json + " ", name, aliases);
    }

    private Builder add(@Nullable String json, String name, String... aliases) {
      add(name);
      for (String alias : aliases) {
        add(alias);
      }
      components.add(name);
      defaults.add(json);
      return this;
    }

    private void add(String name) {
      names.add(name);
      numbers.add(components.size());
    }

    /**
     * Says which names make an object plan-shaped.
     *
     * @param names names of components
     * @return this builder
     */
    public Builder keys(String... names) {
      keys = Arrays.asList(names);
      return this;
    }

    /**
     * Ends the shape.
     *
     * @return the shape
     * @throws IllegalArgumentException if a key is no component
     */
    public ObjectShape build() {
      return new ObjectShape(this);
    }
  }
}
