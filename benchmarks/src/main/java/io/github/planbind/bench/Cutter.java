package io.github.planbind.bench;

/**
 * What careful user code does before it calls a JSON library: drops the reasoning, takes the body of
 * the last fence, else the text from the first brace to the last one. No regular expression.
 */
final class Cutter {
  private static final String FENCE = "```";
  private static final String THOUGHT = "</think>";

  private Cutter() {}

  static String cut(String reply) {
    int thought = reply.lastIndexOf(THOUGHT);
    String text = thought < 0 ? reply : reply.substring(thought + THOUGHT.length());
    int close = text.lastIndexOf("\n" + FENCE);
    int open = close < 0 ? -1 : text.lastIndexOf(FENCE, close - 1);
    if (open >= 0) {
      int line = text.indexOf('\n', open);
      return text.substring(line, close);
    }
    int first = text.indexOf('{');
    int last = text.lastIndexOf('}');
    return first < 0 || last < first ? text : text.substring(first, last + 1);
  }
}
