package io.github.planbind.chat.test;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One request that came whole.
 *
 * @param line the request line
 * @param headers the header lines, as they came
 * @param body the body
 */
record Received(String line, List<String> headers, String body) {
  /** The value of the first header of a name. */
  Optional<String> header(String name) {
    String start = name.toLowerCase(Locale.ROOT) + ":";
    return headers.stream()
        .filter(header -> header.toLowerCase(Locale.ROOT).startsWith(start))
        .map(header -> header.substring(start.length()).strip())
        .findFirst();
  }

  String path() {
    return line.substring(line.indexOf(' ') + 1, line.lastIndexOf(' '));
  }
}
