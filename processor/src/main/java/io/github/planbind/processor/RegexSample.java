package io.github.planbind.processor;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes up texts for simple regular expressions: literals, classes, groups, alternatives and quantifiers. What
 * it does not understand it writes as it stands; whoever asks checks each text with the expression.
 */
final class RegexSample {
  private static final int TRIES = 40;
  private static final int LONGEST = 1_000;
  private static final List<String> OTHERS = List.of("x", "1", "_", " ");

  private final String regex;
  private final int turn;
  private int at;

  private RegexSample(String regex, int turn) {
    this.regex = regex;
    this.turn = turn;
  }

  /** Texts that may match, the shortest first; with each, what may be repeated is so once more. */
  static Stream<String> of(Constraints.Regex regex) {
    return IntStream.range(0, TRIES)
        .mapToObj(turn -> new RegexSample(regex.text(), turn).alternatives())
        .distinct();
  }

  /** One of the branches up to the end or the closing bracket. */
  private String alternatives() {
    String first = branch();
    String last = first;
    int count = 1;
    while (at < regex.length() && regex.charAt(at) == '|') {
      at++;
      last = branch();
      count++;
    }
    return turn % 2 == 0 || count == 1 ? first : last;
  }

  private String branch() {
    StringBuilder text = new StringBuilder();
    while (at < regex.length() && regex.charAt(at) != '|' && regex.charAt(at) != ')') {
      String atom = atom();
      int times = times();
      text.append(atom.repeat(Math.min(times, LONGEST / Math.max(1, atom.length()))));
      if (text.length() > LONGEST) {
        break;
      }
    }
    return text.toString();
  }

  private String atom() {
    char c = regex.charAt(at++);
    return switch (c) {
      case '(' -> group();
      case '[' -> characterClass();
      case '\\' -> escape();
      case '.' -> "x";
      case '^', '$' -> "";
      default -> String.valueOf(c);
    };
  }

  private String group() {
    boolean ahead = regex.startsWith("?=", at) || regex.startsWith("?!", at);
    if (regex.startsWith("?:", at) || ahead) {
      at += 2;
    }
    String inside = alternatives();
    at++;
    return ahead ? "" : inside;
  }

  private String escape() {
    char c = at < regex.length() ? regex.charAt(at++) : '\\';
    return switch (c) {
      case 'd' -> "1";
      case 'w', 'D', 'S' -> "a";
      case 's', 'W' -> " ";
      case 't' -> "\t";
      case 'n' -> "\n";
      case 'b' -> "";
      default -> String.valueOf(c);
    };
  }

  /** The first member of a class; for one that excludes, another guess at each turn. */
  private String characterClass() {
    boolean not = at < regex.length() && regex.charAt(at) == '^';
    int start = not ? ++at : at;
    String first = "";
    while (at < regex.length() && (regex.charAt(at) != ']' || at == start)) {
      String member = atom();
      first = first.isEmpty() ? member : first;
    }
    at++;
    return not ? OTHERS.get(turn % OTHERS.size()) : first;
  }

  private int times() {
    if (at == regex.length()) {
      return 1;
    }
    char c = regex.charAt(at);
    int times = switch (c) {
      case '*', '?' -> Math.min(turn / 2, c == '?' ? 1 : TRIES);
      case '+' -> 1 + turn / 2;
      case '{' -> counted();
      default -> -1;
    };
    if (times < 0) {
      return 1;
    }
    at = c == '{' ? Math.max(at, regex.indexOf('}', at) + 1) : at + 1;
    if (at < regex.length() && (regex.charAt(at) == '?' || regex.charAt(at) == '+')) {
      at++;
    }
    return times;
  }

  private int counted() {
    int end = regex.indexOf('}', at);
    String[] counts = regex.substring(at + 1, Math.max(at + 1, end)).split(",", 2);
    try {
      int least = Integer.parseInt(counts[0]);
      boolean more = counts.length > 1;
      int most = !more ? least : counts[1].isEmpty() ? LONGEST : Integer.parseInt(counts[1]);
      return Math.min(least + (more ? turn / 2 : 0), most);
    } catch (NumberFormatException noCount) {
      return 1;
    }
  }
}
