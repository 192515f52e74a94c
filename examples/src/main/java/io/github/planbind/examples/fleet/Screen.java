package io.github.planbind.examples.fleet;

import io.github.planbind.Partial;
import io.github.planbind.PlanError;
import io.github.planbind.PlanResult;
import io.github.planbind.Trace;
import io.github.planbind.chat.Ledger;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Text for a terminal of 100 columns: plain ASCII and of a length to read, whatever a reply holds. */
final class Screen {
  private static final int WIDTH = 100;
  private static final int LONGEST_VALUE = 400;
  private static final int MOST_ORDERS = 12;
  private static final String INDENT = "  ";

  private Screen() {}

  static String title(String what, String details) {
    String rule = "=".repeat(WIDTH) + "\n";
    return "\n" + rule + lines("", what + " (" + details + ")") + rule;
  }

  static String outcome(PlanResult<ShipPlan> result) {
    return lines(
        "",
        result.fold(
            complete -> complete.isExact() ? "Complete, exactly as written" : "Complete, not exact",
            truncated -> "Truncated: " + truncated.error().message(),
            failed -> "Failed: " + failed.error().getClass().getSimpleName()));
  }

  static String trace(Trace trace) {
    if (trace.picture().isBlank()) {
      return "";
    }
    StringBuilder text = new StringBuilder("\nHow it was read\n");
    trace.picture().lines().forEach(line -> text.append(lines(INDENT, line)));
    return text.toString();
  }

  static String ledger(Ledger ledger) {
    StringBuilder text = new StringBuilder("\nWhat was asked\n");
    ledger.picture().lines().forEach(line -> text.append(lines(INDENT, line)));
    return text.toString();
  }

  static String plan(ShipPlan plan) {
    return "\nThe plan\n"
        + orders(plan.orders())
        + entry("helm", plan.helm().toString())
        + entry("note", plan.note().orElse("none"));
  }

  static String partial(Partial<ShipPlan> partial) {
    Optional<ShipPlan.Helm> helm = partial.get(ShipPlanBinder.HELM);
    return "\nWhat was finished before the cut\n"
        + orders(partial.get(ShipPlanBinder.ORDERS).orElse(List.of()))
        + entry("helm", helm.map(ShipPlan.Helm::toString).orElse("none"))
        + entry("note", partial.get(ShipPlanBinder.NOTE).orElse("none"));
  }

  static String error(PlanError error) {
    return "\nWhy there is no plan\n" + lines(INDENT, error.message());
  }

  private static String orders(List<ShipPlan.Order> orders) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Math.min(orders.size(), MOST_ORDERS); i++) {
      text.append(entry("orders[" + i + "]", orders.get(i).toString()));
    }
    if (orders.isEmpty()) {
      text.append(entry("orders", "none"));
    } else if (orders.size() > MOST_ORDERS) {
      text.append(entry("orders", "and " + (orders.size() - MOST_ORDERS) + " more"));
    }
    return text.toString();
  }

  private static String entry(String name, String value) {
    String shown = value.length() <= LONGEST_VALUE
        ? value
        : value.substring(0, LONGEST_VALUE) + " ... (" + value.length() + " characters)";
    return lines(INDENT, String.format(Locale.ROOT, "%-10s %s", name, shown));
  }

  /** The text in lines that fit, broken at blanks; the second and later ones stand further in. */
  private static String lines(String indent, String text) {
    StringBuilder lines = new StringBuilder();
    String ascii = ascii(text);
    String margin = indent;
    int start = 0;
    while (ascii.length() - start > WIDTH - margin.length()) {
      int end = breakAt(ascii, start, start + WIDTH - margin.length());
      lines.append(margin).append(ascii, start, end).append('\n');
      start = ascii.charAt(end) == ' ' ? end + 1 : end;
      margin = indent + INDENT + INDENT;
    }
    return lines
        .append(margin)
        .append(ascii, start, ascii.length())
        .append('\n')
        .toString();
  }

  /** The last blank that follows a word and is not past the limit; the limit if there is none. */
  private static int breakAt(String text, int start, int limit) {
    int blank = text.lastIndexOf(' ', limit);
    return blank > start && !text.substring(start, blank).isBlank() ? blank : limit;
  }

  private static String ascii(String text) {
    StringBuilder ascii = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        ascii.append("\\n");
      } else if (c < ' ' || c > '~') {
        ascii.append("\\u").append(HexFormat.of().toHexDigits(c));
      } else {
        ascii.append(c);
      }
    }
    return ascii.toString();
  }
}
