package io.github.planbind.it.replies;

/**
 * One example of docs/replies.md: a reply, and what reading it must give.
 *
 * @param section the rule that it stands under, such as {@code R8}
 * @param number its number in that section, from 1
 * @param line the line of the document that it starts on
 */
record Example(
    String section, int number, int line, Request request, String reply, Outcome expected) {

  /** Its name among the tests. */
  @Override
  public String toString() {
    return section + " example " + number + " (line " + line + ")";
  }
}
