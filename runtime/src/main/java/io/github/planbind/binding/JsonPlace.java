package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a reading is: the open objects and arrays, and what did not fit in them. It begins and ends
 * values and knows what a JSON pointer to the present one is; it reads no scalars.
 */
abstract class JsonPlace {
  /** What the whole value stands in. */
  private final Frame root = new Frame(null);

  private final Shape shape = new Shape();
  /** The first ones. */
  private List<Misfit> misfits = List.of();

  private int misfitCount;
  JsonLexer lexer;
  private Frame frame = root;

  boolean fits;
  private int ignoredMembers;
  private boolean quiet;
  /** The lexer of the text whose string was entered, until something is begun in it. */
  private @Nullable JsonLexer enteredFrom;

  JsonPlace(JsonLexer lexer) {
    this.lexer = lexer;
  }

  /** Begins anew, for a target whose objects stand at a level. */
  void restart(JsonLexer at, int targetLevel) {
    lexer = at;
    frame = root;
    enteredFrom = null;
    fits = false;
    ignoredMembers = 0;
    shape.restart(targetLevel);
    truncateMisfits(0);
  }

  /** Says whether mismatches are only counted, since nobody will ask for them. */
  final void setQuiet(boolean onlyCount) {
    quiet = onlyCount;
  }

  /** Tells the lexer of the document of a limit that was passed inside a string or a default. */
  final void tellOfLimit(JsonLexer document) {
    if (lexer.ending() == DocumentReader.Ending.LIMIT) {
      document.over(lexer.limit());
    }
  }

  /** The first mismatches. */
  final List<Misfit> misfits() {
    return List.copyOf(misfits);
  }

  /** How many mismatches there are, kept or only counted. */
  final int misfitCount() {
    return misfitCount;
  }

  final Shape shape() {
    return shape;
  }

  final int ignoredMembers() {
    return ignoredMembers;
  }

  final void ignoreMember() {
    ignoredMembers++;
  }

  // ---- beginning and ending

  /** Begins the object or array at the cursor, or the one that the string at the cursor holds. */
  final boolean begin(char bracket, Frame.Kind kind, String expected) {
    if (lexer.failed()) {
      return misses();
    }
    JsonLexer outer = enteredFrom;
    char c = lexer.text.charAt(lexer.pos);
    if (c == '"' && outer == null) {
      return enterText(bracket, expected) && begin(bracket, kind, expected);
    }
    if (c != bracket) {
      return formMisfit(expected);
    }
    int start = outer == null ? lexer.pos : outer.tokenStart() - 1;
    if (!lexer.open()) {
      return tooDeep(outer);
    }
    Frame begun = push(kind, start);
    begun.depth = lexer.depth;
    if (outer != null) {
      begun.outer = outer;
      enteredFrom = null;
    }
    return true;
  }

  private boolean tooDeep(@Nullable JsonLexer outer) {
    if (outer != null) {
      outer.over(lexer.limit());
      leaveText();
    }
    return misses();
  }

  /** Goes into the string at the cursor, if it holds a document that begins with a bracket. */
  final boolean enterText(char bracket, String expected) {
    JsonLexer outer = lexer;
    int string = outer.pos;
    if (!outer.scanString()) {
      formMissed();
      return misses();
    }
    String held = outer.string();
    int first = Blanks.skip(held, 0);
    if (first == held.length() || held.charAt(first) != bracket) {
      formMissed();
      return misfit(expected, "a string");
    }
    // rule: a string that holds a JSON document is read for a record, list or map component
    outer.edit(Edit.Kind.DOCUMENT_IN_STRING, string);
    lexer = outer.over(held, first, string);
    enteredFrom = outer;
    return true;
  }

  /** Goes back out of a string that was entered and of which nothing was begun. */
  final void leaveText() {
    JsonLexer outer = enteredFrom;
    if (outer != null) {
      outer.noteEscapesOf(lexer);
      lexer = outer;
      enteredFrom = null;
    }
  }

  /** Says whether the value that is read next, and all that it stands in, must be there. */
  final boolean isRequiredHere() {
    return frame.required && frame.requiresNext();
  }

