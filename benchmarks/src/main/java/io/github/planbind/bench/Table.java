package io.github.planbind.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalDouble;

/** The results as Markdown. */
final class Table {
  private Table() {}

  /** The tables of a folder of results. */
  static String of(Path folder) throws IOException {
    Score score = Score.of(folder);
    StringBuilder out = new StringBuilder(Machine.line()).append("\n\n");
    table(out, score, "µs of CPU", Table::micros);
    table(out, score, "KB allocated", Table::kilobytes);
    table(out, score, "µs by the clock", Table::wallMicros);
    return out.append(String.format(
            Locale.ROOT,
            "Noise: the quartiles of a benchmark lie %.1f %% apart (median).%n",
            100 * score.noise()))
        .toString();
  }

  /** One figure of a benchmark. */
  private interface Figure {
    OptionalDouble of(Score score, Contender contender, Size size, Form form);
  }

  private static OptionalDouble micros(Score score, Contender who, Size size, Form form) {
    return scaled(score.nanos(who, size, form), 1_000);
  }

  private static OptionalDouble wallMicros(Score score, Contender who, Size size, Form form) {
    return scaled(score.wallNanos(who, size, form), 1_000);
  }

  private static OptionalDouble kilobytes(Score score, Contender who, Size size, Form form) {
    return scaled(score.bytes(who, size, form), 1_024);
  }

  private static OptionalDouble scaled(OptionalDouble value, double by) {
    return value.isPresent() ? OptionalDouble.of(value.getAsDouble() / by) : value;
  }

  private static void table(StringBuilder out, Score score, String title, Figure figure) {
    out.append("| ").append(title).append(" | form | 0.6 KB | 4 KB | 64 KB | 300 findings |\n");
    out.append("|---|---|--:|--:|--:|--:|\n");
    for (Form form : Form.values()) {
      for (Contender who : Contender.values()) {
        if (figure.of(score, who, Size.PLAN_4K, form).isPresent()) {
          row(out, score, figure, who, form);
        }
      }
    }
    out.append('\n');
  }

  private static void row(StringBuilder out, Score score, Figure figure, Contender who, Form form) {
    out.append("| ").append(who.title()).append(" | ").append(words(form)).append(" |");
    for (Size size : Size.values()) {
      OptionalDouble value = figure.of(score, who, size, form);
      out.append(' ')
          .append(value.isPresent() ? number(value.getAsDouble()) : "")
          .append(" |");
    }
    out.append('\n');
  }

  private static String words(Form form) {
    return form.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Three digits that count. */
  static String number(double value) {
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
