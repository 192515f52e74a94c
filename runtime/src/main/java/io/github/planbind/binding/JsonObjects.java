package io.github.planbind.binding;

import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads objects as records, and tells the records of a sealed interface apart. */
abstract class JsonObjects extends JsonScalars {
  private static final int END = -2;
  private final boolean closing;
  private @Nullable Object @Nullable [] kept;
  private @Nullable Object unfinished;
  private @Nullable Frame ended;
  private @Nullable Variants nextVariants;
  private int nextVariant;
  private @Nullable VariantScan variantScan;

  /**
   * Objects that a lexer stands before.
   *
   * @param closing whether a plan is whole that is cut after all that it requires
   */
  JsonObjects(JsonLexer lexer, boolean closing) {
    super(lexer);
    this.closing = closing;
  }

  @Override
  void restart(JsonLexer at, int targetLevel) {
    super.restart(at, targetLevel);
    kept = null;
    unfinished = null;
    ended = null;
    nextVariants = null;
  }

  /** The components of a plan that is cut; null where there is none. */
  final @Nullable Object @Nullable [] kept() {
    return kept;
  }

  /** The value that the cut is in. */
  final @Nullable Object unfinished() {
    return unfinished;
  }

  /** The plan's object, or the last of a list's, as it was when it ended. */
  final @Nullable Frame ended() {
    return ended;
  }

  /**
   * Begins an object.
   *
   * @param shape the record's shape
   * @return false if there is no object, which is noted
   */
  public boolean beginObject(ObjectShape shape) {
    Variants variants = nextVariants;
    if (variants != null) {
      nextVariants = null;
    }
    if (!begin('{', Frame.Kind.OBJECT, "an object")) {
      return false;
    }
    Frame begun = frame();
    begun.beginObject(shape, begun.level == shape().targetLevel());
    if (variants != null) {
      begun.variants = variants;
      begun.variant = nextVariant;
      begun.anyName = variants.hasDiscriminator();
      begun.anyKey = variants.hasDiscriminator() && variants.isKey(variants.discriminator());
    }
    return true;
  }

  /**
   * Moves to the value of the next component. Members that are no component, and nulls, are passed
   * over and counted.
   *
   * @return the component's number in its shape, or a negative number after the last member
   */
  public int nextMember() {
    Frame object = frame();
    if (object.reply != null) {
      return nextDefault(object, object.reply);
    }
    ObjectShape shape = object.shape();
    for (int member = nextNamed(object, shape); member != END; member = nextNamed(object, shape)) {
      if (object.target) {
        noteMember(object, member);
      }
      if (member < 0) {
        skipUnknown(object);
      } else if (isValueOf(object, member)) {
        return member;
      }
    }
    if (object.target && lexer.isCutAfterName(object.depth)) {
      noteName(object, shape.find(lexer));
    }
    return shape.hasDefaults() && !lexer.failed() ? nextDefault(object, lexer) : END;
  }

  /** The component that is named next; -1 for a name that is none, {@link #END} after the last. */
  private int nextNamed(Frame object, ObjectShape shape) {
    // plans mostly come in declared order
    int expected = object.at + 1;
    if (expected < shape.size() && lexer.skipExpected(shape.written(expected))) {
      return expected;
    }
    return lexer.nextName() ? shape.find(lexer) : END;
  }

  /** Moves to the default of the next component that the object, which has ended, did not have. */
  private int nextDefault(Frame object, JsonLexer reply) {
    if (lexer.failed()) {
      // a default cannot be cut or broken; it may only stand too deep
      reply.over(Limit.DEPTH);
    }
    lexer = reply;
    int member = lexer.failed() ? -1 : object.nextDefault();
    String json = member < 0 ? null : object.shape().defaultOf(member);
    if (json == null) {
      object.reply = null;
      return END;
    }
    object.reply = reply;
    object.beginDefault(member);
    lexer = reply.over(json, 0, reply.pos);
    return member;
  }

