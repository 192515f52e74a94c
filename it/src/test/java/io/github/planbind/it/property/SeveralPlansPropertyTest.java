package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Pick;
import io.github.planbind.Place;
import io.github.planbind.PlanResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A reply with more than one plan. */
class SeveralPlansPropertyTest {
  private static final String TARGETS = "io.github.planbind.it.property.Target#ALL";
  private static final int SHOWN = 20;

  /** Where a plan can stand, the better places first (rule R11). */
  private enum Where {
    OPENING,
    FENCE,
    TEXT,
    QUOTE
  }

  private record Standing<T>(T plan, Where where, int start) {}

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void theFirstPlanIsReadAndTheOthersAreTold(Target<T> target) {
    Runs.of(target, 150, random -> {
      StringBuilder reply = new StringBuilder();
      List<Standing<T>> plans = new ArrayList<>();
      int count = random.nextInt(10) == 0 ? 25 : 2 + random.nextInt(3);
      while (plans.size() < count) {
        plans.add(append(reply, target, random, plans));
      }
      List<Standing<T>> byRank =
          plans.stream().sorted(Comparator.comparing(Standing::where)).toList();
      T first = byRank.get(0).plan();
      List<Integer> others = byRank.stream()
          .filter(other -> !other.plan().equals(first))
          .map(Standing::start)
          .toList();

      String text = reply.toString();

      PlanResult<T> result = Invariants.read(target, text);

      assertThat(Invariants.outcome(result)).as(text).isEqualTo(first);
      assertThat(result.trace().alternativeCount()).as(text).isEqualTo(others.size());
      assertThat(result.trace().alternatives().stream().map(Place::offset))
          .isSubsetOf(others)
          .hasSize(Math.min(SHOWN, others.size()));
    });
  }

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void theLastPlanIsReadWhereItIsAskedForAndNoneWhereOnlyOneMayStand(Target<T> target) {
    Runs.of(target, 50, random -> {
      StringBuilder reply = new StringBuilder();
      List<Standing<T>> plans = new ArrayList<>();
      while (plans.size() < 3) {
        plans.add(append(reply, target, random, plans));
      }
      boolean same =
          plans.stream().allMatch(plan -> plan.plan().equals(plans.get(0).plan()));

      String text = reply.toString();

      PlanResult<T> last = target.reader().picking(Pick.LAST).read(text);
      PlanResult<T> only = target.reader().picking(Pick.ONLY).read(text);

      Invariants.check(target, text, last);
      assertThat(last.orElseThrow()).as(text).isEqualTo(plans.get(2).plan());
      assertThat(only instanceof PlanResult.Complete).as(text).isEqualTo(same);
    });
  }

  @ParameterizedTest
  @FieldSource(TARGETS)
  <T> void aPlanThatIsCutAfterAWholeOneIsToldAndNotRead(Target<T> target) {
    Runs.of(target, 50, random -> {
      StringBuilder reply = new StringBuilder();
      T plan = append(reply, target, random, List.of()).plan();
      reply.append("\n\nOr rather:\n");
      int start = reply.length();
      reply.append(json(target, new Values(random).planInProse(target), random).text());
      int cut = start + (reply.length() - start) * (50 + random.nextInt(49)) / 100;
      String text = reply.substring(0, cut);

      PlanResult<T> result = Invariants.read(target, text);

      assertThat(Invariants.outcome(result)).as(text).isEqualTo(plan);
      boolean named = RawJson.at(text, start).tree() instanceof Tree.Obj object
          ? Expected.hasKey(target, object)
          : target.isList();
      if (named) {
        assertThat(result.trace().alternatives().stream().map(Place::offset))
            .as(text)
            .containsExactly(start);
      }
    });
  }

  private static <T> JsonText json(Target<T> target, T plan, RandomGenerator random) {
    return new JsonWriting(random).write(new Written(random, 0).plan(plan));
  }

  private static <T> Standing<T> append(
      StringBuilder reply, Target<T> target, RandomGenerator random, List<Standing<T>> before) {
    T plan = before.isEmpty() || random.nextInt(4) > 0
        ? new Values(random).planInProse(target)
        : before.get(0).plan();
    JsonText json = json(target, plan, random);
    Where where = Texts.oneOf(random, List.of(Where.values()));
    if (where == Where.QUOTE && !json.isOneLine() || where == Where.OPENING && reply.length() > 0) {
      where = Where.TEXT;
    }
    reply.append(
        switch (where) {
          case OPENING -> "";
          case FENCE -> "\n\n~~~json\n";
          case TEXT -> "\n\nA plan: ";
          case QUOTE -> "\n\n> ";
        });
    int start = reply.length();
    reply.append(json.text()).append(where == Where.FENCE ? "\n~~~\n" : "\n");
    return new Standing<>(plan, where, start);
  }
}
