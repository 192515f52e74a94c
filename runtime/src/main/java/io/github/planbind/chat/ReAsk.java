package io.github.planbind.chat;

import io.github.planbind.ReplyError;
import io.github.planbind.binding.Misfit;
import java.util.List;

/**
 * The words with which a model is asked again. They name places and what was expected there, and
 * repeat no value of the reply. At most 20 lines and 2,000 chars.
 */
final class ReAsk {
  private static final int LONGEST = 2_000;
  private static final int MOST_LINES = 20;
  private static final String END =
      "Reply again with the whole JSON and nothing else. Keep what was right.";

  private ReAsk() {}

  static String words(ReplyError error) {
    return error instanceof ReplyError.Mismatch mismatch
        ? misfits(mismatch.misfits())
        : "An earlier reply to this could not be used. " + error.message() + "\n" + END;
  }

  private static String misfits(List<Misfit> misfits) {
    StringBuilder words =
        new StringBuilder("An earlier reply to this could not be used, for these places in it:\n");
    // a line each for the beginning, the end, and how many more there are
    int most = Math.min(misfits.size(), MOST_LINES - 3);
    most = misfits.size() == MOST_LINES - 2 ? misfits.size() : most;
    int told = 0;
    for (; told < most; told++) {
      String line = "- " + Line.of(misfits.get(told).toString(), LONGEST) + "\n";
      if (words.length() + line.length() > LONGEST - END.length() - 20) {
        break;
      }
      words.append(line);
    }
    if (told < misfits.size()) {
      words.append("and ").append(misfits.size() - told).append(" more\n");
    }
    return words.append(END).toString();
  }
}
