package io.github.planbind.binding;

import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads objects as records, and tells the records of a sealed interface apart. */
abstract class JsonObjects extends JsonScalars {
  private final boolean closing;
  private @Nullable Object @Nullable [] kept;
  private @Nullable Object unfinished;
  private @Nullable Frame ended;
  private @Nullable Variants nextVariants;
  private int nextVariant;
  private @Nullable JsonLexer scout;

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
    nextVariants = null;
    if (!begin('{', Frame.Kind.OBJECT, "an object")) {
      return false;
    }
    Frame begun = frame();
    begun.beginObject(shape);
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
   * @return the component's number in its shape, or -1 after the last member
   */
  public int nextMember() {
    Frame object = frame();
    if (object.reply != null) {
      return nextDefault(object, object.reply);
    }
    while (lexer.nextName()) {
      int member = object.shape().find(lexer, object.at + 1);
      object.members++;
      if (object.members == 1 && isTarget(object)) {
        shape().wrapper().begin(lexer);
      }
      if (member < 0) {
        skipUnknown(object);
      } else if (isValueOf(object, member)) {
        return member;
      }
    }
    if (lexer.isCutAfterName(object.depth)) {
      noteName(object, object.shape().find(lexer, object.at + 1));
    }
    return !lexer.failed() && object.shape().hasDefaults() ? nextDefault(object, lexer) : -1;
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
      return -1;
    }
    object.reply = reply;
    object.defaultAt = member;
    object.at = member;
    object.repeated = false;
    lexer = reply.over(json, 0, reply.pos);
    return member;
  }

  private static void noteName(Frame object, int member) {
    object.anyName |= member >= 0;
    object.anyKey |= member >= 0 && object.shape().isKey(member);
  }

  private boolean isValueOf(Frame object, int member) {
    object.at = member;
    noteName(object, member);
    object.repeated = object.named.get(member);
    if (lexer.isNull()) {
      // rule: absent and null are the same
      lexer.scanLiteral();
      if (object.repeated && object.filled.get(member) && !lexer.failed()) {
        repeatDiffers(object);
      }
      object.named.set(member);
      return false;
    }
    object.named.set(member);
    return true;
  }

  private void skipUnknown(Frame object) {
    Variants variants = object.variants;
    if (variants != null
        && variants.hasDiscriminator()
        && lexer.isToken(variants.discriminator())) {
      skipDiscriminator(object, variants);
      return;
    }
    int alike = object.shape().findAlike(lexer);
    if (alike >= 0) {
      object.alike.set(alike);
      object.anyAlike = true;
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
    boolean same = string && !lexer.failed() && variants.find(lexer.string()) == object.variant;
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
    if (lexer.failed()) {
      unfinished = now;
      return first;
    }
    if (isSecondValue() && !isSame(first, now)) {
      repeatDiffers(frame());
    }
    return frame().repeated ? first : now;
  }

  /**
   * As {@link #once(Object, Object)}.
   *
   * @param first the value so far
   * @param now the value just read
   * @return the value that counts
   */
  public int once(int first, int now) {
    return (int) once((long) first, (long) now);
  }

  /**
   * As {@link #once(Object, Object)}.
   *
   * @param first the value so far
   * @param now the value just read
   * @return the value that counts
   */
  public long once(long first, long now) {
    if (isSecondValue() && first != now) {
      repeatDiffers(frame());
    }
    return frame().repeated || lexer.failed() ? first : now;
  }

  /**
   * As {@link #once(Object, Object)}.
   *
   * @param first the value so far
   * @param now the value just read
   * @return the value that counts
   */
  public double once(double first, double now) {
    if (isSecondValue() && Double.compare(first, now) != 0) {
      repeatDiffers(frame());
    }
    return frame().repeated || lexer.failed() ? first : now;
  }

  /**
   * As {@link #once(Object, Object)}.
   *
   * @param first the value so far
   * @param now the value just read
   * @return the value that counts
   */
  public boolean once(boolean first, boolean now) {
    if (isSecondValue() && first != now) {
      repeatDiffers(frame());
    }
    return frame().repeated || lexer.failed() ? first : now;
  }

  private static boolean isSame(@Nullable Object first, @Nullable Object now) {
    return first instanceof BigDecimal one && now instanceof BigDecimal other
        ? one.compareTo(other) == 0
        : Objects.equals(first, now);
  }

  /** Settles the value just read, and says whether there are two values to compare. */
  private boolean isSecondValue() {
    Frame object = frame();
    int member = object.at;
    if (lexer.failed()) {
      return false;
    }
    if (!fits) {
      object.misfit.set(member);
      return false;
    }
    if (!object.repeated) {
      object.filled.set(member);
      return false;
    }
    if (object.isAbsent(member)) {
      // its first value was null
      repeatDiffers(object);
    }
    return object.filled.get(member);
  }

  private void repeatDiffers(Frame object) {
    // rule: the same component twice with different values is a Mismatch
    object.misfit.set(object.at);
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
    boolean target = isTarget(object);
    if (whole
        && target
        && !object.anyKey
        && !object.hasAllRequired()
        && !shape().mayBePart()) {
      // it is no plan, and nobody will ask what it lacks
      misfits().countOne();
    } else if (whole) {
      reportAbsent(object);
    }
    if (target) {
      shape().add(object, whole);
      ended = object;
    }
    boolean fitSoFar = misfits().count() == object.misfitsBefore;
    return end("an object")
        || closing && target && lexer.isCut() && fitSoFar && object.hasAllNeeded();
  }

  private void reportAbsent(Frame object) {
    ObjectShape shape = object.shape();
    for (int i = 0; i < shape.size(); i++) {
      boolean alike = object.anyAlike && object.alike.get(i);
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
    Wrapper wrapper = target ? shape().wrapper() : new Wrapper();
    VariantScan scan = new VariantScan(scout(), variants, wrapper);
    int variant = scan.variant();
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

  /** A lexer at the present place; there is one for each text, since none looks ahead for long. */
  private JsonLexer scout() {
    JsonLexer known = scout;
    if (known == null || !known.isOver(lexer)) {
      known = lexer.scout();
      scout = known;
    }
    known.follow(lexer);
    return known;
  }
}