  private void noteMember(Frame object, int member) {
    object.members++;
    noteName(object, member);
  }

  private static void noteName(Frame object, int member) {
    object.anyName |= member >= 0;
    object.anyKey |= member >= 0 && object.shape().isKey(member);
  }

  private boolean isValueOf(Frame object, int member) {
    object.at = member;
    if (!lexer.isNull()) {
      return true;
    }
    // rule: absent and null are the same
    lexer.scanLiteral();
    if (object.isFilled(member) && !lexer.failed()) {
      repeatDiffers(object);
    }
    object.setNull();
    return false;
  }

  private void skipUnknown(Frame object) {
    Variants variants = object.variants;
    if (variants != null
        && object.variant >= 0
        && variants.hasDiscriminator()
        && lexer.isToken(variants.discriminator())) {
      skipDiscriminator(object, variants);
      return;
    }
    int alike = object.shape().findAlike(lexer);
    if (alike >= 0) {
      object.setAlike(alike);
    }
    ignoreMember();
    lexer.skipValue();
  }

  private void skipDiscriminator(Frame object, Variants variants) {
    boolean string = lexer.text.charAt(lexer.pos) == '"';
    if (string) {
      lexer.scanString();
    } else {
      lexer.skipValue();
    }
    boolean same = string && !lexer.failed() && variants.find(lexer) == object.variant;
    if (!same && !lexer.failed()) {
      misfitAt(variants.discriminator(), "the same value each time", "another value");
    }
  }

  /**
   * Takes the value of a component, which must be the same where its name stands again.
   *
   * @param <V> the component's type
   * @param first the value so far
   * @param now the value just read
   * @return the value that counts
   */
  public <V> @Nullable V once(@Nullable V first, @Nullable V now) {
    Frame object = frame();
    if (fits && object.fill()) {
      return now;
    }
    if (lexer.failed()) {
      unfinished = now;
      return first;
    }
    return settle(object, isSame(first, now)) ? first : now;
  }

  /**
   * Reads a string, as {@link #readString()} and {@link #once} do.
   *
   * @param first the value so far
   * @return the value that counts
   */
  public @Nullable String readString(@Nullable String first) {
    return once(first, readString());
  }

  /**
   * Reads an int, as {@link #readInt()} and {@link #once} do.
   *
   * @param first the value so far
   * @return the value that counts
   */
  public int readInt(int first) {
    return (int) once((long) first, (long) readInt());
  }

  /**
   * Reads a long, as {@link #readLong()} and {@link #once} do.
   *
   * @param first the value so far
   * @return the value that counts
   */
  public long readLong(long first) {
    return once(first, readLong());
  }

  /**
   * Reads a double, as {@link #readDouble()} and {@link #once} do.
   *
   * @param first the value so far
   * @return the value that counts
   */
  public double readDouble(double first) {
    return once(first, readDouble());
  }

  /**
   * Reads a boolean, as {@link #readBoolean()} and {@link #once} do.
   *
   * @param first the value so far
   * @return the value that counts
   */
  public boolean readBoolean(boolean first) {
    return once(first, readBoolean());
  }

  private long once(long first, long now) {
    Frame object = frame();
    if (fits && object.fill()) {
      return now;
    }
    return settle(object, first == now) ? first : now;
  }

  private double once(double first, double now) {
    Frame object = frame();
    if (fits && object.fill()) {
      return now;
    }
    return settle(object, Double.compare(first, now) == 0) ? first : now;
  }

  private boolean once(boolean first, boolean now) {
    Frame object = frame();
    if (fits && object.fill()) {
      return now;
    }
    return settle(object, first == now) ? first : now;
  }

  private static boolean isSame(@Nullable Object first, @Nullable Object now) {
    return first instanceof BigDecimal one && now instanceof BigDecimal other
        ? one.compareTo(other) == 0
        : Objects.equals(first, now);
  }

