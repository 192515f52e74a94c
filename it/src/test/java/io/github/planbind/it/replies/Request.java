package io.github.planbind.it.replies;

import io.github.planbind.FinishReason;
import io.github.planbind.Pick;
import io.github.planbind.PlanReader;
import io.github.planbind.Reply;
import java.util.Locale;

/** The first line of an example: what is asked for, and what is known beside the reply. */
final class Request {
  private static final String SHOWN = " shown=";
  private final Target target;
  private PlanReader<?> reader;
  private FinishReason finishReason = FinishReason.UNKNOWN;

  /** Takes a line such as {@code ShipPlan finish=length pick=last} apart. */
  Request(String line) {
    int shown = line.indexOf(SHOWN);
    String[] words = (shown < 0 ? line : line.substring(0, shown)).split(" ");
    target = Target.named(words[0]);
    reader = target.reader();
    for (int i = 1; i < words.length; i++) {
      take(words[i]);
    }
    if (shown >= 0) {
      reader = reader.havingShown(line.substring(shown + SHOWN.length()));
    }
  }

  private void take(String word) {
    String value = word.substring(word.indexOf('=') + 1);
    if (word.startsWith("finish=")) {
      finishReason = new FinishReason(value);
    } else if (word.startsWith("pick=")) {
      reader = reader.picking(Pick.valueOf(value.toUpperCase(Locale.ROOT)));
    } else {
      throw new IllegalArgumentException("Not known: " + word);
    }
  }

  Outcome read(String reply) {
    return new Performance(target, reader.read(new Reply(reply, finishReason))).outcome();
  }
}
