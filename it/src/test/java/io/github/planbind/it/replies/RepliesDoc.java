package io.github.planbind.it.replies;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The document of the rules, taken apart into its sections and examples. It checks nothing. */
final class RepliesDoc {
  private static final String HEADING = "## ";
  private static final String INFO = "reply ";
  private static final String SEPARATOR = "---";
  private static final int SHORTEST_FENCE = 5;

  private final List<String> lines;
  private final List<Example> examples = new ArrayList<>();
  private final StringBuilder java = new StringBuilder();
  /** The first word of the heading that a block stands under. */
  private String section = "";

  private int number;

  private RepliesDoc(List<String> lines) {
    this.lines = lines;
    int at = 0;
    while (at < lines.size()) {
      at = readFrom(at);
    }
  }

  /** Reads the document that stands in this repository. */
  static RepliesDoc read() {
    Path file = Path.of(System.getProperty("basedir", "."), "..", "docs", "replies.md");
    try {
      return new RepliesDoc(Files.readAllLines(file, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Example> examples() {
    return examples;
  }

  /** What its blocks of Java say. */
  String java() {
    return java.toString();
  }

  /** Takes the block or line at a place, and returns the place after it. */
  private int readFrom(int at) {
    String line = lines.get(at);
    if (line.startsWith(HEADING)) {
      section = line.substring(HEADING.length()).split("[ .:]", 2)[0];
      number = 0;
    }
    String fence = fence(line);
    if (fence.isEmpty()) {
      return at + 1;
    }
    int end = at + 1;
    while (!lines.get(end).equals(fence)) {
      end++;
    }
    String info = line.substring(fence.length());
    List<String> body = lines.subList(at + 1, end);
    if (info.startsWith(INFO)) {
      examples.add(example(at + 1, info.substring(INFO.length()), body));
    } else if (info.equals("java")) {
      java.append(String.join("\n", body)).append('\n');
    }
    return end + 1;
  }

  private static String fence(String line) {
    int length = 0;
    while (length < line.length() && line.charAt(length) == '`') {
      length++;
    }
    boolean example = length >= SHORTEST_FENCE;
    return example || line.equals("```java") ? line.substring(0, length) : "";
  }

  private Example example(int line, String info, List<String> body) {
    int separator = body.lastIndexOf(SEPARATOR);
    return new Example(
        section,
        ++number,
        line,
        new Request(info),
        Escapes.decode(String.join("\n", body.subList(0, separator))),
        Outcome.parse(body.subList(separator + 1, body.size())));
  }
}
