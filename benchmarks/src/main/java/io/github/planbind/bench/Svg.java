package io.github.planbind.bench;

import java.util.Locale;

/** A picture of boxes, lines and words. */
public final class Svg {
  private final StringBuilder out = new StringBuilder();

  /**
   * An empty picture on white.
   *
   * @param width in pixels
   * @param height in pixels
   */
  public Svg(int width, int height) {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
            + " font-family=\"sans-serif\" font-size=\"12\">",
        width, height);
    add("<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>");
  }

  /** Where a text stands, seen from its point. */
  public enum Anchor {
    /** The text begins at the point. */
    START,
    /** The point is in the middle of the text. */
    MIDDLE,
    /** The text ends at the point. */
    END
  }

  /**
   * Adds a box with a title, which browsers show under the pointer.
   *
   * @param x left
   * @param y top
   * @param width of the box
   * @param height of the box
   * @param colour as in CSS
   * @param title plain words
   */
  public void box(double x, double y, double width, double height, String colour, String title) {
    add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\">"
            + "<title>%s</title></rect>",
        x, y, width, height, colour, title);
  }

  /**
   * Adds a straight line.
   *
   * @param x1 its start
   * @param y1 its start
   * @param x2 its end
   * @param y2 its end
   * @param style attributes of SVG
   */
  public void line(double x1, double y1, double x2, double y2, String style) {
    add("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>", x1, y1, x2, y2, style);
  }

  /**
   * Adds a line over several points.
   *
   * @param points their coordinates, as SVG writes them
   * @param style attributes of SVG
   * @param title plain words
   */
  public void path(String points, String style, String title) {
    add(
        "<polyline fill=\"none\" points=\"%s\" %s><title>%s</title></polyline>",
        points, style, title);
  }

  /**
   * Adds words.
   *
   * @param x of their point
   * @param y of their base line
   * @param anchor where they stand
   * @param colour as in CSS
   * @param text plain words
   */
  public void text(double x, double y, Anchor anchor, String colour, String text) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>",
        x, y, anchor.name().toLowerCase(Locale.ROOT), colour, text);
  }

  /** The picture's source. */
  @Override
  public String toString() {
    return out + "</svg>\n";
  }

  private void add(String element, Object... values) {
    out.append(String.format(Locale.ROOT, element, values)).append('\n');
  }
}
