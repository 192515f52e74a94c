package io.github.planbind;

import io.github.planbind.LookAhead.Skip;
import io.github.planbind.binding.Blanks;
import org.jspecify.annotations.Nullable;

/**
 * The paragraphs of a reply: a blank line or a fence line ends one, in prose also a line that closes
 * reasoning.
 */
final class Paragraphs {
  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_CLOSER = 24;
  private final String text;
  private final Comments comments;
  private @Nullable LookAhead ahead;

  Paragraphs(String text, Comments comments) {
    this.text = text;
    this.comments = comments;
  }

  /** Most documents are followed by what shows at once that they have ended. */
  private LookAhead ahead() {
    LookAhead known = ahead;
    if (known == null) {
      known = new LookAhead(text, comments);
      ahead = known;
    }
    return known;
  }

  /** Says whether what follows a document, blanks aside, may show that it has not ended. */
  boolean mayGoOn(int end) {
    int next = Blanks.skip(text, end);
    return next < text.length() && mayGoOnWith(text.charAt(next));
  }

  private static boolean mayGoOnWith(char c) {
    return switch (c) {
      case '}', ']', ',', ':', '"', '/', '*' -> true;
      default -> c >= '0' && c <= '9';
    };
  }

  /**
   * rule R7: the place where, closers and blanks aside, the same paragraph goes on with a quote, or
   * with a comma or colon and then a quote or an opening bracket; -1 where it does not.
   */
  int placeOfMore(int from, boolean prose) {
    if (partsNumber(from - 1)) {
      return from;
    }
    int next = ahead().after(from, Skip.closers(prose));
    if (next >= 0 && text.startsWith("*/", next)) {
      // the end of a comment in which the closer stands
      next = ahead().after(next + 2, Skip.closers(prose));
    }
    if (next < 0) {
      return -1;
    }
    char c = text.charAt(next);
    if (c == '"') {
      return next;
    }
    if (c != ',' && c != ':') {
      return -1;
    }
    // a blank line behind the comma does not make prose of what follows
    int more = c == ','
        ? ahead().after(next + 1, Skip.BLANK_LINES)
        : ahead().after(next + 1, Skip.blanks(prose));
    return more >= 0 && "\"{[".indexOf(text.charAt(more)) >= 0 ? next : -1;
  }

  /** rule R7: a closer with a digit on either side stands in a number. */
  private boolean partsNumber(int closer) {
    return text.charAt(closer) == '}'
        && isDigit(closer - 1)
        && closer + 1 < text.length()
        && isDigit(closer + 1);
  }

  private boolean isDigit(int place) {
    return text.charAt(place) >= '0' && text.charAt(place) <= '9';
  }

  /** Says whether a closer is the first on its line, or stands behind a quote or another closer. */
  boolean isBehindText(int closer) {
    int before = previousOnLine(closer);
    return before < 0 || "\"}]".indexOf(text.charAt(before)) >= 0;
  }

  /** The place after the last of the closers that follow a document with only blanks between. */
  int endOfClosers(int from, boolean prose) {
    int end = from;
    int next = ahead().after(from, Skip.blanks(prose));
    while (next >= 0 && (text.charAt(next) == '}' || text.charAt(next) == ']')) {
      end = next + 1;
      next = ahead().after(end, Skip.blanks(prose));
    }
    return end;
  }

  /** Says whether the quote at a place begins the name of a member, behind another or on its line. */
  boolean isMemberName(int quote) {
    int before = previousOnLine(quote);
    if (before >= 0 && text.charAt(before) != ',') {
      return false;
    }
    int i = quote + 1;
    int last = Math.min(text.length(), i + LONGEST_NAME);
    while (i < last && text.charAt(i) != '"' && text.charAt(i) != '\n') {
      i++;
    }
    if (i >= last || text.charAt(i) != '"' || i == quote + 1) {
      return false;
    }
    int colon = Blanks.skip(text, i + 1);
    return colon < text.length() && text.charAt(colon) == ':';
  }

