package io.github.planbind.examples.fleet;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** A reply that comes with the example, and what is special about it. */
record StoredReply(String what, String file, FinishReason finishReason) {

  /** One of every kind that is common in practice. */
  static final List<StoredReply> ALL = List.of(
      stopped("Clean JSON", "clean.txt"),
      stopped("Prose around a fence", "fenced.txt"),
      stopped("A think block with a draft, then an analysis, then the plan", "thinking.txt"),
      stopped("Raw line breaks in a string", "line-breaks.txt"),
      stopped("Trailing commas", "trailing-comma.txt"),
      new StoredReply("Cut by the token limit", "cut.txt", FinishReason.LENGTH),
      stopped("Values of the wrong type", "wrong-type.txt"),
      stopped("No plan at all", "no-plan.txt"));

  static StoredReply of(String file) {
    return ALL.stream().filter(stored -> stored.file().equals(file)).findFirst().orElseThrow();
  }

  private static StoredReply stopped(String what, String file) {
    return new StoredReply(what, file, FinishReason.STOP);
  }

  Reply reply() {
    try (InputStream in = StoredReply.class.getResourceAsStream("/fleet/" + file)) {
      if (in == null) {
        throw new IllegalStateException("/fleet/" + file + " is not on the class path");
      }
      return new Reply(new String(in.readAllBytes(), UTF_8), finishReason);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String title() {
    return Screen.title(what, file + ", finish reason " + finishReason.value());
  }
}
