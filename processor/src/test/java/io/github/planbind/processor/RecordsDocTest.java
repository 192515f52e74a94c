package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The code of docs/records.md compiles. */
class RecordsDocTest {
  private static final Path PAGE = Path.of("..", "docs", "records.md");
  private static final Pattern CODE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void everyPieceOfCodeCompiles() throws IOException {
    List<String> pieces = CODE.matcher(Files.readString(PAGE))
        .results()
        .map((MatchResult piece) -> piece.group(1))
        .toList();

    assertThat(pieces).hasSize(4);
    for (String piece : pieces) {
      // an annotation alone stands at a record of the page
      String whole = piece.contains("{}")
          ? piece
          : piece + "record Ticket(String subject, Urgency urgency, List<String> tags) {}";
      Compiled compiled = Compiled.of(MemoryFiles.source(
          "doc.Page",
          "package doc;",
          "import com.fasterxml.jackson.databind.JsonNode;",
          "import io.github.planbind.annotation.*;",
          "import java.util.*;",
          "class Page {",
          "  enum Urgency { @Field(name = \"normal\") NORMAL, @Field(name = \"high\") HIGH }",
          "  static final class Money {}",
          "  @Plan(keys = \"answer\") record Asked(Optional<Answer> answer) {}",
          whole.contains("Answer") ? "" : "  record Answer(String text) {}",
          whole,
          "}"));
      assertThat(compiled.errors()).as(piece).isEmpty();
    }
  }
}
