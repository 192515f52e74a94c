package io.github.planbind.bench;

import java.util.function.UnaryOperator;

/**
 * A reply, and the record that it holds.
 *
 * @param type the record's class
 * @param reply the whole text
 * @param plan the record
 */
public record Fixture(Class<?> type, String reply, Object plan) {
  private static final String FENCE = "```";
  private static final String BEFORE =
      "Sure! I looked at the situation and this is what I would do:\n\n";
  private static final String AFTER =
      "\n\nTell me if you want another course {or} a shorter plan [1].\n";
  private static final String ANALYSIS =
      "{\n  \"risk\": \"medium\",\n  \"reasons\": [\"fuel\", \"traffic\"]\n}";
  private static final String THOUGHT =
      "The user wants a plan. Maybe {\"helm\": ...} first? No, orders [1] come first, then the"
          + " helm. The convoy is slow, so\na course of 270 would do; it's close to the beacon.\n";

  /**
   * The reply of a size and a form.
   *
   * @param size which plan
   * @param form how it is wrapped
   * @return the reply and its record
   */
  public static Fixture of(Size size, Form form) {
    Object plan = size.plan(style(form));
    String json = writing(form).write(plan);
    String reply = switch (form) {
      case BARE, NON_LATIN, ESCAPED, COMMAS, LINE_BREAKS -> json;
      case EXACT_FENCE -> fence(json);
      case FENCED, FENCED_NON_LATIN -> BEFORE + fence(json) + AFTER;
      case THINK ->
        "<think>\n"
            + THOUGHT.repeat(2 * json.length() / THOUGHT.length() + 1)
            + "</think>\n\nFirst the analysis:\n\n"
            + fence(ANALYSIS)
            + "\n\nAnd the plan:\n\n"
            + fence(json)
            + AFTER;
      case CUT -> json.substring(0, json.length() * 7 / 10);
    };
    return new Fixture(size.type(), reply, plan);
  }

  private static String fence(String json) {
    return FENCE + "json\n" + json + "\n" + FENCE;
  }

  /** What the texts of the record are. */
  private static UnaryOperator<String> style(Form form) {
    return switch (form) {
      case NON_LATIN, FENCED_NON_LATIN -> Fixture::greek;
      case ESCAPED -> text -> "Über \"" + text + "\"\n";
      case LINE_BREAKS -> text -> text.replaceFirst(" ", "\n");
      default -> UnaryOperator.identity();
    };
  }

  /** How the record is written. */
  private static JsonWriting writing(Form form) {
    return switch (form) {
      case COMMAS -> new JsonWriting(true, JsonWriting::escaped);
      case LINE_BREAKS -> new JsonWriting(false, UnaryOperator.identity());
      case ESCAPED -> new JsonWriting(false, JsonWriting::asciiOnly);
      default -> JsonWriting.PLAIN;
    };
  }

  /** As many characters, the small letters being Greek. */
  private static String greek(String text) {
    StringBuilder out = new StringBuilder();
    for (char c : text.toCharArray()) {
      out.append(c >= 'a' && c <= 'z' ? (char) (c - 'a' + 0x3b1 - (c > 'y' ? 1 : 0)) : c);
    }
    return out.toString();
  }
}