  private Frame push(Frame.Kind kind, int start) {
    boolean required = isRequiredHere();
    Frame pushed = frame.inner();
    pushed.begin(kind, start, misfitCount);
    pushed.required = required;
    frame = pushed;
    return pushed;
  }

  /** Ends the innermost open value and says whether it is whole and fits. */
  final boolean end(String expected) {
    Frame ended = frame();
    fits = !lexer.failed() && misfitCount == ended.misfitsBefore;
    frame = ended.around();
    JsonLexer outer = ended.outer;
    if (outer != null) {
      ended.outer = null;
      endText(ended, outer, expected);
    }
    return fits;
  }

  private void endText(Frame ended, JsonLexer outer, String expected) {
    JsonLexer inner = lexer;
    inner.skipBlanks();
    boolean whole = !inner.failed() && inner.pos >= inner.end;
    lexer = outer;
    outer.noteEscapesOf(inner);
    if (inner.ending() == DocumentReader.Ending.LIMIT) {
      outer.over(inner.limit());
      misses();
    } else if (!whole) {
      truncateMisfits(ended.misfitsBefore);
      formMissed();
      misfit(expected, "a string that holds no whole JSON document");
    }
  }

  /** Begins a list of the one object at the cursor. */
  final void beginSingle() {
    push(Frame.Kind.SINGLE, lexer.pos).inner().fullyShaped = false;
  }

  /** Says whether the object of a list of one, which has just ended, was fully shaped. */
  final boolean wasFullyShaped(Frame single) {
    return single.inner().fullyShaped;
  }

  /** The innermost open value; what the whole value stands in, where none is open. */
  final Frame frame() {
    return frame;
  }

  /** The level at which the next object would begin. */
  final int level() {
    return frame.level + 1;
  }

  // ---- what does not fit

  final boolean misses() {
    fits = false;
    return false;
  }

  /** Moves over a value of another form, and notes it. */
  final boolean formMisfit(String expected) {
    if (lexer.failed()) {
      return misses();
    }
    String found = Forms.at(lexer.text.charAt(lexer.pos));
    formMissed();
    lexer.skipValue();
    return lexer.failed() ? misses() : misfit(expected, found);
  }

  /** Notes that the value has a form that its component cannot be read from. */
  final void formMissed() {
    if (level() == shape.targetLevel()) {
      shape.addForeign();
    } else if (frame.kind == Frame.Kind.OBJECT) {
      frame.formMissed |= frame.shape().isRequired(frame.at);
    }
  }

  final boolean misfit(String expected, String found) {
    return misfitAt(null, expected, found);
  }

  final boolean misfitAt(@Nullable String member, String expected, String found) {
    if (!quiet && misfits.size() < Limits.MISFITS) {
      if (misfits.isEmpty()) {
        misfits = new ArrayList<>();
      }
      misfits.add(new Misfit(pointer(member), expected, found));
    }
    countMisfit();
    return misses();
  }

  final void countMisfit() {
    misfitCount++;
  }

  /** Forgets the mismatches that were noted after there were this many. */
  final void truncateMisfits(int toCount) {
    misfitCount = toCount;
    while (misfits.size() > toCount) {
      misfits.remove(misfits.size() - 1);
    }
  }

  private String pointer(@Nullable String member) {
    StringBuilder pointer = new StringBuilder();
    for (Frame step = root; step != frame; ) {
      step = step.inner();
      boolean last = step == frame;
      if (step.kind == Frame.Kind.MAP) {
        pointer.append("/*");
      } else if (step.kind == Frame.Kind.ARRAY) {
        pointer.append('/').append(step.at);
      } else if (step.kind == Frame.Kind.OBJECT && step.at >= 0 && !(last && member != null)) {
        appendName(pointer, step.shape().component(step.at));
      }
    }
    if (member != null) {
      appendName(pointer, member);
    }
    return pointer.toString();
  }

  private static void appendName(StringBuilder pointer, String name) {
    pointer.append('/');
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      pointer.append(c == '~' ? "~0" : c == '/' ? "~1" : String.valueOf(c));
    }
  }
}
