package io.github.planbind.it;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Says what an outcome is worth against what a corpus case expects.
 *
 * <p>It compares JSON trees only and knows no record type; it never recurses, since trees of the
 * corpus nest as deep as the library reads.
 */
public final class Judge {

  /** What an outcome is worth, from right to the mistake that costs most. */
  public enum Verdict {
    /** One of the accepted outcomes. */
    RIGHT,
    /** An error was due, and another error than the accepted ones came. */
    WRONG_CODE,
    /** Only a record was right, and an error came. */
    REFUSED_DUE_PLAN,
    /** Wrong in another way: a cut not typed as one, typed where none is, or with another tree. */
    WRONG,
    /** A record came as success that no accepted outcome holds. */
    FALSE_COMPLETE
  }

  /** The most digits that the shortest decimal form of a double can have. */
  private static final int DIGITS_OF_A_DOUBLE = 17;

  private Judge() {}

  /**
   * The worth of {@code outcome} as the reading of {@code given}'s reply.
   *
   * @throws IllegalArgumentException if the case expects an outcome in a form that is not known
   */
  public static Verdict judge(CorpusCase given, Outcome outcome) {
    List<JsonNode> accepted = accepted(given.expect());
    if (any(accepted, expected -> isRight(expected, given.reply(), outcome))) {
      return Verdict.RIGHT;
    }
    if (outcome instanceof Outcome.Complete) {
      return Verdict.FALSE_COMPLETE;
    }
    if (outcome instanceof Outcome.Truncated) {
      return Verdict.WRONG;
    }
    if (any(accepted, expected -> expected.has("error"))) {
      return Verdict.WRONG_CODE;
    }
    // where only a truncation is right, an error has lost what was written before the cut
    return any(accepted, Judge::isRecord) ? Verdict.REFUSED_DUE_PLAN : Verdict.WRONG;
  }

  private static List<JsonNode> accepted(JsonNode expect) {
    List<JsonNode> accepted = new ArrayList<>(List.of(expect));
    expect.path("accept").forEach(accepted::add);
    return accepted;
  }

  private static boolean any(List<JsonNode> accepted, Predicate<JsonNode> test) {
    return accepted.stream().anyMatch(test);
  }

  private static boolean isRecord(JsonNode expected) {
    return expected.has("complete") || expected.has("complete_is_reply");
  }

  private static boolean isRight(JsonNode expected, String reply, Outcome outcome) {
    if (expected.has("complete")) {
      return outcome instanceof Outcome.Complete complete
          && isEqual(expected.get("complete"), complete.record());
    }
    if (expected.path("complete_is_reply").booleanValue()) {
      return outcome instanceof Outcome.Complete complete
          && isEqual(CorpusCase.json(reply), complete.record());
    }
    if (expected.has("truncated")) {
      JsonNode least = expected.get("truncated");
      JsonNode most = expected.has("truncated_max") ? expected.get("truncated_max") : least;
      return outcome instanceof Outcome.Truncated truncated
          && isPart(least, truncated.tree())
          && isPart(truncated.tree(), most);
    }
    if (expected.has("error")) {
      return outcome instanceof Outcome.Error error
          && expected.get("error").textValue().equals(error.code());
    }
    throw new IllegalArgumentException("no known form of an expected outcome: " + expected);
  }

  /** Whether two trees hold the same members, elements and values; numbers count by value. */
  static boolean isEqual(JsonNode a, JsonNode b) {
    return fits(a, b, true);
  }

  /**
   * Whether {@code part} is what may be left of {@code whole} after a cut: a subset of its members,
   * a leading part of its elements, a leading part of a string, and any other scalar as it is.
   */
  static boolean isPart(JsonNode part, JsonNode whole) {
    return fits(part, whole, false);
  }

  private record Pair(JsonNode part, JsonNode whole) {}

  private static boolean fits(JsonNode part, JsonNode whole, boolean exactly) {
    Deque<Pair> open = new ArrayDeque<>();
    open.push(new Pair(part, whole));
    while (!open.isEmpty()) {
      Pair pair = open.pop();
      boolean sizesFit =
          exactly ? pair.part.size() == pair.whole.size() : pair.part.size() <= pair.whole.size();
      if (pair.part.getNodeType() != pair.whole.getNodeType()
          || !sizesFit
          || !scalarFits(pair.part, pair.whole, exactly)) {
        return false;
      }
      for (Map.Entry<String, JsonNode> member : pair.part.properties()) {
        JsonNode counterpart = pair.whole.get(member.getKey());
        if (counterpart == null) {
          return false;
        }
        open.push(new Pair(member.getValue(), counterpart));
      }
      for (int i = 0; pair.part.isArray() && i < pair.part.size(); i++) {
        open.push(new Pair(pair.part.get(i), pair.whole.get(i)));
      }
    }
    return true;
  }

  private static boolean scalarFits(JsonNode part, JsonNode whole, boolean exactly) {
    return switch (part.getNodeType()) {
      case OBJECT, ARRAY -> true;
      case STRING ->
        exactly
            ? part.textValue().equals(whole.textValue())
            : isLeadingPart(part.textValue(), whole.textValue());
      case NUMBER -> isSameNumber(part, whole);
      default -> part.equals(whole);
    };
  }

  // rule: a string cut short may be kept up to the cut without half a surrogate pair
  private static boolean isLeadingPart(String part, String whole) {
    int end = part.length();
    boolean splitsPair = 0 < end
        && end < whole.length()
        && Character.isSurrogatePair(whole.charAt(end - 1), whole.charAt(end));
    return whole.startsWith(part) && !splitsPair;
  }

  private static boolean isSameNumber(JsonNode a, JsonNode b) {
    if (!isFinite(a) || !isFinite(b)) {
      return isBeyondDouble(a, b) || isBeyondDouble(b, a);
    }
    return a.decimalValue().compareTo(b.decimalValue()) == 0
        || isNearestDouble(a, b)
        || isNearestDouble(b, a);
  }

  /** Whether a writer that knows only doubles writes {@code number} as {@code infinity}. */
  private static boolean isBeyondDouble(JsonNode infinity, JsonNode number) {
    return !isFinite(infinity)
        && isFinite(number)
        && infinity.doubleValue() == number.doubleValue();
  }

  /** Whether {@code decimal} names {@code value}: JDK 17 does not write the shortest decimal. */
  private static boolean isNearestDouble(JsonNode value, JsonNode decimal) {
    return value.isDouble()
        && decimal.isBigDecimal()
        && decimal.decimalValue().precision() <= DIGITS_OF_A_DOUBLE
        && decimal.doubleValue() == value.doubleValue();
  }

  private static boolean isFinite(JsonNode number) {
    return !number.isDouble() || Double.isFinite(number.doubleValue());
  }
}
