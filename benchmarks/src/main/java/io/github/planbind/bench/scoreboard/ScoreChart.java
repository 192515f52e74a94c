package io.github.planbind.bench.scoreboard;

import io.github.planbind.bench.Svg;
import io.github.planbind.bench.Svg.Anchor;
import java.util.List;

/** Draws a bar for each library, over all replies, in the colours of the marks. */
final class ScoreChart {
  private static final int WIDTH = 760;
  private static final int LEFT = 230;
  private static final int TOP = 74;
  private static final int ROW = 30;

  private ScoreChart() {}

  static String of(List<List<Tally>> sets) {
    List<Tally> first = sets.get(0);
    Svg svg = new Svg(WIDTH, TOP + first.size() * ROW + 12);
    svg.text(12, 22, Anchor.START, "#222", "What came of all replies, by library");
    int x = 12;
    for (Mark mark : Mark.values()) {
      svg.box(x, 36, 12, 12, mark.colour(), mark.title());
      svg.text(x + 17, 46, Anchor.START, "#222", mark.title());
      x += 32 + (int) (6.2 * mark.title().length());
    }
    for (int row = 0; row < first.size(); row++) {
      int each = row;
      bar(svg, TOP + row * ROW, sets.stream().map(set -> set.get(each)).toList());
    }
    return svg.toString();
  }

  private static void bar(Svg svg, int y, List<Tally> tallies) {
    svg.text(LEFT - 8, y + 15, Anchor.END, "#222", tallies.get(0).peer().title());
    int asked = tallies.stream().mapToInt(Tally::asked).sum();
    double x = LEFT;
    for (Mark mark : Mark.values()) {
      int count = tallies.stream().mapToInt(tally -> tally.count(mark)).sum();
      double width = (double) (WIDTH - LEFT - 16) * count / asked;
      svg.box(x, y, width, ROW - 8, mark.colour(), mark.title() + ": " + count);
      if (width > 26) {
        svg.text(x + width / 2, y + 15, Anchor.MIDDLE, "#fff", String.valueOf(count));
      }
      x += width;
    }
  }
}
