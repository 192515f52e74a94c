package io.github.planbind.bench;

import io.github.planbind.bench.Svg.Anchor;
import java.util.List;
import java.util.OptionalDouble;

/** Draws the times of each size as bars, a bar of one unit being Jackson 2 on the bare JSON. */
final class SpeedChart {
  private static final int WIDTH = 760;
  private static final int LEFT = 210;
  private static final int TOP = 40;
  private static final int ROW = 20;
  private static final double LONGEST = 6;

  /** A bar in each size. */
  private record Bar(Contender contender, Form form, String colour) {
    String title() {
      return contender.title() + ", " + form.words();
    }
  }

  private static final List<Bar> BARS = List.of(
      new Bar(Contender.PLANBIND, Form.BARE, "#1b6ca8"),
      new Bar(Contender.PLANBIND, Form.FENCED, "#1b6ca8"),
      new Bar(Contender.PLANBIND, Form.THINK, "#1b6ca8"),
      new Bar(Contender.FASTJSON2, Form.BARE, "#9a9a9a"),
      new Bar(Contender.DATABIND, Form.BARE, "#9a9a9a"),
      new Bar(Contender.AVAJE, Form.BARE, "#9a9a9a"),
      new Bar(Contender.JACKSON3, Form.BARE, "#9a9a9a"),
      new Bar(Contender.LANGCHAIN4J, Form.FENCED, "#c8553d"),
      new Bar(Contender.SPRING_AI, Form.EXACT_FENCE, "#6a994e"));

  private SpeedChart() {}

  static String of(Score score) {
    int block = (BARS.size() + 2) * ROW;
    Svg svg = new Svg(WIDTH, TOP + Size.values().length * block);
    svg.text(12, 22, Anchor.START, "#222", "Time of one reading; Jackson 2 on bare JSON is 1");
    for (Size size : Size.values()) {
      int y = TOP + size.ordinal() * block;
      svg.text(12, y + 14, Anchor.START, "#222", size.words());
      for (int i = 0; i < BARS.size(); i++) {
        bar(svg, score, size, BARS.get(i), y + (i + 1) * ROW);
      }
    }
    return svg.toString();
  }

  private static void bar(Svg svg, Score score, Size size, Bar bar, int y) {
    OptionalDouble nanos = score.nanos(bar.contender(), size, bar.form());
    OptionalDouble unit = score.nanos(Contender.DATABIND, size, Form.BARE);
    if (nanos.isEmpty() || unit.isEmpty()) {
      return;
    }
    double ratio = nanos.getAsDouble() / unit.getAsDouble();
    double width = (WIDTH - LEFT - 110) * Math.min(ratio, LONGEST) / LONGEST;
    String value = Table.number(nanos.getAsDouble() / 1_000) + " µs";
    svg.text(LEFT - 8, y + 12, Anchor.END, "#444", bar.title());
    svg.box(LEFT, y, width, ROW - 5, bar.colour(), bar.title() + ": " + value);
    String cut = ratio > LONGEST ? " →" : "";
    svg.text(
        LEFT + width + 6,
        y + 12,
        Anchor.START,
        "#222",
        value + " (" + Table.number(ratio) + ")" + cut);
  }
}
