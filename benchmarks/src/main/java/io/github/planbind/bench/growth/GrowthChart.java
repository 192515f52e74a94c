package io.github.planbind.bench.growth;

import io.github.planbind.bench.Svg;
import io.github.planbind.bench.Svg.Anchor;
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
  private static final String GRID = "stroke=\"#ddd\"";
  private static final double LOW_CHARS = 9.8;
  private static final double HIGH_CHARS = 24.2;
  private static final double LOW_NANOS = 2;
  private static final double HIGH_NANOS = 10.5;

  private final Svg svg = new Svg(WIDTH, HEIGHT);

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
      int y = TOP + 40 + 20 * i;
      chart.svg.text(WIDTH - RIGHT + 12, y, Anchor.START, COLOURS.get(i), libraries.get(i));
    }
    return chart.svg.toString();
  }

  private void frame() {
    svg.text(
        LEFT, 22, Anchor.START, "#222", "CPU time of one reading; each line is one shape of reply");
    String[] sizes = {"1 KB", "4 KB", "16 KB", "64 KB", "256 KB", "1 MB", "4 MB", "16 MB"};
    for (int i = 0; i < sizes.length; i++) {
      double x = x(10 + 2 * i);
      svg.line(x, TOP, x, HEIGHT - BOTTOM, GRID);
      svg.text(x, HEIGHT - BOTTOM + 18, Anchor.MIDDLE, "#444", sizes[i]);
    }
    String[] times = {"100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s"
    };
    for (int i = 0; i < times.length; i++) {
      double y = y(2 + i);
      svg.line(LEFT, y, WIDTH - RIGHT, y, GRID);
      svg.text(LEFT - 6, y + 4, Anchor.END, "#444", times[i]);
    }
    double from = Math.log10(15 * Math.pow(2, 10));
    double to = Math.log10(15 * Math.pow(2, 24));
    svg.line(x(10), y(from), x(24), y(to), "stroke=\"#222\" stroke-dasharray=\"6 4\"");
    svg.text(x(24) + 6, y(to) + 4, Anchor.START, "#222", "15 ns a character");
  }

  private void line(Series series, String colour) {
    StringBuilder points = new StringBuilder();
    for (Series.Point point : series.points()) {
      double log2Chars = Math.log(point.chars()) / Math.log(2);
      if (log2Chars < LOW_CHARS || log2Chars > HIGH_CHARS) {
        // a shape whose length jumps
        continue;
      }
      double x = x(log2Chars);
      double y = y(Math.log10(Math.max(100, point.nanos())));
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
    }
    boolean clean = series.shape().startsWith("clean");
    String style = clean ? "stroke-width=\"2.5\"" : "stroke-opacity=\"0.35\"";
    String title = series.library() + ": " + series.shape();
    svg.path(points.toString().trim(), "stroke=\"" + colour + "\" " + style, title);
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
