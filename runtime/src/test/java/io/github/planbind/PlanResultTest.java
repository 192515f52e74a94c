package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.planbind.PlanResult.Complete;
import io.github.planbind.PlanResult.Failed;
import io.github.planbind.PlanResult.Truncated;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.Move;
import io.github.planbind.plans.MoveBinder;
import io.github.planbind.plans.Voyage;
import io.github.planbind.plans.VoyageBinder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a caller does with a result. */
class PlanResultTest {
  private static final PlanReader<Course> READER = CourseBinder.reader();
  private static final PlanResult<Course> COMPLETE = READER.read("{\"heading\":90}");
  private static final PlanResult<Course> TRUNCATED =
      READER.read(new Reply("{\"heading\":90,\"note\":\"so", FinishReason.LENGTH));
  private static final PlanResult<Course> FAILED = READER.read("no");

  private static String fold(PlanResult<Course> result) {
    return result.fold(
        complete -> "complete " + complete.plan().heading(),
        truncated -> "truncated " + truncated.partial().json(),
        failed -> "failed " + failed.error().message());
  }

  @Test
  void foldCallsTheFunctionOfTheCase() {
    assertThat(fold(COMPLETE)).isEqualTo("complete 90");
    assertThat(fold(TRUNCATED)).isEqualTo("truncated {\"heading\":90}");
    assertThat(fold(FAILED)).isEqualTo("failed No plan in the reply: it holds no JSON.");
  }

  @Test
  void aWholePlanIsGivenAsItIs() {
    assertThat(COMPLETE.orElseThrow()).isEqualTo(Course.of(90));
    assertThat(COMPLETE.orElse(Course.of(1))).isEqualTo(Course.of(90));
    AtomicInteger calls = new AtomicInteger();
    assertThat(COMPLETE.orElseGet(error -> Course.of(calls.incrementAndGet())))
        .isEqualTo(Course.of(90));
    assertThat(calls).hasValue(0);
  }

  @Test
  void aCutPlanIsNeverGivenAsIfItWereWhole() {
    PlanException thrown = catchThrowableOfType(PlanException.class, TRUNCATED::orElseThrow);
    assertThat(thrown)
        .hasMessage("The reply is cut inside the plan (finish reason length); finished: heading.");
    assertThat(thrown.error())
        .isEqualTo(new ReplyError.CutOff(FinishReason.LENGTH, List.of("heading")));
    assertThat(TRUNCATED.orElse(Course.of(1))).isEqualTo(Course.of(1));
    AtomicInteger calls = new AtomicInteger();
    Course other = TRUNCATED.orElseGet(error -> {
      calls.incrementAndGet();
      assertThat(error).isSameAs(thrown.error());
      return Course.of(2);
    });
    assertThat(other).isEqualTo(Course.of(2));
    assertThat(calls).hasValue(1);
  }

  @Test
  void withoutAPlanThereIsTheErrorOrAnother() {
    PlanException thrown = catchThrowableOfType(PlanException.class, FAILED::orElseThrow);
    assertThat(thrown).hasMessage("No plan in the reply: it holds no JSON.").hasNoCause();
    assertThat(thrown.error()).isSameAs(((Failed<Course>) FAILED).error());
    assertThat(FAILED.orElse(Course.of(1))).isEqualTo(Course.of(1));
    assertThat(FAILED.<Course>orElseGet(error -> Course.of(error.message().length())))
        .isEqualTo(Course.of(39));
  }

  @Test
  void anExceptionOfTheCallersFunctionGetsOut() {
    RuntimeException own = new RuntimeException("own");
    assertThat(catchThrowableOfType(
            RuntimeException.class,
            () -> FAILED.orElseGet(error -> {
              throw own;
            })))
        .isSameAs(own);
  }

  @Test
  void theReplyItsFinishReasonAndTheTraceAreAlwaysThere() {
    String text = new String("{\"heading\":90}");
    Reply reply = new Reply(text, new FinishReason("eos"));
    PlanResult<Course> result = READER.read(reply);
    assertThat(result.reply()).isSameAs(reply);
    assertThat(result.reply().text()).isSameAs(text);
    assertThat(result.finishReason()).isEqualTo(new FinishReason("eos"));
    assertThat(TRUNCATED.finishReason()).isEqualTo(FinishReason.LENGTH);
    assertThat(FAILED.finishReason()).isEqualTo(FinishReason.UNKNOWN);
    assertThat(FAILED.trace().steps()).isEmpty();
  }

  @Test
  void aPlanThatClosedByItselfIsCompleteWhateverTheFinishReasonSays() {
    for (FinishReason reason : List.of(
        FinishReason.LENGTH,
        FinishReason.STOP,
        FinishReason.CONTENT_FILTER,
        FinishReason.TOOL_CALLS,
        new FinishReason(""))) {
      PlanResult<Course> whole = READER.read(new Reply("```\n{\"heading\":90}", reason));
      assertThat(whole).isInstanceOf(Complete.class);
      assertThat(whole.finishReason()).isEqualTo(reason);
      assertThat(READER.read(new Reply("{\"heading\":90", reason))).isInstanceOf(Truncated.class);
    }
  }

  @Test
  void exactMeansNoEditNoAlternativeAndNoNotice() {
    assertThat(((Complete<Course>) COMPLETE).isExact()).isTrue();
    for (String reply : List.of(
        "{\"heading\":90,}",
        "{\"heading\":90}\n{\"heading\":13}",
        "{\"heading\":90,\"note\":\"\\neq\"}",
        "{\"a\":{\"heading\":90}}")) {
      Complete<Course> complete = (Complete<Course>) READER.read(reply);
      assertThat(complete.isExact()).as(reply).isFalse();
    }
    assertThat(((Complete<Course>) READER.read("Well: {\"heading\":90,\"x\":1} {}")).isExact())
        .isTrue();
  }

