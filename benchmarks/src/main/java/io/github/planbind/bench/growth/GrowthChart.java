package io.github.planbind.bench.growth;

import java.util.List;
import java.util.Locale;

/** Draws all series in one log-log chart: a thin line for each shape, a colour for each library. */
final class GrowthChart {
  private static final List<String> COLOURS = List.of("#1b6ca8", "#c8553d", "#6a994e", "#8d6a9f");
  private static final int WIDTH = 760;
  private static final int HEIGHT = 520;
  private static final int LEFT = 70;
  private static final int TOP = 40;
  private static final int RIGHT = 180;
  private static final int BOTTOM = 50;
  private static final double LOW_CHARS = 9.8;
  private static final double HIGH_CHARS = 24.2;
  private static final double LOW_NANOS = 2;
  private static final double HIGH_NANOS = 10.5;

  private final StringBuilder out = new StringBuilder();

  private GrowthChart() {}

  static String of(List<Series> all) {
    GrowthChart chart = new GrowthChart();
    chart.frame();
    List<String> libraries = all.stream().map(Series::library).distinct().toList();
    // ours last, on top
    for (int i = libraries.size() - 1; i >= 0; i--) {
      for (Series series : all) {
        if (series.library().equals(libraries.get(i))) {
          chart.line(series, COLOURS.get(i));
        }
      }
      chart.text(WIDTH - RIGHT + 12, TOP + 20 + 20 * i, "start", COLOURS.get(i), libraries.get(i));
    }
    return chart.out.append("</svg>\n").toString();
  }

  private void frame() {
    out.append(String.format(
        Locale.ROOT,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
            + " font-size=\"12\">%n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>%n",
        WIDTH,
        HEIGHT));
    text(LEFT, 22, "start", "#222", "CPU time of one reading; each line is one shape of reply");
    String[] sizes = {"1 KB", "4 KB", "16 KB", "64 KB", "256 KB", "1 MB", "4 MB", "16 MB"};
    for (int i = 0; i < sizes.length; i++) {
      double x = x(10 + 2 * i);
      rule(x, TOP, x, HEIGHT - BOTTOM, "#ddd", "");
      text(x, HEIGHT - BOTTOM + 18, "middle", "#444", sizes[i]);
    }
    String[] times = {"100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s"
    };
    for (int i = 0; i < times.length; i++) {
      double y = y(2 + i);
      rule(LEFT, y, WIDTH - RIGHT, y, "#ddd", "");
      text(LEFT - 6, y + 4, "end", "#444", times[i]);
    }
    double from = Math.log10(15 * Math.pow(2, 10));
    double to = Math.log10(15 * Math.pow(2, 24));
    rule(x(10), y(from), x(24), y(to), "#222", " stroke-dasharray=\"6 4\"");
    text(x(24) + 6, y(to) + 4, "start", "#222", "15 ns a character");
  }

  private void line(Series series, String colour) {
    boolean clean = series.shape().startsWith("clean");
    out.append("<polyline fill=\"none\" stroke=\"").append(colour);
    out.append(
        clean ? "\" stroke-width=\"2.5\" points=\"" : "\" stroke-opacity=\"0.35\" points=\"");
    for (Series.Point point : series.points()) {
      double x = x(Math.log(point.chars()) / Math.log(2));
      double y = y(Math.log10(Math.max(100, point.nanos())));
      out.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
    }
    out.append("\"><title>").append(series.library()).append(": ").append(series.shape());
    out.append("</title></polyline>\n");
  }

  private void rule(double x1, double y1, double x2, double y2, String colour, String more) {
    out.append(String.format(
        Locale.ROOT,
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"%s/>%n",
        x1,
        y1,
        x2,
        y2,
        colour,
        more));
  }

  private void text(double x, double y, String anchor, String colour, String text) {
    out.append(String.format(
        Locale.ROOT,
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
        x,
        y,
        anchor,
        colour,
        text));
  }

  private static double x(double log2Chars) {
    return LEFT + (WIDTH - LEFT - RIGHT) * (log2Chars - LOW_CHARS) / (HIGH_CHARS - LOW_CHARS);
  }

  private static double y(double log10Nanos) {
    return HEIGHT
        - BOTTOM
        - (HEIGHT - TOP - BOTTOM) * (log10Nanos - LOW_NANOS) / (HIGH_NANOS - LOW_NANOS);
  }
}
