package io.github.planbind;

import io.github.planbind.plans.Course;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which parts of a reply are reasoning and are set aside (rules R2 to R4). */
class ReasoningTest {
  private static final String PLAN = "{\"heading\":90}";
  private static final String DRAFT = "{\"heading\":13}";
  private static final Course COURSE = Course.of(90);
  private static final String UNFINISHED =
      "The reply has no content: its reasoning is not finished.";
  private static final String NOTHING = "The reply has no content: nothing follows its reasoning.";

  @ParameterizedTest
  @CsvSource({
    "<think>, </think>",
    "<thinking>, </thinking>",
    "<thought>, </thought>",
    "<thoughts>, </thoughts>",
    "<reasoning>, </reasoning>",
    "<reflection>, </reflection>",
    "<scratchpad>, </scratchpad>",
    "<analysis>, </analysis>",
    "<seed:think>, </seed:think>",
    "[THINK], [/THINK]",
    "\u25c1think\u25b7, \u25c1/think\u25b7",
    "<|START_THINKING|>, <|END_THINKING|>",
    "<THINK>, </Think>",
    "<Reasoning>, </REASONING>",
    "<Seed:Think>, </seed:think>",
    "[think], [/Think]",
    "<|start_thinking|>, <|end_thinking|>",
    "\u25c1THINK\u25b7, \u25c1/THINK\u25b7",
    "<think time=\"12\">, </think>",
    "<think\tdeep>, </think >",
    "<reasoning effort='high' x>, </reasoning>"
  })
  void aBlockOfEachFamilyIsSetAside(String opener, String closer) {
    String block = opener + " maybe " + DRAFT + "\n\n```json\n" + DRAFT + "\n```\n" + closer;

    Outcome.of(block + PLAN).isExactly(COURSE).settingAside("R2 0-" + block.length());
    Outcome.of("\n  " + block + "\n\nHere it is:\n```json\n" + PLAN + "\n```").isExactly(COURSE);
    // never closed
    Outcome.of(opener + " maybe " + DRAFT).fails(UNFINISHED);
    Outcome.of(opener + PLAN + "\n" + opener).fails(UNFINISHED);
    // its opener was eaten by the chat template
    String rest = "maybe " + DRAFT + "\n" + closer;
    Outcome.of(rest + "\n" + PLAN).isExactly(COURSE).settingAside("R4 0-" + rest.length());
    Outcome.of(rest).fails(NOTHING);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<thinker>",
        "<thin>",
        "<plan>",
        "<think",
        "<think\n>",
        "< think>",
        "<think/>",
        "[THOUGHT]",
        "[THINK",
        "<|START_THINKING>",
        "<|THINK|>",
        "\u25c1thought\u25b7",
        "<output>",
        "<answer>",
        "<b>",
        "<rethink>",
        "(think)",
        "<\u0442hink>"
      })
  void otherMarksAreText(String opener) {
    Outcome.of(opener + "\n" + PLAN).isExactly(COURSE).settingAside();
  }

  @Test
  void anOpenerCountsAtTheStartOfALineOnly() {
    Outcome.of("Wrap it in <think> please.\n" + PLAN).isExactly(COURSE).settingAside();
    Outcome.of("Well\n<think>" + DRAFT + "</think>\n" + PLAN)
        .isExactly(COURSE)
        .settingAside("R2 5-34");
    Outcome.of("Well\n \t<think>" + DRAFT + "</think>\n" + PLAN)
        .isExactly(COURSE)
        .settingAside("R2 7-36");
    Outcome.of(PLAN + " <think>more").isExactly(COURSE).settingAside();
  }

  @Test
  void anOpenerCountsRightAfterAnotherBlock() {
    Outcome.of("<think>a</think><reasoning>" + DRAFT + "</reasoning>" + PLAN)
        .isExactly(COURSE)
        .settingAside("R2 0-16", "R2 16-53");
    Outcome.of("<think>a</think> <think>" + DRAFT)
        .fails(UNFINISHED)
        .settingAside("R2 0-16", "R3 17-38");
  }

  @Test
  void theFirstCloserOfTheSameNameEndsABlock() {
    Outcome.of("<think>a <think> b</think>" + PLAN).isExactly(COURSE).settingAside("R2 0-26");
    Outcome.of("<think>a</reasoning>" + DRAFT + "</think>" + PLAN).isExactly(COURSE);
    Outcome.of("<thinking>a</think>" + DRAFT + "</thinking>" + PLAN).isExactly(COURSE);
    Outcome.of("<thinking>a</think>" + DRAFT).fails(UNFINISHED);
    // the second closer has no opener then
    Outcome.of("<think>a<think>b</think>" + DRAFT + "</think>" + PLAN)
        .isExactly(COURSE)
        .settingAside("R4 0-46");
  }

  @Test
  void aFenceInsideReasoningIsReasoning() {
    Outcome.of("<think>\n```json\n" + DRAFT + "\n</think>\n" + PLAN).isExactly(COURSE);
    Outcome.of("<think>\n```json\n" + DRAFT + "\n```\n</think>\n```json\n" + PLAN + "\n```\n")
        .isExactly(COURSE);
    Outcome.of("<think>\n```\n</think>\n```\n" + PLAN + "\n```\n").isExactly(COURSE);
  }

  @Test
  void marksInADocumentAreData() {
    Course note = Course.of(90, "<think>x</think>");
    Outcome.of("{\"heading\":90,\"note\":\"<think>x</think>\"}").isExactly(note).settingAside();
    Outcome.of("Here: {\"heading\":90,\"note\":\"<think>x</think>\"}.")
        .isExactly(note)
        .settingAside();
    Outcome.of("{\"heading\":90,\"note\":\"\n</think>\"}")
        .isComplete(Course.of(90, "\n</think>"))
        .settingAside();
    Outcome.of("{\"note\":\"[THINK]\",\"heading\":90}\n[THINK]later")
        .isExactly(Course.of(90, "[THINK]"))
        .settingAside("R3 32-44");
  }

  @Test
  void marksInAFenceAreData() {
    Outcome.of("```\n<think>\n" + PLAN + "\n```").isExactly(COURSE).settingAside();
    Outcome.of("```\n" + PLAN + "\n</think>\n```").isExactly(COURSE).settingAside();
    Outcome.of("```\n<think>\n```\n" + PLAN).isExactly(COURSE).settingAside();
  }

  @Test
  void whatStoodBeforeABlockThatIsNeverClosedIsRead() {
    Outcome.of(PLAN + "\n<think>\nbetter: " + DRAFT).isExactly(COURSE).settingAside("R3 15-45");
    Outcome.of("I think so.\n<think>" + DRAFT).fails("No plan in the reply: it holds no JSON.");
  }

  @Test
  void onlyWhatFollowsTheLastStrayCloserIsRead() {
    Outcome.of(DRAFT + "\n</think>\n" + DRAFT + "\n</think>\n" + PLAN)
        .isExactly(COURSE)
        .settingAside("R4 0-47");
    Outcome.of("{name} { </think> " + PLAN).isExactly(COURSE);
    Outcome.of("{\"heading\":13 x }\n</think>" + PLAN).isExactly(COURSE);
    Outcome.of("{\"x\":1 x }\n</think>\n" + PLAN).isExactly(COURSE);
    Outcome.of(DRAFT + "</think>no").fails("No plan in the reply: it holds no JSON.");
  }

  // ---- channels

  private static String message(String channel, String text) {
    return "<|channel|>" + channel + "<|message|>" + text;
  }

  @Test
  void onlyTheLastFinalMessageIsRead() {
    String analysis = message("analysis", "maybe " + DRAFT) + "<|end|><|start|>assistant";
    Outcome.of(analysis + message("final", PLAN)).isExactly(COURSE);
    Outcome.of(analysis + message("final", PLAN) + "<|return|>").isExactly(COURSE);
    Outcome.of(analysis + message("final <|constrain|>json", PLAN)).isExactly(COURSE);
    Outcome.of(analysis + message("final", "```json\n" + PLAN + "\n```")).isExactly(COURSE);
    Outcome.of(message("final", DRAFT) + "<|end|>" + message("final", PLAN)).isExactly(COURSE);
    Outcome.of(message("final", PLAN) + "<|end|>" + message("analysis", DRAFT)).isExactly(COURSE);
    Outcome.of(DRAFT + message("final", PLAN)).isExactly(COURSE);
    Outcome.of(message("commentary", DRAFT) + message("final", PLAN)).isExactly(COURSE);
  }

  @Test
  void withoutAFinalMessageAllIsReasoning() {
    Outcome.of(message("analysis", "maybe " + DRAFT)).fails(UNFINISHED);
    Outcome.of(message("analysis", DRAFT) + "<|end|>" + message("commentary", DRAFT))
        .fails(UNFINISHED);
    Outcome.of(message("analysis", DRAFT) + "<|end|>").fails(NOTHING);
    Outcome.of("<|channel|>analysis").fails(UNFINISHED);
  }

  @Test
  void aFinalMessageThatIsCutIsTruncated() {
    Outcome.of(message("analysis", DRAFT) + "<|end|>" + message("final", "{\"heading\":90,\"no"))
        .isTruncated("{\"heading\":90}", "heading");
  }

  @Test
  void channelsWhoseMarksWereStrippedAreKnownByTheirWords() {
    Outcome.of("analysisWe need a heading, " + DRAFT + "assistantfinal" + PLAN).isExactly(COURSE);
    Outcome.of("analysis maybe\n" + DRAFT + "\n\nassistantfinal\n```json\n" + PLAN + "\n```")
        .isExactly(COURSE);
    Outcome.of("analysis" + DRAFT + "assistantfinal" + DRAFT + "assistantfinal" + PLAN)
        .isExactly(COURSE);
    // without both words it is text
    Outcome.of("Then " + PLAN + " assistantfinal").isExactly(COURSE);
    Outcome.of("analysis: " + PLAN).isExactly(COURSE);
  }

  @Test
  void tokensOfChatTemplatesAreNoText() {
    Outcome.of(PLAN + "<|im_end|>").isExactly(COURSE);
    Outcome.of("<|im_start|>" + PLAN + "<|endoftext|>").isExactly(COURSE);
    Outcome.of("<|im_end|>").fails("The reply has no content: it is blank.");
  }
}
