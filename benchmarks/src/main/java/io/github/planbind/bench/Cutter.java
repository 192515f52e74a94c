package io.github.planbind.bench;

/**
 * What careful user code does before it calls a JSON library: drops the reasoning, takes the body of
 * the last fence, else the text from the first brace to the last one. No regular expression, and
 * only searches that the JVM has in machine code.
 */
public final class Cutter {
  private static final String FENCE = "```";
  private static final String CLOSER = "\n```";
  private static final String THOUGHT = "</think>";

  private Cutter() {}

  /**
   * Cuts the JSON out.
   *
   * @param reply the model's text
   * @return what is taken for JSON
   */
  public static String cut(String reply) {
    int thought = reply.indexOf(THOUGHT);
    String text = thought < 0 ? reply : reply.substring(thought + THOUGHT.length());
    int start = -1;
    int end = -1;
    for (int open = text.indexOf(FENCE); open >= 0; ) {
      int line = text.indexOf('\n', open);
      int close = line < 0 ? -1 : text.indexOf(CLOSER, line);
      if (close < 0) {
        break;
      }
      start = line;
      end = close;
      open = text.indexOf(FENCE, close + CLOSER.length());
    }
    if (start >= 0) {
      return text.substring(start, end);
    }
    int first = text.indexOf('{');
    int last = text.lastIndexOf('}');
    return first < 0 || last < first ? text : text.substring(first, last + 1);
  }
}