  /**
   * rule R6: a valid fragment of a broken document is never the answer. Both sides must show that the
   * document is a part of something; in a paragraph behind a document that broke, one side is enough.
   */
  boolean isFragment(int start, int end, boolean prose, boolean afterBroken) {
    int next = ahead().after(end, Skip.BLANK_LINES);
    boolean comma = stands(next, ",");
    boolean goesOn =
        comma ? stands(ahead().after(next + 1, Skip.BLANK_LINES), "}]{[\"") : stands(next, "}]");
    boolean shown = goesOn || comma && afterBroken;
    // a member's list that stands before would have been read, had its own document been
    if (afterBroken && goesOn || isBehind(start, shown ? Sign.PART : Sign.LIST, true)) {
      return true;
    }
    boolean commaInParagraph = comma && next == ahead().after(end, Skip.blanks(prose));
    return afterBroken && (commaInParagraph || isBehind(start, Sign.PART, false));
  }

  /** As {@link #isFragment}, for a document behind which nothing shows that it goes on. */
  boolean isFragmentBehind(int start, boolean afterBroken) {
    return isBehind(start, Sign.LIST, true) || afterBroken && isBehind(start, Sign.PART, false);
  }

  private boolean stands(int place, String oneOf) {
    return place >= 0 && oneOf.indexOf(text.charAt(place)) >= 0;
  }

  /** What may stand before a place. */
  private enum Sign {
    /** What opens the list of a member. */
    LIST,
    /** The colon behind a name. */
    COLON,
    /** What opens or parts the values of a document. */
    PART,
    /** The end of a name. */
    NAME,
    /** The end of a value. */
    VALUE
  }

  private boolean shows(Sign sign, int place, boolean overBlankLines) {
    char c = text.charAt(place);
    if (sign == Sign.LIST) {
      return c == '[' && isBehind(place, Sign.COLON, overBlankLines);
    }
    if (sign == Sign.COLON) {
      return c == ':' && isBehind(place, Sign.NAME, overBlankLines);
    }
    if (sign == Sign.NAME) {
      return c == '"';
    }
    return sign == Sign.VALUE ? mayEndValue(place) : opensOrParts(place, overBlankLines);
  }

  private boolean opensOrParts(int place, boolean overBlankLines) {
    return switch (text.charAt(place)) {
      case '[', '{' -> true;
      case ':' -> shows(Sign.COLON, place, overBlankLines);
      // as no comma of a text does, it stands behind a value or begins a paragraph
      case ',' -> isBehind(place, Sign.VALUE, overBlankLines) || previousWithin(place) < 0;
      default -> false;
    };
  }

  /** Says whether a char before a place shows a sign, comments between being passed over. */
  private boolean isBehind(int place, Sign sign, boolean overBlankLines) {
    int from = place;
    while (from >= 0) {
      int before = overBlankLines ? previousNoBlank(from) : previousWithin(from);
      if (before < 0) {
        return false;
      }
      if (shows(sign, before, overBlankLines)) {
        return true;
      }
      int comment = comments.startOf(before);
      if (comment < 0 && before < from - 1 && previousOnLine(from) < 0) {
        // each line is looked at by what begins the next one, and by nothing else
        comment = comments.slashes(text.lastIndexOf('\n', before) + 1, before);
        for (int next = comment; next >= 0; next = comments.slashes(next + 1, before)) {
          // a string may hold the first pair of slashes
          int beside = previousOnLine(next);
          if (beside >= 0 && shows(sign, beside, overBlankLines)) {
            return true;
          }
        }
      }
      from = comment;
    }
    return false;
  }

  /** Says whether a closer stands where one would that ends a value; (1,2] is mathematics. */
  boolean endsValue(int closer) {
    int before = previousWithin(closer);
    return before >= 0 && mayEndValue(before) && !(isDigit(before) && text.charAt(closer) == ']');
  }

  /** A closer in a part of the text that ends a value and closes no bracket; -1 for none. */
  int surplusCloser(int from, int until) {
    int closer = surplusCloser(from, until, true);
    // where a quote is missing on the only line, what seems to be in strings is not
    return closer >= 0 ? closer : surplusCloser(from, until, false);
  }

  private int surplusCloser(int from, int until, boolean strings) {
    int open = 0;
    boolean string = false;
    for (int i = from; i < until; i++) {
      char c = text.charAt(i);
      if (c == '"') {
        string = strings && !string;
      } else if (string) {
        i += c == '\\' ? 1 : 0;
        string = c != '\n';
      } else if (c == '{' || c == '[') {
        open++;
      } else if (c == '}' || c == ']') {
        open--;
        if (open < 0 && endsValue(i)) {
          return i;
        }
      }
    }
    return -1;
  }