  /** Settles a value that does not fit, or is not the first; true where the first one counts. */
  private boolean settle(Frame object, boolean same) {
    if (lexer.failed()) {
      return true;
    }
    boolean repeated = object.isRepeated();
    if (!fits) {
      object.setMisfit();
    } else if (object.isAbsent(object.at) || object.isFilled(object.at) && !same) {
      // its first value was null, or another one
      repeatDiffers(object);
    }
    return repeated;
  }

  private void repeatDiffers(Frame object) {
    // rule: the same component twice with different values is a Mismatch
    object.setMisfit();
    misfit("the same value each time", "another value");
  }

  /**
   * Ends an object.
   *
   * @return true if the object is whole, nothing that is required is missing and everything fits
   */
  public boolean endObject() {
    Frame object = frame();
    boolean whole = !lexer.failed();
    boolean target = object.target;
    object.fullyShaped = object.hasAllRequired() && !object.formMissed;
    if (whole
        && target
        && !object.anyKey
        && !object.hasAllRequired()
        && !shape().mayBePart()) {
      // it is no plan, and nobody will ask what it lacks
      countMisfit();
    } else if (whole) {
      reportAbsent(object);
    }
    if (target) {
      shape().add(object, whole);
      ended = object;
    }
    boolean fitSoFar = misfitCount() == object.misfitsBefore;
    return end("an object")
        || closing && target && lexer.isCut() && fitSoFar && object.hasAllNeeded();
  }

  private void reportAbsent(Frame object) {
    if (object.hasAllRequired() && !object.hasAlike()) {
      return;
    }
    ObjectShape shape = object.shape();
    for (int i = 0; i < shape.size(); i++) {
      boolean alike = object.isAlike(i);
      if ((alike || shape.isRequired(i)) && object.isAbsent(i)) {
        misfitAt(
            shape.component(i),
            shape.isRequired(i) ? "a value" : "a value under exactly this name",
            alike
                ? Misfit.NOTHING + ", but a name that differs only by case, \"_\" or \"-\""
                : Misfit.NOTHING);
      }
    }
  }

  /**
   * Says whether the object that has just ended is the plan itself, and cut.
   *
   * @return true if its values so far are worth keeping
   */
  public boolean isCutPlan() {
    return level() == 0 && shape().targetLevel() == 0 && lexer.isCut();
  }

  /**
   * Keeps what a cut plan has.
   *
   * @param components the values so far, in declared order
   */
  public void keep(@Nullable Object... components) {
    kept = components;
  }

  /**
   * Notes that a record's constructor threw an exception.
   *
   * @param <T> the record
   * @return null
   */
  public <T> @Nullable T refused() {
    misfit("values that the record's constructor takes", "values that it refuses");
    return null;
  }

  /**
   * Finds out which record of a sealed interface the object at the cursor is.
   *
   * @param variants the records
   * @return the variant's number, the cursor still being at the object; -1 if there is none, which
   *     is noted
   */
  public int beginVariant(Variants variants) {
    if (!isObject()) {
      return -1;
    }
    boolean target = level() == shape().targetLevel();
    VariantScan scan = variantScan();
    int variant = scan.variant(lexer.scout(), variants);
    if (variant >= 0) {
      nextVariants = variants;
      nextVariant = variant;
      return variant;
    }
    lexer.skipValue();
    leaveText();
    if (target) {
      shape().addUnknownVariant(scan, !lexer.failed());
    }
    if (!lexer.failed()) {
      String member = variants.hasDiscriminator() ? variants.discriminator() : null;
      misfitAt(member, variants.expected(), scan.found());
    }
    misses();
    return -1;
  }

  /** Says whether there is an object at the cursor, going into the string that holds it. */
  private boolean isObject() {
    if (lexer.failed()) {
      return misses();
    }
    char c = lexer.text.charAt(lexer.pos);
    if (c == '"') {
      return enterText('{', "an object");
    }
    return c == '{' || formMisfit("an object");
  }

  private VariantScan variantScan() {
    VariantScan known = variantScan;
    if (known == null) {
      known = new VariantScan();
      variantScan = known;
    }
    return known;
  }
}
