package io.github.planbind.it.property;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What stands around a document in a reply, such that by rules R2 to R6 the document is the answer:
 * prose, reasoning, and the document's own fence, list or tag.
 *
 * @param before the text before the document
 * @param after the text after it
 */
record Surroundings(String before, String after) {
  private static final List<String> PROSE = List.of(
      "Here is the plan:",
      "Sure! I used the values {name} and {1,2}, see [1] and [the docs](https://example.org).",
      "- [ ] read\n- [x] write",
      "The set \\{x\\} has \\frac{1}{2} and $[0,1)$.",
      "He said \"use {curly} quotes\" and `code`, or ```code``` in one line.",
      "I <think> that 3 < 4 </b> and a <-- b --> c.",
      "# Plan\n\n| a | b |\n|---|---|\n| {x} | [y] |",
      "{\"foo\": 1}",
      "An empty object is {}, and an object is {\"a\":[{\"b\":1}]}.",
      "It\u2019s 5 o\u2019clock \ud83d\ude80 \u2028 \u4e2d\u6587",
      "<!-- {\"x\": 1} -->",
      "> quoted\n> text",
      "import os\nprint({k: v for k in x})",
      "Note: analysis follows. assistant: final.");

  /** Braces that are never closed, or JSON that is none: each ends with its paragraph. */
  private static final List<String> BROKEN = List.of(
      "if (x) { y = [",
      "{ 'single': 'quotes' }",
      "{\"x\": 'y'}",
      "{\"a\" 1}",
      "set {a, b",
      "[\"a\", 'b']");

  private static final List<String> TAGS =
      List.of("answer", "json", "output", "result", "tool_call", "function_call", "final");

  /** Something before the document and something after it, in any number. */
  static Surroundings any(RandomGenerator random, JsonText document, Reasoning reasoning) {
    Surroundings own = own(random, document);
    String before = before(random, reasoning) + own.before;
    boolean open = own.after.isEmpty() && !own.before.isEmpty();
    String after = own.after + (open ? "" : after(random, reasoning));
    if (random.nextInt(4) == 0) {
      before = before.replace("\n", "\r\n");
      after = after.replace("\n", "\r\n");
    }
    return new Surroundings(before, after);
  }

  String reply(JsonText document) {
    return before + document.text() + after;
  }

  private static String before(RandomGenerator random, Reasoning reasoning) {
    StringBuilder before = new StringBuilder();
    if (random.nextInt(6) == 0) {
      before.append("\ufeff");
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      switch (random.nextInt(4)) {
        case 0 -> before.append(Texts.oneOf(random, PROSE)).append("\n");
        case 1 -> before.append(Texts.oneOf(random, PROSE)).append("\n\n");
        case 2 -> before.append(Texts.oneOf(random, BROKEN)).append("\n\n");
        default ->
          before
              .append(reasoning.block(random))
              .append(Texts.oneOf(random, List.of("", "\n", "\n\n")));
      }
    }
    boolean any = before.length() > 0 && before.charAt(before.length() - 1) != '\n';
    return reasoning.opening(random) + before + (any ? "\n" : "");
  }

  private static String after(RandomGenerator random, Reasoning reasoning) {
    StringBuilder after = new StringBuilder();
    for (int i = random.nextInt(3); i > 0; i--) {
      after.append(Texts.oneOf(random, List.of("\n", "\n\n")));
      switch (random.nextInt(3)) {
        case 0 -> after.append(reasoning.block(random));
        case 1 -> after.append("\n").append(Texts.oneOf(random, BROKEN)).append("\n");
        default -> after.append(Texts.oneOf(random, PROSE));
      }
    }
    return after.toString();
  }

  /** What belongs to the document: nothing, words on its lines, a tag, a fence. */
  private static Surroundings own(RandomGenerator random, JsonText document) {
    int kind = random.nextInt(document.isOneLine() ? 10 : 7);
    // rule: a line with more backticks after the first ones opens no fence
    String mark =
        kind == 8 && document.text().indexOf('`') >= 0 || random.nextInt(4) == 0 ? "~" : "`";
    String fence = mark.repeat(3 + random.nextInt(3));
    String info = Texts.oneOf(
        random, List.of("", "json", "JSON", " json title=\"x\"", "{.json}", "jsonc", "text"));
    String tag = Texts.oneOf(random, TAGS);
    return switch (kind) {
      case 0 -> new Surroundings("", "");
      case 1 ->
        new Surroundings(
            "The plan is ", Texts.oneOf(random, List.of("", ".", " I hope that helps.", "\n")));
      case 2 -> new Surroundings("<" + tag + ">", "</" + tag + ">");
      case 3 -> new Surroundings(fence + info + "\n", "\n" + fence + "\n");
      // the last fence may be open to the end
      case 4 -> new Surroundings(fence + info + "\n", "");
      case 5 ->
        new Surroundings(
            "~~~~~~\nA text:\n" + fence.replace('~', '`') + "json\n",
            "\n" + fence.replace('~', '`') + "\nmore\n~~~~~~\n");
      case 6 -> new Surroundings("  - " + fence + info + "\n\n", "\n" + fence + "   \n");
      case 7 -> new Surroundings("> " + fence + info + "\n> ", "\n> " + fence + "\n");
      case 8 -> new Surroundings(fence + "json ", "\n" + fence + "\n");
      default ->
        new Surroundings(Texts.oneOf(random, List.of("> ", "- ", "1. ", "`", "```json ")), "");
    };
  }
}
