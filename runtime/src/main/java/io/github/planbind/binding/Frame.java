package io.github.planbind.binding;

import org.jspecify.annotations.Nullable;

/** What is known of one open object, array or map. Frames are used again at the same level. */
final class Frame {
  enum Kind {
    OBJECT,
    ARRAY,
    MAP,
    /** One object that stands for a list of one: it is no level of its own in the JSON. */
    SINGLE
  }

  private static final byte NULL = 1;
  private static final byte FILLED = 2;
  private static final byte MISFIT = 4;
  private static final byte ALIKE = 8;
  static final byte REQUIRED = 16;
  private static final byte[] NONE = {};

  private final @Nullable Frame around;
  private @Nullable Frame inner;

  /** How many values this one stands in; -1 for the root. */
  final int level;

  Kind kind = Kind.ARRAY;
  int start;
  /** How many brackets are open in it. */
  int depth;
  /** The component's number, or the element's index; -1 before the first. */
  int at;

  int misfitsBefore;
  /** The lexer to go back to, where this value stood in a string. */
  @Nullable
  JsonLexer outer;

  @Nullable
  ObjectShape shape;

  @Nullable
  Variants variants;

  int variant;
  /** What is known of each component: the constants above. */
  private byte[] components = NONE;

  /** How many of the required components have no value, be it one that fits or not. */
  private int missing;

  private boolean anyAlike;

  /** Whether it is the plan, or an element of the list that is looked for. */
  boolean target;

  boolean anyKey;
  boolean anyName;
  boolean formMissed;
  /** Whether the object that ended here last had every required component in a form to read. */
  boolean fullyShaped;
  /** Whether the value that this is must be there. */
  boolean required;

  int members;
  /** The component whose default is read now; -1 while the object itself is read. */
  int defaultAt;
  /** The lexer to go back to behind a default. */
  @Nullable
  JsonLexer reply;

  /**
   * A frame in another one.
   *
   * @param around the other, or null for the root, which stands for what the whole value is in
   */
  Frame(@Nullable Frame around) {
    this.around = around;
    this.level = around == null ? -1 : around.level + 1;
    this.required = around == null;
  }

  /** The frame of what stands in this value. */
  Frame inner() {
    Frame known = inner;
    if (known == null) {
      known = new Frame(this);
      inner = known;
    }
    return known;
  }

  /** The frame of what this value stands in. */
  Frame around() {
    if (around == null) {
      throw new IllegalStateException("No object or array is open");
    }
    return around;
  }

  void begin(Kind kind, int start, int misfitsBefore) {
    // at one level mostly the same stands again, and a reference costs more to write than to
    // compare
    if (this.kind != kind) {
      this.kind = kind;
    }
    this.start = start;
    this.misfitsBefore = misfitsBefore;
    at = -1;
  }

  void beginObject(ObjectShape shape, boolean target) {
    if (this.shape != shape) {
      this.shape = shape;
    }
    this.target = target;
    variant = -1;
    missing = shape.requiredCount();
    components = shape.copyFlags(components);
    anyAlike = false;
    formMissed = false;
    defaultAt = -1;
    if (target) {
      anyKey = false;
      anyName = false;
      members = 0;
    }
  }

  ObjectShape shape() {
    ObjectShape known = shape;
    if (known == null) {
      throw new IllegalStateException("No object has begun");
    }
    return known;
  }

  /** Says whether the present component is required; what stands in a list always is. */
  boolean requiresNext() {
    return kind != Kind.OBJECT || shape().isRequired(at);
  }

  /** Takes a value that fits for the present component; false where its name stood before. */
  boolean fill() {
    if (isRepeated()) {
      return false;
    }
    settle(FILLED);
    return true;
  }

  /** Says whether the name of the present component stood before. */
  boolean isRepeated() {
    return (components[at] & (NULL | FILLED | MISFIT)) != 0;
  }

  /** Notes that the present component has a value that does not fit. */
  void setMisfit() {
    settle(MISFIT);
  }

  private void settle(byte how) {
    byte known = components[at];
    if ((known & (FILLED | MISFIT | REQUIRED)) == REQUIRED) {
      missing--;
    }
    components[at] = (byte) (known | how);
  }

  /** Notes that the present component is null. */
  void setNull() {
    components[at] |= NULL;
  }

  /** Notes that a member has almost the name of a component. */
  void setAlike(int component) {
    components[component] |= ALIKE;
    anyAlike = true;
  }

  /** Says whether a member has almost the name of any component. */
  boolean hasAlike() {
    return anyAlike;
  }

  boolean isAlike(int component) {
    return anyAlike && (components[component] & ALIKE) != 0;
  }

  boolean isFilled(int component) {
    return (components[component] & FILLED) != 0;
  }

  /** Says whether a component has no value, be it absent or null. */
  boolean isAbsent(int component) {
    return (components[component] & (FILLED | MISFIT)) == 0;
  }

  /** Says whether every component has a value that its record cannot do without. */
  boolean hasAllNeeded() {
    ObjectShape known = shape();
    for (int i = 0; known.hasDefaults() && i < known.size(); i++) {
      // rule: no value is ever invented; what was to come after the cut is not the default
      if (known.defaultOf(i) != null && isAbsent(i)) {
        return false;
      }
    }
    return hasAllRequired();
  }

  /** Goes to a component whose default is read. */
  void beginDefault(int component) {
    at = component;
    defaultAt = component;
    components[component] &= ~NULL;
  }

  /** The next component that is absent and has a default; -1 for none. */
  int nextDefault() {
    ObjectShape known = shape();
    for (int i = defaultAt + 1; i < known.size(); i++) {
      // a name that is almost the component's is a misspelling, and no reason for a default
      if (known.defaultOf(i) != null && isAbsent(i) && !isAlike(i)) {
        return i;
      }
    }
    return -1;
  }

  boolean hasAllRequired() {
    return missing == 0;
  }
}
