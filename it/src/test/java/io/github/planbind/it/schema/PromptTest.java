package io.github.planbind.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.PlanResult.Complete;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.it.FindingBinder;
import io.github.planbind.it.InvoiceBinder;
import io.github.planbind.it.KindsBinder;
import io.github.planbind.it.ReadingBinder;
import io.github.planbind.it.ShipPlanBinder;
import io.github.planbind.it.TreeNodeBinder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a model is told of a plan, and what a reader makes of its repeats. */
class PromptTest {
  static Stream<PlanBinder<?>> binders() {
    return Stream.of(
            ShipPlanBinder.INSTANCE,
            InvoiceBinder.INSTANCE,
            KindsBinder.INSTANCE,
            ReadingBinder.INSTANCE,
            TreeNodeBinder.INSTANCE,
            FindingBinder.INSTANCE)
        .map(PlanBinder.class::cast)
        .flatMap(PromptTest::withoutAndWithList);
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  private static Stream<PlanBinder<?>> withoutAndWithList(PlanBinder binder) {
    return Stream.of(
        binder,
        binder == ReadingBinder.INSTANCE ? binder : PlanBinder.listOf(binder),
        Plans_NumbersBinder.INSTANCE,
        Plans_TextsBinder.INSTANCE,
        Plans_BoxesBinder.INSTANCE,
        Plans_TimesBinder.INSTANCE,
        Plans_ChoicesBinder.INSTANCE,
        Plans_OptionalsBinder.INSTANCE,
        PlanBinder.listOf(Plans_StepBinder.INSTANCE),
        Plans_TurnBinder.INSTANCE,
        Plans_BookBinder.INSTANCE);
  }

  @ParameterizedTest
  @MethodSource("binders")
  void theExampleIsReadAsItStands(PlanBinder<?> binder) {
    PlanResult<?> result = PlanReader.of(binder).read(binder.example());
    assertThat(result).as(binder.example()).isInstanceOf(Complete.class);
    assertThat(((Complete<?>) result).isExact()).as(binder.example()).isTrue();
    assertThat(binder.instructions()).endsWith("\nFor example:\n" + binder.example());
  }

  @Test
  void instructionsAreShortAndHaveEverything() {
    assertThat(FindingBinder.INSTANCE.instructions()).isEqualTo("""
        Reply with one JSON object and nothing else. It must fit this JSON Schema:
        {"title":"Finding","type":"object","properties":{"file":{"type":"string"},"line":{"type":"integer"},"severity":{"type":"string","enum":["low","medium","high"]},"message":{"type":"string"}},"required":["file","line","severity","message"]}
        For example:
        {"file":"the file","line":1,"severity":"low","message":"the message"}""");
    assertThat(PlanBinder.listOf(FindingBinder.INSTANCE).instructions())
        .startsWith("Reply with one JSON array and nothing else. ")
        .contains("\n{\"type\":\"array\",\"items\":{\"title\":\"Finding\",")
        .endsWith(
            "\n[{\"file\":\"the file\",\"line\":1,\"severity\":\"low\",\"message\":\"the message\"}]");
  }

  @Test
  void repeatsOfThePromptAreNoAnswers() {
    PlanBinder<?> binder = FindingBinder.INSTANCE;
    PlanReader<?> reader = PlanReader.of(binder).havingShown(binder.instructions());
    String[] lines = binder.instructions().split("\n");
    String answer = "{\"file\":\"A.java\",\"line\":1,\"severity\":\"low\",\"message\":\"unused\"}";

    assertThat(errorOf(reader.read(lines[1]))).isInstanceOf(ReplyError.EchoedSchema.class);
    assertThat(errorOf(reader.read(lines[3]))).isInstanceOf(ReplyError.EchoedExample.class);
    assertThat(reader.read(binder.instructions() + "\n\n" + answer)).isInstanceOf(Complete.class);
  }

  @Test
  void anExampleWithoutTextIsAnAnswerLikeAnother() {
    PlanBinder<?> binder = ReadingBinder.INSTANCE;
    PlanReader<?> reader = PlanReader.of(binder).havingShown(binder.instructions());
    assertThat(reader.read(binder.example())).isInstanceOf(Complete.class);
  }

  private static Object errorOf(PlanResult<?> result) {
    return result.fold(complete -> "complete", truncated -> "truncated", failed -> failed.error());
  }
}