  /** Says whether a char may be the end of a string, number, object or array. */
  private boolean mayEndValue(int place) {
    char c = text.charAt(place);
    return c == '"' || c == '}' || c == ']' || isDigit(place);
  }

  /** The last char before a place on its line that is no blank; -1 if there is none. */
  private int previousOnLine(int place) {
    for (int i = place - 1; i >= 0 && text.charAt(i) != '\n'; i--) {
      if (!Blanks.isBlank(text.charAt(i))) {
        return i;
      }
    }
    return -1;
  }

  /** The last char before a place that is no blank; -1 if there is none. */
  private int previousNoBlank(int place) {
    int i = place - 1;
    while (i >= 0 && Blanks.isBlank(text.charAt(i))) {
      i--;
    }
    return i;
  }

  /** The last char before a place that is no blank; -1 if its paragraph starts after that char. */
  private int previousWithin(int place) {
    boolean lineBreak = false;
    for (int i = place - 1; i >= 0; i--) {
      char c = text.charAt(i);
      if (c == '\n' && lineBreak) {
        return -1;
      }
      lineBreak |= c == '\n';
      if (!Blanks.isBlank(c)) {
        return i;
      }
    }
    return -1;
  }

  /** Where a document that starts and fails at two places has taken the rest of its paragraph. */
  int endAfter(int start, int from, boolean prose) {
    int line = text.lastIndexOf('\n', from - 1) + 1;
    FenceLine fence = line > start ? FenceLine.at(text, line) : null;
    if (fence != null && from < fence.infoStart() || beginsWith(start, line, from)) {
      return line;
    }
    int at = from;
    while (at < text.length()) {
      int lineEnd = comments.lineEnd(at);
      int closer = prose ? closerAtEnd(at, lineEnd) : -1;
      if (closer >= 0) {
        return closer;
      }
      at = lineEnd + 1;
      if (at < text.length() && endsAt(text, at, prose)) {
        return at;
      }
    }
    return text.length();
  }

  /** Says whether a line after a place closes what a fence line opened. */
  boolean haveCloser(FenceLine open, int from) {
    int lineEnd = text.indexOf('\n', from);
    while (lineEnd >= 0) {
      FenceLine line = FenceLine.at(text, lineEnd + 1);
      if (line != null && line.closes(open)) {
        return true;
      }
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    return false;
  }

  /** The first fence line in a part of the text; -1 for none. */
  int fenceLine(int from, int until) {
    int lineEnd = text.indexOf('\n', from);
    while (lineEnd >= 0 && lineEnd < until) {
      if (FenceLine.at(text, lineEnd + 1) != null) {
        return lineEnd + 1;
      }
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    return -1;
  }

  /** The mark that closes reasoning and ends a line or a part of it; -1 for none. */
  private int closerAtEnd(int from, int lineEnd) {
    int end = lineEnd;
    while (end > from && Blanks.isBlank(text.charAt(end - 1))) {
      end--;
    }
    for (int i = end - 1; i >= Math.max(from, end - LONGEST_CLOSER); i--) {
      if (Mark.mayBeginWith(text.charAt(i)) && Mark.endOfCloserAt(text, i) == end) {
        return i;
      }
    }
    return -1;
  }

  /** Says whether a bracket is the first thing on a line and the line before it is blank. */
  private boolean beginsWith(int start, int line, int bracket) {
    return line > start
        && bracket < text.length()
        && (text.charAt(bracket) == '{' || text.charAt(bracket) == '[')
        && FenceLine.afterMarks(text, line) == bracket
        && previousWithin(line) < 0;
  }

  /** Says whether the line that starts at a place is blank, a fence line, or closes reasoning. */
  static boolean endsAt(String text, int line, boolean prose) {
    int first = FenceLine.afterMarks(text, line);
    return first >= text.length()
        || text.charAt(first) == '\n'
        || FenceLine.at(text, line, first) != null
        || prose && (Mark.endOfCloserAt(text, first) >= 0 || Mark.openedAt(text, first) != null);
  }
}
