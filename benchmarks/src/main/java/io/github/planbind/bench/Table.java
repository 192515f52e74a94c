package io.github.planbind.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The results as Markdown. */
final class Table {
  private Table() {}

  /** The tables of some results. */
  static String of(Score score) {
    StringBuilder out = new StringBuilder(Machine.line()).append("\n\n");
    table(out, "µs", (who, size, form) -> scaled(score.nanos(who, size, form), 1_000));
    table(out, "KB allocated", (who, size, form) -> scaled(score.bytes(who, size, form), 1_024));
    goals(out, score);
    return out.append(String.format(
            Locale.ROOT,
            "The median of a benchmark's times is %.0f %% above its best tenth.%n",
            100 * score.noise()))
        .toString();
  }

  /** One figure of a benchmark. */
  private interface Figure {
    OptionalDouble of(Contender contender, Size size, Form form);
  }

  private static OptionalDouble scaled(OptionalDouble value, double by) {
    return value.isPresent() ? OptionalDouble.of(value.getAsDouble() / by) : value;
  }

  private static void goals(StringBuilder out, Score score) {
    out.append("| ratio | goal | 0.6 KB | 4 KB | 64 KB | 300 findings |\n");
    out.append("|---|---|--:|--:|--:|--:|\n");
    for (Goal goal : Goal.ALL) {
      if (goal.ratio().of(score, Size.PLAN_4K).isPresent()) {
        out.append("| ").append(goal.name()).append(" | ").append(bounds(goal)).append(" |");
        for (Size size : Size.values()) {
          String value = text(goal.ratio().of(score, size));
          out.append(' ')
              .append(goal.holds(score, size) ? value : "**" + value + "**")
              .append(" |");
        }
        out.append('\n');
      }
    }
    out.append("\nBold: the goal is missed.\n\n");
  }

  private static String bounds(Goal goal) {
    String bounds = Arrays.stream(Size.values())
        .map(goal.bounds()::get)
        .filter(Objects::nonNull)
        .distinct()
        .map(bound -> bound.toString().replaceAll("\\.0$", ""))
        .collect(Collectors.joining(" / "));
    return (goal.atMost() ? "≤ " : "≥ ") + bounds;
  }

  private static void table(StringBuilder out, String title, Figure figure) {
    out.append("| ").append(title).append(" | form | 0.6 KB | 4 KB | 64 KB | 300 findings |\n");
    out.append("|---|---|--:|--:|--:|--:|\n");
    for (Form form : Form.values()) {
      for (Contender who : Contender.values()) {
        if (figure.of(who, Size.PLAN_4K, form).isPresent()) {
          row(out, figure, who, form);
        }
      }
    }
    out.append('\n');
  }

  private static void row(StringBuilder out, Figure figure, Contender who, Form form) {
    out.append("| ").append(who.title()).append(" | ").append(form.words()).append(" |");
    for (Size size : Size.values()) {
      OptionalDouble value = figure.of(who, size, form);
      out.append(' ')
          .append(value.isPresent() ? number(value.getAsDouble()) : "")
          .append(" |");
    }
    out.append('\n');
  }

  private static String text(OptionalDouble value) {
    return value.isPresent() ? number(value.getAsDouble()) : "";
  }

  /** Three digits that count. */
  static String number(double value) {
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
