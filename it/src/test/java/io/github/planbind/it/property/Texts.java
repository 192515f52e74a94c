package io.github.planbind.it.property;

import java.util.List;
import java.util.random.RandomGenerator;

/** Texts that a reader is easily led astray by, none of which is a form that nobody filled in. */
final class Texts {
  private static final List<String> PIECES = List.of(
      "a",
      "word",
      "two words",
      "\"",
      "\\",
      "\\\\\"",
      "'",
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      ",}",
      "{\"label\":\"x\",\"children\":[]}",
      "{\"id\":1,\"value\":2,\"valid\":true}",
      "```",
      "\n```\n",
      "\n```json\n{\"label\":\"y\",\"children\":[]}\n```\n",
      "~~~~",
      "<think>",
      "</think>",
      "\n<thinking>\n",
      "</reasoning>",
      "[/THINK]",
      "\u25c1/think\u25b7",
      "<|END_THINKING|>",
      "<|channel|>final<|message|>",
      "assistantfinal",
      "<!--",
      "-->",
      "//",
      "/*",
      "*/",
      "# no",
      "\\frac{1}{2}",
      "\\(x\\)",
      "\\neq 3",
      "\\theta",
      "$\\rho$",
      "\n",
      "\r\n",
      "\t",
      "\b",
      "\f",
      "\0",
      "\u001f",
      "\u007f",
      "\u0085",
      "\u00a0",
      "\u200b",
      "\u2028",
      "\u2029",
      "\ufeff",
      "\ud83d\ude80",
      "\ud83d",
      "\ude80",
      "e\u0301",
      "\u4e2d\u6587",
      "true",
      "null",
      "1e5",
      "-0",
      "...more",
      "__init__ x");

  private Texts() {}

  static String any(RandomGenerator random) {
    int pieces = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(5);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pieces; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return isBlankForm(text.toString()) ? "x" : text.toString();
  }

  /** Says whether a text is one that rule R14 takes for a blank to be filled in. */
  static boolean isBlankForm(String text) {
    String stripped = text.strip();
    boolean underscores = stripped.length() >= 2 && stripped.chars().allMatch(c -> c == '_');
    return underscores || stripped.equals("...") || stripped.equals("\u2026");
  }

  static <E> E oneOf(RandomGenerator random, List<E> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
