package io.github.planbind;

import io.github.planbind.binding.Blanks;
import org.jspecify.annotations.Nullable;

/** Finds what follows blanks and comments. */
final class LookAhead {
  /** How many comments of several lines are passed over. */
  private static final int MOST_BLOCKS = 16;

  private static final int NONE = -1;
  private static final int[] NOTHING = {};
  private final String text;
  private final Comments comments;
  private int[] known = NOTHING;

  /** Where the comments of several lines end that the last look passed over which met any. */
  private int[] passed = NOTHING;

  private int passedCount;
  private @Nullable Skip passedBy;

  LookAhead(String text, Comments comments) {
    this.text = text;
    this.comments = comments;
  }

  /** What else is passed over, and where the looking ends. */
  enum Skip {
    /** Blank lines; a fence line ends it. */
    BLANK_LINES(""),
    /** Nothing else in the body of a fence; a paragraph's end ends it. */
    IN_BODY(""),
    /** Nothing else in prose; a paragraph's end, or a mark of reasoning, ends it. */
    IN_PROSE(""),
    /** As {@link #IN_BODY}, and closers. */
    CLOSERS_IN_BODY("]}"),
    /** As {@link #IN_PROSE}, and closers. */
    CLOSERS_IN_PROSE("]}");

    private final String others;

    Skip(String others) {
      this.others = others;
    }

    /** Blanks and comments in a paragraph. */
    static Skip blanks(boolean prose) {
      return prose ? IN_PROSE : IN_BODY;
    }

    /** Blanks, comments and closers in a paragraph. */
    static Skip closers(boolean prose) {
      return prose ? CLOSERS_IN_PROSE : CLOSERS_IN_BODY;
    }

    private boolean endsAt(String text, int line) {
      return this == BLANK_LINES
          ? FenceLine.at(text, line) != null
          : Paragraphs.endsAt(text, line, this == IN_PROSE || this == CLOSERS_IN_PROSE);
    }
  }

  /** The place of the first other char; -1 if there is none before the end. */
  int after(int start, Skip skip) {
    int blocks = passedBehind(start, skip);
    int i = blocks > 0 ? passed[blocks - 1] : start;
    int sure = blocks > 0 ? i : text.length();
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '\n') {
        if (isKnown(i, skip)) {
          return known[3 * skip.ordinal() + 2];
        }
        if (skip.endsAt(text, i + 1)) {
          return keep(sure, i + 1, NONE, skip);
        }
      }
      int comment = c == '/' ? comments.endOf(i) : NONE;
      if (comment >= 0) {
        boolean block = comments.lineEnd(i) < comment;
        if (block) {
          pass(blocks++, comment, skip);
        }
        if (blocks > MOST_BLOCKS) {
          return NONE;
        }
        // the line breaks of a comment itself lead elsewhere
        sure = block ? comment : Math.min(sure, i);
        i = comment;
      } else if (!Blanks.isBlank(c) && skip.others.indexOf(c) < 0) {
        return keep(sure, i, i, skip);
      } else {
        i++;
      }
    }
    return keep(sure, i, NONE, skip);
  }

  /**
   * How many comments of several lines are known to follow a place: the last look that met any came by
   * it. Documents that stand in such comments ask for the same ones again and again.
   */
  private int passedBehind(int place, Skip skip) {
    for (int i = 0; i < passedCount && skip == passedBy; i++) {
      if (passed[i] == place) {
        passedCount -= i + 1;
        System.arraycopy(passed, i + 1, passed, 0, passedCount);
        return passedCount;
      }
    }
    return 0;
  }

  private void pass(int blocks, int end, Skip skip) {
    if (passed.length == 0) {
      passed = new int[MOST_BLOCKS + 1];
    }
    passed[blocks] = end;
    passedCount = blocks + 1;
    passedBy = skip;
  }

  private boolean isKnown(int lineBreak, Skip skip) {
    int at = 3 * skip.ordinal();
    return known.length > 0 && known[at] <= lineBreak && lineBreak < known[at + 1];
  }

  /**
   * Keeps what all line breaks of a part with comments lead to: documents that stand in comments, one
   * in each line, ask for it again and again.
   */
  private int keep(int from, int until, int found, Skip skip) {
    if (from < until) {
      if (known.length == 0) {
        known = new int[3 * Skip.values().length];
      }
      int at = 3 * skip.ordinal();
      known[at] = from;
      known[at + 1] = until;
      known[at + 2] = found;
    }
    return found;
  }
}
