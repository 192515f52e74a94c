package io.github.planbind.binding;

/** Stands in until the module has a class of its own. */
public final class PlaceholderBinding {
  private PlaceholderBinding() {}

  /**
   * Answers with its argument.
   *
   * @param text any text
   * @return the same text
   */
  public static String echo(String text) {
    return text;
  }
}
