package io.github.planbind.it.property;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Writes reasoning with the marks of every family of rules R2 to R4.
 *
 * @param drafts what may stand in it: drafts of the plan too
 * @param mayBeEaten whether a chat template may have eaten the opener of the first block
 */
record Reasoning(List<String> drafts, boolean mayBeEaten) {
  private static final List<String> TAGS = List.of(
      "think",
      "thinking",
      "thought",
      "thoughts",
      "reasoning",
      "reflection",
      "scratchpad",
      "analysis",
      "seed:think");

  private record Marks(String opener, String closer) {}

  private static Marks marks(RandomGenerator random) {
    return switch (random.nextInt(6)) {
      case 0 -> new Marks("[THINK]", "[/THINK]");
      case 1 -> new Marks("\u25c1think\u25b7", "\u25c1/think\u25b7");
      case 2 -> new Marks("<|START_THINKING|>", "<|END_THINKING|>");
      default -> tags(random);
    };
  }

  private static Marks tags(RandomGenerator random) {
    String tag = Texts.oneOf(random, TAGS);
    String named = random.nextInt(3) == 0 ? tag.toUpperCase(Locale.ROOT) : tag;
    String attributes = random.nextInt(3) == 0 ? " budget=\"8\" x=y" : "";
    return new Marks("<" + named + attributes + ">", "</" + tag + ">");
  }

  /** Says whether a text can stand in a block without ending it. */
  static boolean mayHold(String draft) {
    return !draft.contains("</")
        && !draft.contains("[/")
        && !draft.contains("\u25c1/")
        && !draft.contains("<|")
        && !draft.contains("assistantfinal");
  }

  private List<String> documents() {
    List<String> documents = drafts.stream()
        .filter(draft -> draft.startsWith("{") || draft.startsWith("["))
        .toList();
    return documents.isEmpty() ? List.of("So.") : documents;
  }

  /** A block with both of its marks. */
  String block(RandomGenerator random) {
    Marks marks = marks(random);
    return marks.opener + thoughts(random) + marks.closer;
  }

  /** What stands at the start of a reply: mostly nothing; reasoning whose opener is not there; channels. */
  String opening(RandomGenerator random) {
    return switch (random.nextInt(mayBeEaten ? 12 : 8)) {
      case 0 ->
        "<|channel|>analysis<|message|>" + thoughts(random)
            + "<|end|><|start|>assistant<|channel|>final<|message|>";
      case 8 -> "analysis" + thoughts(random) + "assistantfinal";
      // rule: a closer counts outside documents and fences
      case 9, 10 -> "I think.\n" + Texts.oneOf(random, documents()) + "\n" + marks(random).closer;
      default -> "";
    };
  }

  private String thoughts(RandomGenerator random) {
    StringBuilder thoughts = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      thoughts
          .append(Texts.oneOf(random, drafts))
          .append(Texts.oneOf(random, List.of("", "\n", "\n\n")));
    }
    return thoughts.toString();
  }

  /** Thoughts that hold no draft. */
  static final List<String> WORDS = List.of(
      "Hm.",
      "I need <b>bold</b> moves: {\"x\": [1, 2",
      "```json\n{\"a\": 1}\n```",
      "```\nnever closed",
      "<scratch>",
      "He said: \"no",
      "<!-- ",
      "{ } [ ] ,",
      "3 < 4");
}
