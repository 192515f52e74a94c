package io.github.planbind.bench.scoreboard;

import java.util.List;
import java.util.Locale;

/** Draws a bar for each library, over all replies, in the colours of the marks. */
final class ScoreChart {
  private static final int WIDTH = 760;
  private static final int LEFT = 230;
  private static final int TOP = 74;
  private static final int ROW = 30;

  private ScoreChart() {}

  @SafeVarargs
  static String of(List<Tally>... sets) {
    int rows = sets[0].size();
    StringBuilder out = new StringBuilder(String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
            + " font-size=\"12\">%n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
        WIDTH,
        TOP + rows * ROW + 12));
    legend(out);
    for (int row = 0; row < rows; row++) {
      bar(out, row, sets);
    }
    return out.append("</svg>\n").toString();
  }

  private static void legend(StringBuilder out) {
    text(out, 12, 22, "start", "What came of all replies, by library");
    int x = 12;
    for (Mark mark : Mark.values()) {
      box(out, x, 36, 12, 12, mark.colour(), "");
      text(out, x + 17, 46, "start", mark.title());
      x += 34 + (int) (6.2 * mark.title().length());
    }
  }

  private static void bar(StringBuilder out, int row, List<Tally>[] sets) {
    int y = TOP + row * ROW;
    text(out, LEFT - 8, y + 15, "end", sets[0].get(row).peer().title());
    double asked = 0;
    for (List<Tally> set : sets) {
      asked += set.get(row).asked();
    }
    double x = LEFT;
    for (Mark mark : Mark.values()) {
      int count = 0;
      for (List<Tally> set : sets) {
        count += set.get(row).count(mark);
      }
      double width = (WIDTH - LEFT - 16) * count / asked;
      box(out, x, y, width, ROW - 8, mark.colour(), mark.title() + ": " + count);
      if (width > 26) {
        out.append(String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#fff\">%d</text>%n",
            x + width / 2,
            y + 15,
            count));
      }
      x += width;
    }
  }

  private static void box(
      StringBuilder out, double x, int y, double width, int height, String colour, String title) {
    out.append(String.format(
        Locale.ROOT,
        "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"><title>%s</title></rect>%n",
        x,
        y,
        width,
        height,
        colour,
        title));
  }

  private static void text(StringBuilder out, int x, int y, String anchor, String text) {
    out.append(String.format(
        Locale.ROOT,
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" fill=\"#222\">%s</text>%n",
        x,
        y,
        anchor,
        text));
  }
}
