package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The properties of single replies, for a fuzzer that decides what the generators choose. */
public final class Scenarios {
  private static final String CHARS =
      "{}[]\",:\\/'`~#<>|-0123456789.eEtrufalsn x\n\r\t\u00a0\u0001\ufeff\ud83d";
  private static final int MOST_CHANGES = 3;

  private Scenarios() {}

  /** Any text, read as one of the targets. */
  public static void read(int target, String text) {
    Invariants.read(Target.ALL.get(target), text);
  }

  /** How many targets there are. */
  public static int targets() {
    return Target.ALL.size();
  }

  /** A document in which a few chars are wrong is the same plan, refused, or told of. */
  public static void repair(RandomGenerator random) {
    repair(Texts.oneOf(random, Target.ALL), random);
  }

  private static <T> void repair(Target<T> target, RandomGenerator random) {
    T plan = new Values(random).plan(target);
    Tree tree = new Written(random, 0).plan(plan);
    JsonText json = random.nextBoolean()
        ? new JsonWriting(random).write(tree)
        : JsonWriting.withFaults(random, tree);
    StringBuilder changed = new StringBuilder(json.text());
    for (int i = random.nextInt(MOST_CHANGES + 1); i > 0; i--) {
      change(changed, random);
    }
    OneCharacter.check(target, plan, changed.toString());
  }

  private static void change(StringBuilder text, RandomGenerator random) {
    int at = random.nextInt(text.length());
    char other = CHARS.charAt(random.nextInt(CHARS.length()));
    switch (random.nextInt(4)) {
      case 0 -> text.deleteCharAt(at).append(text.isEmpty() ? "x" : "");
      case 1 -> text.insert(at, text.charAt(at));
      case 2 -> text.insert(at, other);
      default -> text.setCharAt(at, other);
    }
  }

  /** A reply that is cut says no more than it said before the cut. */
  public static void cut(RandomGenerator random) {
    cut(Texts.oneOf(random, Target.ALL), random);
  }

  private static <T> void cut(Target<T> target, RandomGenerator random) {
    Tree tree = new Written(random, random.nextInt(3) * 3).plan(new Values(random).plan(target));
    JsonText json = JsonWriting.withFaults(random, tree);
    String reply =
        Surroundings.any(random, json, new Reasoning(Reasoning.WORDS, true)).reply(json);
    cut(target, reply, random.nextInt(reply.length()));
  }

  /** As {@link #cut(RandomGenerator)}, of any text. */
  public static void cut(int target, String text, int cut) {
    cut(Target.ALL.get(target), text, cut);
  }

  private static <T> void cut(Target<T> target, String text, int cut) {
    PlanResult<T> whole = Invariants.read(target, text);
    Truncation.check(text, whole, cut, Invariants.read(target, text.substring(0, cut)));
  }

  /** A document with wrong values is bound as databind binds it, or not at all. */
  public static void bind(RandomGenerator random) {
    bind(Texts.oneOf(random, Target.ALL), random);
  }

  private static <T> void bind(Target<T> target, RandomGenerator random) {
    Tree plan = new Written(random, 0, random.nextBoolean()).plan(new Values(random).plan(target));
    Tree tree = new Mutation(random).of(plan);
    String json = new JsonWriting(random).write(tree).text();
    PlanResult<T> result = Invariants.read(target, json);
    Optional<T> strict = StrictMapper.read(target, json);
    if (strict.isPresent() && !StrictMapper.isExcepted(tree, strict.get())) {
      assertThat(Invariants.outcome(result)).as(json).isEqualTo(strict.get());
    }
  }
}
