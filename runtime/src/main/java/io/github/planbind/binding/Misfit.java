package io.github.planbind.binding;

/**
 * One place where JSON and record do not agree. No text of the reply is in it.
 *
 * @param pointer the place as a JSON pointer (RFC 6901) from the plan's root, the empty string for
 *     the root itself; a key of a map is shown as {@code *}
 * @param expected what the record takes there
 * @param found what stands there
 */
public record Misfit(String pointer, String expected, String found) {
  static final String NOTHING = "nothing";

  /**
   * Says whether nothing was given for something that is required.
   *
   * @return true for an absent or null component
   */
  public boolean isAbsence() {
    return found.startsWith(NOTHING);
  }

  @Override
  public String toString() {
    return (pointer.isEmpty() ? "the root" : pointer) + ": expected " + expected + ", found "
        + found;
  }
}
