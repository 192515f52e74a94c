package io.github.planbind;

/** Text that may stand in a message: one line, printable, not too long. */
final class Words {
  /** The longest message, in chars. */
  static final int MESSAGE = 1_000;

  private Words() {}

  static String printable(String text, int longest) {
    StringBuilder out = new StringBuilder(Math.min(text.length(), longest));
    for (int i = 0; i < text.length() && out.length() < longest; i++) {
      char c = text.charAt(i);
      boolean pair = Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))
          && out.length() + 2 <= longest;
      if (pair) {
        out.append(c).append(text.charAt(++i));
      } else {
        out.append(isPrintable(c) ? c : '?');
      }
    }
    if (text.length() > longest) {
      int kept = Math.min(out.length(), longest - 3);
      boolean half = Character.isHighSurrogate(out.charAt(kept - 1));
      out.setLength(half ? kept - 1 : kept);
      out.append("...");
    }
    return out.toString();
  }

  private static boolean isPrintable(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> false;
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.UNASSIGNED -> false;
      default -> true;
    };
  }

  /** What to add to a failed call of which a bill may come. */
  static String billed(boolean maybe) {
    return maybe ? "; the request may have been billed" : "";
  }

  static String count(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }
}
