package io.github.planbind.binding;

import java.util.List;

/** Words for a choice of names. */
final class OneOf {
  private static final int SHOWN = 12;

  private OneOf() {}

  static String names(List<String> names) {
    StringBuilder words = new StringBuilder("one of ");
    for (int i = 0; i < Math.min(SHOWN, names.size()); i++) {
      words.append(i == 0 ? "" : ", ").append('"').append(names.get(i)).append('"');
    }
    if (names.size() > SHOWN) {
      words.append(" and ").append(names.size() - SHOWN).append(" more");
    }
    return words.toString();
  }
}
