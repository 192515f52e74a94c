package io.github.planbind.binding;

/** Finds words of a string that would be repaired in part only. */
final class HalfRepair {
  private HalfRepair() {}

  /**
   * The place of an escape that is read as a line break or tab before a small letter, in a word that
   * also has a backslash before a letter that is no escape; -1 for none.
   */
  static int in(String text, int start, int end) {
    int control = -1;
    boolean kept = false;
    int i = start;
    while (i < end) {
      char c = text.charAt(i);
      if (c <= ' ') {
        control = -1;
        kept = false;
        i++;
      } else if (c != '\\') {
        i++;
      } else {
        char escape = text.charAt(i + 1);
        if ("nrt".indexOf(escape) < 0) {
          kept |= Character.isLetter(escape) && "bfu".indexOf(escape) < 0;
        } else if (i + 2 < end && Character.isLowerCase(text.charAt(i + 2))) {
          control = i;
        }
        i += 2;
      }
      if (kept && control >= 0) {
        return control;
      }
    }
    return -1;
  }
}