  @Test
  void partsOfACutPlanAreAskedForByKey() {
    Partial<Voyage> partial = ((Truncated<Voyage>)
            VoyageBinder.reader()
                .read(
                    "{\"name\":\"Nina\",\"night\":true,\"stops\":[{\"port\":\"Cadiz\",\"days\":2},{\"port\":\"Ro"))
        .partial();
    assertThat(partial.get(VoyageBinder.NAME)).contains("Nina");
    assertThat(partial.get(VoyageBinder.NIGHT)).contains(true);
    assertThat(partial.get(VoyageBinder.STOPS)).contains(List.of(new Voyage.Stop("Cadiz", 2)));
    assertThat(partial.get(VoyageBinder.TAGS)).isEmpty();
    assertThat(partial.get(VoyageBinder.RIG)).isEmpty();
    assertThat(partial.plan()).isEmpty();
    assertThat(partial.json())
        .isEqualTo(
            "{\"name\":\"Nina\",\"night\":true,\"stops\":[{\"port\":\"Cadiz\",\"days\":2},{}]}");
    assertThat(partial).hasToString("Partial[name, night]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> partial.items(VoyageBinder.INSTANCE))
        .withMessage("The reply was not read as a list with this binder");
  }

  @Test
  void partsOfACutSealedPlanAreAskedForByTheKeysOfItsVariant() {
    Partial<Move> partial = ((Truncated<Move>)
            MoveBinder.reader().read("{\"type\":\"sail\",\"heading\":90,\"note\":\"x"))
        .partial();
    assertThat(partial.get(MoveBinder.SAIL_HEADING)).contains(90);
    assertThat(partial.get(MoveBinder.SAIL_NOTE)).isEmpty();
    assertThat(partial.get(MoveBinder.ANCHOR_DEPTH)).isEmpty();
    assertThat(partial.get(MoveBinder.CHAIN_MOVES)).isEmpty();
    assertThat(partial.plan()).contains(new Move.Sail(90, Optional.empty()));
    Partial<Move> chain = ((Truncated<Move>) MoveBinder.reader()
            .read("{\"type\":\"chain\",\"moves\":[{\"type\":\"anchor\",\"depth\":2},{"))
        .partial();
    assertThat(chain.get(MoveBinder.CHAIN_MOVES)).contains(List.of(new Move.Anchor(2)));
  }

  @Test
  void theItemsOfACutListAreThere() {
    PlanReader<List<Course>> reader = PlanReader.listOf(CourseBinder.INSTANCE);
    Truncated<List<Course>> cut =
        (Truncated<List<Course>>) reader.read("[{\"heading\":1},{\"heading\":2},{\"heading\":3");
    assertThat(cut.partial().items(CourseBinder.INSTANCE))
        .containsExactly(Course.of(1), Course.of(2));
    assertThat(cut.partial().plan()).isEmpty();
    assertThat(cut.error().finished()).isEmpty();
    assertThat(cut.error().message())
        .isEqualTo("The reply is cut inside the plan (finish reason unknown); finished: nothing.");
  }

  @Test
  void anExceptionKeepsItsMessageWhenItIsSerialized() throws Exception {
    PlanException thrown = catchThrowableOfType(PlanException.class, TRUNCATED::orElseThrow);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(thrown);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      PlanException copy = (PlanException) in.readObject();
      assertThat(copy).hasMessage(thrown.getMessage());
      assertThatIllegalStateException().isThrownBy(copy::error);
    }
  }

  @Test
  void aReplyHasATextAndAReason() {
    assertThatNullPointerException().isThrownBy(() -> Reply.of(null)).withMessage("text");
    assertThatNullPointerException()
        .isThrownBy(() -> new Reply("", null))
        .withMessage("finishReason");
    assertThatNullPointerException()
        .isThrownBy(() -> READER.read((String) null))
        .withMessage("text");
    assertThat(Reply.of("secret"))
        .hasToString("Reply[6 chars, unknown]")
        .isEqualTo(new Reply("secret", FinishReason.UNKNOWN));
    assertThat(new Reply("x", new FinishReason("a\nb" + "c".repeat(50))))
        .hasToString("Reply[1 chars, a?b" + "c".repeat(34) + "...]");
  }

  @Test
  void aFinishReasonKeepsTheProvidersWordAndPrintsItSafely() {
    FinishReason reason = new FinishReason("a\nb" + "c".repeat(50));
    assertThat(reason.value()).isEqualTo("a\nb" + "c".repeat(50));
    assertThat(reason).hasToString("a?b" + "c".repeat(34) + "...");
    assertThat(FinishReason.STOP).hasToString("stop").isEqualTo(new FinishReason("stop"));
  }

  @Test
  void keysAreNamedAsInJson() {
    assertThat(CourseBinder.HEADING.name()).isEqualTo("heading");
    assertThat(CourseBinder.HEADING).hasToString("heading");
  }

  @Test
  void oneReaderServesManyReplies() {
    for (int i = 0; i < 50; i++) {
      assertThat(READER.read("{\"heading\":" + i + ",}").orElseThrow()).isEqualTo(Course.of(i));
      assertThat(READER.read("{\"heading\":" + i)).isInstanceOf(Truncated.class);
    }
  }
}
