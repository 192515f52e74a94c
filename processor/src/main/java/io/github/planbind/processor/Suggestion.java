package io.github.planbind.processor;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that was probably meant. Silent rather than far-fetched. */
final class Suggestion {
  private static final int FARTHEST = 2;

  private Suggestion() {}

  /** The name nearest to what was written, if it is near enough. */
  static Optional<String> nearest(String written, Collection<String> names) {
    String best = null;
    int least = Math.min(FARTHEST, written.length() / 3) + 1;
    for (String name : names) {
      int distance = distance(plain(written), plain(name));
      if (distance < least) {
        least = distance;
        best = name;
      }
    }
    return Optional.ofNullable(best);
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
  }

  /** How many characters must be written, removed or replaced to turn one into the other. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
