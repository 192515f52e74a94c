package io.github.planbind;

/**
 * A place in a reply.
 *
 * @param offset chars from the start, from 0
 * @param line lines from the start, from 1; a line ends with a line feed
 * @param column chars from the start of the line, from 1
 */
public record Place(int offset, int line, int column) {
  @Override
  public String toString() {
    return line + ":" + column;
  }
}
