package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.PlanReader;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.chat.ChatServer.Say;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModesTest {
  /** A binder whose companion knows a schema, a strict one, and an example. */
  private enum Told implements PlanBinder<Course> {
    INSTANCE;

    static final String EXAMPLE = "{\"heading\":90,\"note\":\"due east\"}";

    @Override
    public Course read(JsonInput json) {
      return CourseBinder.INSTANCE.read(json);
    }

    @Override
    public String schema() {
      return "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\","
          + "\"type\":\"object\",\"required\":[\"heading\"]}";
    }

    @Override
    public String strictSchema() {
      return "{\"type\":\"object\",\"additionalProperties\":false}";
    }

    @Override
    public String example() {
      return EXAMPLE;
    }
  }

  private static final String INSTRUCTIONS = "Reply with one JSON object and nothing else. It must"
      + " fit this JSON Schema:\n{\"type\":\"object\",\"required\":[\"heading\"]}\nFor example:\n"
      + Told.EXAMPLE;

  private static final String GOOD = "\"{\\\"heading\\\":90}\"";

  @Test
  void theInstructionsEndTheLastMessageOfTheUser() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.content(GOOD));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).model("m").build()) {
      Planner.of(Told.INSTANCE, model)
          .with(ChatOptions.NONE.temperature(0.2))
          .ask("Where to?")
          .orElseThrow();
      assertThat(server.bodies())
          .containsExactly("{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":"
              + "\"Where to?\\n\\nReply with one JSON object and nothing else. It must fit this"
              + " JSON Schema:\\n{\\\"type\\\":\\\"object\\\",\\\"required\\\":[\\\"heading\\\"]}\\n"
              + "For example:\\n{\\\"heading\\\":90,\\\"note\\\":\\\"due east\\\"}\"}],"
              + "\"temperature\":0.2}");
    }
  }

  @ParameterizedTest
  @EnumSource
  void theModeAndItsSchemaAreHandedOn(Mode mode) {
    ScriptedModel model = ScriptedModel.replying("{\"heading\":90}");
    Planner.of(Told.INSTANCE, model).with(mode).ask("Where to?").orElseThrow();
    ChatRequest request = model.requests().get(0);
    assertThat(request.mode()).isEqualTo(mode);
    assertThat(request.schema())
        .isEqualTo(mode == Mode.JSON_SCHEMA ? Told.INSTANCE.strictSchema() : "");
    assertThat(request.messages()).containsExactly(Message.user("Where to?\n\n" + INSTRUCTIONS));
  }

  @Test
  void systemAndExampleMessagesStayAndOnlyTheLastOneGrows() {
    ScriptedModel model = ScriptedModel.replying("{\"heading\":90}", "{\"heading\":90}");
    List<Message> examples = List.of(
        Message.system("Be brief."), Message.user("1?"), Message.assistant("{\"heading\":1}"));
    Planner<Course> planner = Planner.of(Told.INSTANCE, model);
    planner.ask(examples).orElseThrow();
    assertThat(model.requests().get(0).messages())
        .startsWith(examples.toArray(new Message[0]))
        .endsWith(Message.user(INSTRUCTIONS))
        .hasSize(4);
  }

  @Test
  void theInstructionsCanBeTheCallersOwnOrNone() {
    ScriptedModel model = ScriptedModel.replying("{\"heading\":90}", "{\"heading\":90}");
    Planner<Course> planner = Planner.of(Told.INSTANCE, model);
    planner.instructions("Als JSON.").ask("Wohin?").orElseThrow();
    planner.instructions("").ask("Wohin?").orElseThrow();
    assertThat(model.requests())
        .extracting(request -> request.messages().get(0).text())
        .containsExactly("Wohin?\n\nAls JSON.", "Wohin?");
  }

  @Test
  void repeatsOfThePromptAreNoAnswers() {
    for (String echo : List.of(
        "{\"type\":\"object\",\"required\":[\"heading\"]}",
        Told.INSTANCE.schema(),
        Told.INSTANCE.strictSchema())) {
      ScriptedModel model = ScriptedModel.replying(echo, echo);
      Answer<Course> answer = Planner.of(Told.INSTANCE, model).ask("Where to?");
      PlanError error = answer.result().fold(c -> null, t -> t.error(), f -> f.error());
      assertThat(error).isEqualTo(new ReplyError.EchoedSchema());
      assertThat(model.requests()).hasSize(2);
    }
  }

  @Test
  void aPlannerOfAReaderKnowsNoSchema() {
    Planner<Course> planner = Planner.of(CourseBinder.reader(), ScriptedModel.replying(""));
    planner.with(Mode.JSON_OBJECT);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> planner.with(Mode.JSON_SCHEMA))
        .withMessage("A planner made of a reader knows no schema");
  }

  @Test
  void listsHaveInstructionsAndASchemaOfTheirOwn() {
    for (String reply : List.of(
        "[{\"heading\":1},{\"heading\":2}]",
        "{\"listed_plans\":[{\"heading\":1},{\"heading\":2}]}")) {
      ScriptedModel model = ScriptedModel.replying(reply);
      assertThat(Planner.of(PlanBinder.listOf(Told.INSTANCE), model)
              .with(Mode.JSON_SCHEMA)
              .ask("Where to?")
              .orElseThrow())
          .containsExactly(Course.of(1), Course.of(2));
      ChatRequest request = model.requests().get(0);
      assertThat(request.schema())
          .isEqualTo("{\"type\":\"object\",\"properties\":{\"listed_plans\":{\"type\":\"array\","
              + "\"items\":{\"type\":\"object\",\"additionalProperties\":false}}},"
              + "\"required\":[\"listed_plans\"],\"additionalProperties\":false}");
      assertThat(request.messages().get(0).text())
          .startsWith("Where to?\n\nReply with one JSON array and nothing else.");
    }
  }

  @Test
  void aReaderOfTheCallersOwnIsUsedAsItIs() {
    ScriptedModel model = ScriptedModel.replying("[{\"heading\":1},{\"heading\":2}]");
    assertThat(Planner.of(PlanReader.listOf(CourseBinder.INSTANCE), model)
            .ask("Where to?")
            .orElseThrow())
        .containsExactly(Course.of(1), Course.of(2));
    assertThat(model.requests().get(0).messages()).containsExactly(Message.user("Where to?"));
  }

  @Test
  void reasoningThatIsKeptApartIsOnTheAnswerAndNotRead() {
    ChatReply reply = ChatReply.of(new Reply("{\"heading\":90}", FinishReason.STOP))
        .reasoning("{\"heading\":1} s3cret");
    Answer<Course> answer =
        Planner.of(CourseBinder.reader(), ScriptedModel.replying(reply)).ask("Where to?");
    assertThat(answer.orElseThrow()).isEqualTo(Course.of(90));
    assertThat(answer.reasoning()).contains("{\"heading\":1} s3cret");
    assertThat(answer.toString() + reply).doesNotContain("s3cret");
  }
}
