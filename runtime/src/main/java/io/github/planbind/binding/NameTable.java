package io.github.planbind.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers by name, found without making a String of the name that is looked for. */
final class NameTable {
  private final @Nullable String[] names;
  private final int[] numbers;
  private final int mask;

  /** Of two numbers for one name the table keeps none: the name would not say which is meant. */
  NameTable(List<String> names, List<Integer> numbers) {
    int capacity = Integer.highestOneBit(Math.max(1, names.size()) * 4 - 1) * 2;
    this.names = new String[capacity];
    this.numbers = new int[capacity];
    this.mask = capacity - 1;
    for (int i = 0; i < names.size(); i++) {
      put(names.get(i), numbers.get(i));
    }
  }

  private void put(String name, int number) {
    int slot = slot(name.hashCode());
    while (names[slot] != null) {
      if (name.equals(names[slot])) {
        numbers[slot] = numbers[slot] == number ? number : -1;
        return;
      }
      slot = slot + 1 & mask;
    }
    names[slot] = name;
    numbers[slot] = number;
  }

  int find(String name) {
    return find(name, 0, name.length());
  }

  int find(String text, int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    int slot = slot(hash);
    for (String name = names[slot]; name != null; name = names[slot]) {
      if (name.length() == end - start && text.startsWith(name, start)) {
        return numbers[slot];
      }
      slot = slot + 1 & mask;
    }
    return -1;
  }

  /** As {@link #find}, in a table of folded names, for a name as it is written. */
  int findFolded(String text, int start, int end) {
    int hash = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      hash = isFoldedAway(c) ? hash : 31 * hash + Character.toLowerCase(c);
    }
    int slot = slot(hash);
    for (String name = names[slot]; name != null; name = names[slot]) {
      if (isFold(name, text, start, end)) {
        return numbers[slot];
      }
      slot = slot + 1 & mask;
    }
    return -1;
  }

  private static boolean isFold(String folded, String text, int start, int end) {
    int at = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (!isFoldedAway(c)
          && (at == folded.length() || folded.charAt(at++) != Character.toLowerCase(c))) {
        return false;
      }
    }
    return at == folded.length();
  }

  /** The name without _ and -, in lower case. */
  static String fold(String name) {
    StringBuilder folded = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!isFoldedAway(c)) {
        folded.append(Character.toLowerCase(c));
      }
    }
    return folded.toString();
  }

  private static boolean isFoldedAway(char c) {
    return c == '_' || c == '-';
  }

  private int slot(int hash) {
    return (hash ^ hash >>> 16) & mask;
  }
}
