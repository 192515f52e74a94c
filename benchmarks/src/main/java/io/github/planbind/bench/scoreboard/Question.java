package io.github.planbind.bench.scoreboard;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.it.CorpusCase;
import io.github.planbind.it.Expected;
import io.github.planbind.it.HostileShapes;
import io.github.planbind.it.HostileShipPlan;
import io.github.planbind.it.Judge;
import io.github.planbind.it.Outcome;
import io.github.planbind.it.replay.RecordJson;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * A reply, and what each answer to it is worth.
 *
 * @param id its name
 * @param schema the record that it is read as
 * @param wantsCut whether it is right to say that it was cut, and nothing else is
 * @param mark what an answer is worth
 */
record Question(
    String id,
    String schema,
    String reply,
    String finishReason,
    boolean wantsCut,
    Function<Answer, Mark> mark) {
  private static final Set<Expected> REFUSALS =
      EnumSet.of(Expected.FIRST_JSON, Expected.BIND_ERROR, Expected.NO_PLAN, Expected.LIMIT);
  private static final int HOSTILE_SIZE = 7;

  /** The corpus of stored replies. */
  static List<Question> corpus() {
    return CorpusCase.all().stream().map(Question::of).toList();
  }

  /** More replies of the corpus's kinds. */
  static List<Question> more() {
    return CorpusCase.more().stream().map(Question::of).toList();
  }

  /** The hostile replies, short: what is asked here is not how long they take. */
  static List<Question> hostile() {
    return HostileShapes.all().stream().map(Question::of).toList();
  }

  private static Question of(CorpusCase stored) {
    return new Question(
        stored.id(),
        stored.schema(),
        stored.reply(),
        stored.finishReason(),
        isCut(stored.expect()),
        answer -> mark(stored, answer));
  }

  /** Whether it is right to say that the reply was cut, and nothing else is. */
  private static boolean isCut(JsonNode expect) {
    for (JsonNode other : expect.path("accept")) {
      if (!other.has("truncated")) {
        return false;
      }
    }
    return expect.has("truncated");
  }

  private static Mark mark(CorpusCase stored, Answer answer) {
    return switch (Judge.judge(stored, outcome(answer))) {
      // rule: the peers have no words for why; any refusal is right where one is due
      case RIGHT, WRONG_CODE -> Mark.RIGHT;
      case REFUSED_DUE_PLAN -> Mark.REFUSED;
      case FALSE_COMPLETE -> Mark.SILENTLY_WRONG;
      case WRONG -> answer instanceof Answer.Cut ? Mark.WRONG_CUT : Mark.CUT_REFUSED;
    };
  }

  private static Outcome outcome(Answer answer) {
    if (answer instanceof Answer.Plan plan) {
      // ours comes as a tree already
      JsonNode tree = plan.record() instanceof JsonNode json ? json : RecordJson.of(plan.record());
      return new Outcome.Complete(tree);
    }
    return answer instanceof Answer.Cut cut
        ? new Outcome.Truncated(cut.tree())
        : new Outcome.Error("some");
  }

  private static Question of(HostileShapes.Shape shape) {
    Set<Expected> allowed = shape.allowed(HOSTILE_SIZE);
    return new Question(
        shape.name(),
        "HostileShipPlan",
        shape.reply().apply(HOSTILE_SIZE),
        "stop",
        allowed.contains(Expected.TRUNCATED),
        answer -> mark(allowed, answer));
  }

  // rule: the right answer in every shape carries heading 90, and every decoy carries 13
  private static Mark mark(Set<Expected> allowed, Answer answer) {
    boolean planIsThere =
        allowed.contains(Expected.COMPLETE) || allowed.contains(Expected.REPAIRED);
    if (answer instanceof Answer.Plan plan) {
      return planIsThere && isRight(plan.record()) ? Mark.RIGHT : Mark.SILENTLY_WRONG;
    }
    if (answer instanceof Answer.Cut) {
      return allowed.contains(Expected.TRUNCATED) ? Mark.RIGHT : Mark.WRONG_CUT;
    }
    if (allowed.stream().anyMatch(REFUSALS::contains)) {
      return Mark.RIGHT;
    }
    return planIsThere ? Mark.REFUSED : Mark.CUT_REFUSED;
  }

  private static boolean isRight(Object record) {
    if (record instanceof JsonNode json) {
      return json.path("helm").path("heading").asInt() == 90
          && json.path("orders").isArray();
    }
    return record instanceof HostileShipPlan ship
        && ship.helm() != null
        && ship.helm().heading() == 90
        && ship.orders() != null;
  }
}
