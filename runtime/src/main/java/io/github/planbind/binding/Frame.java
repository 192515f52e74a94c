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

  final int level;
  Kind kind = Kind.OBJECT;
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
  boolean repeated;
  /** Components whose name was read, whatever the value. */
  final Bits named = new Bits();
  /** Components that have a value that fits. */
  final Bits filled = new Bits();
  /** Components that have a value that does not fit. */
  final Bits misfit = new Bits();
  /** Components that a member of almost the same name stands for. */
  final Bits alike = new Bits();

  boolean anyAlike;

  boolean anyKey;
  boolean anyName;
  boolean formMissed;
  /** Whether the value that this is must be there. */
  boolean required;

  int members;
  /** The component whose default is read now; -1 while the object itself is read. */
  int defaultAt;
  /** The lexer to go back to behind a default. */
  @Nullable
  JsonLexer reply;

  Frame(int level) {
    this.level = level;
  }

  void begin(Kind kind, int start, int misfitsBefore) {
    this.kind = kind;
    this.start = start;
    this.misfitsBefore = misfitsBefore;
    at = -1;
    outer = null;
    shape = null;
    variants = null;
    variant = -1;
    reply = null;
  }

  void beginObject(ObjectShape shape) {
    this.shape = shape;
    repeated = false;
    named.clear();
    filled.clear();
    misfit.clear();
    alike.clear();
    anyAlike = false;
    anyKey = false;
    anyName = false;
    formMissed = false;
    members = 0;
    defaultAt = -1;
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
    return shape == null || shape.isRequired(at);
  }

  /** Says whether a component has no value, be it absent or null. */
  boolean isAbsent(int component) {
    return !filled.get(component) && !misfit.get(component);
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

  /** The next component that is absent and has a default; -1 for none. */
  int nextDefault() {
    ObjectShape known = shape();
    for (int i = defaultAt + 1; i < known.size(); i++) {
      // a name that is almost the component's is a misspelling, and no reason for a default
      if (known.defaultOf(i) != null && isAbsent(i) && !(anyAlike && alike.get(i))) {
        return i;
      }
    }
    return -1;
  }

  boolean hasAllRequired() {
    for (int i = 0; shape != null && i < shape.size(); i++) {
      if (shape.isRequired(i) && isAbsent(i)) {
        return false;
      }
    }
    return true;
  }
}
