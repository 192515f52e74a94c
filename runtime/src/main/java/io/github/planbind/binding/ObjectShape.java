package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record as JSON sees it: the names of its components, in declared order, and which of them must
 * be there. Generated companions hold one for each record that they read.
 */
public final class ObjectShape {
  private static final String NO_NAME = " ";
  private final String record;
  private final String[] components;
  private final char[][] written;
  /** What is known of the components of an object that has just begun. */
  private final byte[] flags;

  private final boolean[] keys;
  private final int requiredCount;
  private final @Nullable String[] defaults;
  private final boolean anyDefault;
  private final NameTable names;
  private final NameTable folded;

  private ObjectShape(Builder builder) {
    record = builder.record;
    components = builder.components.toArray(new String[0]);
    written = new char[components.length][];
    flags = new byte[components.length];
    keys = new boolean[components.length];
    int count = 0;
    for (int i = 0; i < components.length; i++) {
      boolean required = builder.required.get(i);
      written[i] = (isPlain(components[i]) ? '"' + components[i] + "\":" : NO_NAME).toCharArray();
      flags[i] = required ? Frame.REQUIRED : 0;
      count += required ? 1 : 0;
    }
    requiredCount = count;
    defaults = builder.defaults.toArray(new String[0]);
    anyDefault = builder.anyDefault;
    names = new NameTable(builder.names, builder.numbers);
    List<String> foldedNames = new ArrayList<>();
    for (int i = 0; i < builder.names.size(); i++) {
      foldedNames.add(NameTable.fold(builder.names.get(i)));
    }
    folded = new NameTable(foldedNames, builder.numbers);
    for (String key : builder.keys) {
      int member = names.find(key);
      if (member < 0) {
        throw new IllegalArgumentException(key + " is no component of " + record);
      }
      keys[member] = true;
    }
  }

  /** Says whether a name stands in JSON as it is. */
  private static boolean isPlain(String name) {
    boolean plain = name.length() <= Limits.NAME_CHARS;
    for (int i = 0; plain && i < name.length(); i++) {
      char c = name.charAt(i);
      plain = c >= ' ' && c != '"' && c != '\\';
    }
    return plain;
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
  int find(JsonLexer lexer) {
    return lexer.isEscaped()
        ? names.find(lexer.string())
        : names.find(lexer.text, lexer.tokenStart(), lexer.tokenEnd());
  }

  /** A name in its quotes, and a colon; what no name in JSON begins with, for no such component. */
  char[] written(int index) {
    return written[index];
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
    return flags[index] != 0;
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
    return keys[index];
  }

  /** The flags of an object that has just begun, in an array that may be used again. */
  byte[] copyFlags(byte[] used) {
    if (used.length < flags.length) {
      return flags.clone();
    }
    System.arraycopy(flags, 0, used, 0, flags.length);
    return used;
  }

  int requiredCount() {
    return requiredCount;
  }

  boolean hasRequired() {
    return requiredCount > 0;
  }

  /** Collects the components of a shape. */
  public static final class Builder {
    private final String record;
    private final List<String> components = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final List<Boolean> required = new ArrayList<>();
    private final List<@Nullable String> defaults = new ArrayList<>();
    private boolean anyDefault;
    private String[] keys = {};

    private Builder(String record) {
      this.record = record;
    }

    /**
     * Adds components that must be there.
     *
     * @param jsonNames their JSON names
     * @return this builder
     */
    public Builder required(String... jsonNames) {
      for (String name : jsonNames) {
        add(null, name, true);
      }
      return this;
    }

    /**
     * Adds components that may be absent.
     *
     * @param jsonNames their JSON names
     * @return this builder
     */
    public Builder optional(String... jsonNames) {
      for (String name : jsonNames) {
        add(null, name, false);
      }
      return this;
    }

    /**
     * Adds a component that has a default where it is absent.
     *
     * @param json the default, which is read in its place
     * @param name its JSON name
     * @return this builder
     */
    public Builder defaulted(String json, String name) {
      anyDefault = true;
      // behind a blank a number is known to have ended
      add(json + " ", name, false);
      return this;
    }

    /**
     * Adds names to the last component.
     *
     * @param others what is read as well as its name
     * @return this builder
     */
    public Builder aliases(String... others) {
      for (String name : others) {
        names.add(name);
        numbers.add(components.size() - 1);
      }
      return this;
    }

    private void add(@Nullable String json, String name, boolean isRequired) {
      names.add(name);
      numbers.add(components.size());
      components.add(name);
      defaults.add(json);
      required.add(isRequired);
    }

    /**
     * Says which names make an object plan-shaped.
     *
     * @param names names of components
     * @return this builder
     */
    public Builder keys(String... names) {
      keys = names.clone();
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
