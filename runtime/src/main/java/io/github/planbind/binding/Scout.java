package io.github.planbind.binding;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Looks ahead of another lexer over the same text. It remembers where the members end that it has moved
 * over, so that it moves over each only once however deep they stand in each other. Its edits and
 * notices do not count.
 */
final class Scout extends JsonLexer {
  private static final int FEW = 16;
  private static final int NONE = -1;

  /** Where each member starts that is an object or array, and where it ends, in the order of the text. */
  private int[] members = {};

  private int size;

  /** The innermost member that has no end yet; the place of its end holds the one around it. */
  private int open = NONE;

  Scout(String text, @Nullable Edits edits, int origin, boolean keepLatex) {
    super(text, edits, origin, 0, keepLatex);
  }

  /** Forgets what it has moved over. */
  void forget() {
    size = 0;
    open = NONE;
  }

  /** Goes to the place of the other lexer, which is in front of the places where it was before. */
  void follow(JsonLexer other) {
    restart(other.pos);
    depth = other.depth;
    if (size > 0 && pos > members[size - 2]) {
      forget();
    }
  }

  @Override
  void skipValue() {
    int outer = depth;
    boolean value = !failed();
    while (value) {
      char c = text.charAt(pos);
      boolean opens = c == '{' || c == '[';
      if (opens ? !enter(c, isMember(outer)) : !scanScalar()) {
        return;
      }
      value = false;
      while (!value && depth > outer && !failed()) {
        value = objects().get(depth) ? nextName() : nextItem();
        if (!value && !failed() && isMember(outer)) {
          endMember();
        }
      }
    }
  }

  /** Says whether what begins or ends here is a member; what is skipped at an outer depth is one. */
  private boolean isMember(int outer) {
    return depth == outer || objects().get(depth);
  }

  /** Opens an object or array, or moves over a member that is known; false where it cannot be read. */
  private boolean enter(char bracket, boolean member) {
    int known = member ? find(pos) : NONE;
    if (known >= 0) {
      return skipKnown(members[known + 1]);
    }
    if (member) {
      beginMember();
    }
    if (!open()) {
      return false;
    }
    objects().set(depth, bracket == '{');
    return true;
  }

  private boolean skipKnown(int end) {
    if (end < 0) {
      // it stopped the lexer before, and would again
      return broken(pos, "");
    }
    pos = end;
    return true;
  }

  private void beginMember() {
    if (size == members.length) {
      members = Arrays.copyOf(members, Math.max(FEW, 2 * size));
    }
    members[size] = pos;
    members[size + 1] = ~(open + 1);
    open = size;
    size += 2;
  }

  private void endMember() {
    int ended = open;
    open = ~members[ended + 1] - 1;
    members[ended + 1] = pos;
  }

  /** The known member that starts at a place; -1 for none. */
  private int find(int start) {
    int low = 0;
    int high = size / 2 - 1;
    if (high < 0 || start > members[2 * high]) {
      return NONE;
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (members[2 * middle] < start) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return members[2 * low] == start ? 2 * low : NONE;
  }
}
