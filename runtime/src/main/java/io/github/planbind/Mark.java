package io.github.planbind;

import org.jspecify.annotations.Nullable;

/**
 * The marks that models put around their reasoning (rule R2).
 *
 * @param opener what a block begins with
 * @param closer what it ends with
 * @param isTag whether the marks are tags, which may have attributes and end with {@code >}
 * @param letter what stands second in the opener, in upper case, and in the closer behind its slash
 */
record Mark(String opener, String closer, boolean isTag, char letter) {
  // an array, since it is walked over at every bracket
  private static final Mark[] ALL = {
    tag("think"),
    tag("thinking"),
    tag("thought"),
    tag("thoughts"),
    tag("reasoning"),
    tag("reflection"),
    tag("scratchpad"),
    tag("analysis"),
    tag("seed:think"),
    of("[THINK]", "[/THINK]", false),
    of("\u25c1think\u25b7", "\u25c1/think\u25b7", false),
    of("<|START_THINKING|>", "<|END_THINKING|>", false)
  };

  private static Mark tag(String name) {
    return of("<" + name, "</" + name, true);
  }

  private static Mark of(String opener, String closer, boolean isTag) {
    return new Mark(opener, closer, isTag, Character.toUpperCase(opener.charAt(1)));
  }

  /** Says whether a char begins a mark, or may. */
  static boolean mayBeginWith(char c) {
    return c == '<' || c == '[' || c == '\u25c1';
  }

  private static boolean mayStandAt(String text, int at) {
    return at + 2 < text.length() && mayBeginWith(text.charAt(at));
  }

  /** The mark whose opener stands at a place; null for none. */
  static @Nullable Mark openedAt(String text, int at) {
    if (!mayStandAt(text, at)) {
      return null;
    }
    char letter = Character.toUpperCase(text.charAt(at + 1));
    for (Mark mark : ALL) {
      if (mark.letter == letter && mark.endOfOpener(text, at) >= 0) {
        return mark;
      }
    }
    return null;
  }

  /** The place after the closer, of any block, that stands at a place; -1 for none. */
  static int endOfCloserAt(String text, int at) {
    if (!mayStandAt(text, at)) {
      return -1;
    }
    char second = text.charAt(at + 1);
    if (second != '/' && second != '|') {
      return -1;
    }
    char letter = second == '/' ? Character.toUpperCase(text.charAt(at + 2)) : second;
    for (Mark mark : ALL) {
      int end = mark.letter == letter ? mark.endOfCloser(text, at) : -1;
      if (end >= 0) {
        return end;
      }
    }
    return -1;
  }

  /** The place after the opener at a place; -1 where there is none. */
  int endOfOpener(String text, int at) {
    if (!startsWith(text, at, opener)) {
      return -1;
    }
    int after = at + opener.length();
    if (!isTag) {
      return after;
    }
    int i = after;
    if (isSpace(text, i)) {
      while (i < text.length() && text.charAt(i) != '>' && text.charAt(i) != '\n') {
        i++;
      }
    }
    boolean closed = i < text.length() && text.charAt(i) == '>' && text.charAt(i - 1) != '/';
    return closed ? i + 1 : -1;
  }

  /** The place after the closer at a place; -1 where there is none. */
  private int endOfCloser(String text, int at) {
    if (!startsWith(text, at, closer)) {
      return -1;
    }
    int i = at + closer.length();
    if (!isTag) {
      return i;
    }
    while (isSpace(text, i)) {
      i++;
    }
    return i < text.length() && text.charAt(i) == '>' ? i + 1 : -1;
  }

  /** The place after the first closer of this block; -1 where it is never closed. */
  int closedAfter(String text, int from) {
    // the first char of a closer has no other case
    int at = text.indexOf(closer.charAt(0), from);
    while (at >= 0) {
      int end = endOfCloser(text, at);
      if (end >= 0) {
        return end;
      }
      at = text.indexOf(closer.charAt(0), at + 1);
    }
    return -1;
  }

  private static boolean startsWith(String text, int at, String word) {
    return text.regionMatches(true, at, word, 0, word.length());
  }

  private static boolean isSpace(String text, int at) {
    return at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t');
  }
}
