package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.binding.Misfit;
import io.github.planbind.chat.ChatServer.Say;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.Voyage;
import io.github.planbind.plans.VoyageBinder;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReAskTest {
  private static final String START =
      "An earlier reply to this could not be used, for these places in it:\n";
  private static final String END =
      "\nReply again with the whole JSON and nothing else. Keep what was right.";

  @Test
  void aMismatchIsToldPlaceByPlace() {
    ReplyError error = (ReplyError) VoyageBinder.reader()
        .read("{\"name\":7,\"stops\":[{\"port\":\"Cadiz\",\"days\":\"two s3crets\"}]}")
        .<Object>fold(c -> "", t -> "", f -> f.error());
    assertThat(ReAsk.words(error))
        .isEqualTo(START
            + "- /name: expected a string, found a number\n"
            + "- /stops/0/days: expected an integer, found a string\n"
            + "- /tags: expected a value, found nothing\n"
            + "- /miles: expected a value, found nothing\n"
            + "- /night: expected a value, found nothing"
            + END);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "no | No plan in the reply: it holds no JSON.",
        "{\"heading\":} | `Malformed JSON at line 1, column 12: expected a JSON value, found }.`",
      })
  void anyOtherErrorIsToldInItsOwnWords(String reply, String words) {
    ReplyError error = (ReplyError)
        CourseBinder.reader().read(reply).<Object>fold(c -> "", t -> "", f -> f.error());
    assertThat(ReAsk.words(error))
        .isEqualTo("An earlier reply to this could not be used. " + words + END);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 17, 18, 19, 20})
  void thereAreAtMostTwentyLines(int count) {
    List<Misfit> misfits = IntStream.range(0, count)
        .mapToObj(i -> new Misfit("/list/" + i, "a number", "a string"))
        .toList();
    String words = ReAsk.words(new ReplyError.Mismatch(misfits));
    int told = count <= 18 ? count : 17;
    assertThat(words.lines().filter(line -> line.startsWith("- "))).hasSize(told);
    assertThat(words.lines()).hasSizeLessThanOrEqualTo(20);
    assertThat(words.contains("\nand " + (count - told) + " more\n")).isEqualTo(told < count);
  }

  @Test
  void thereAreAtMostTwoThousandChars() {
    List<Misfit> misfits = IntStream.range(0, 18)
        .mapToObj(i -> new Misfit("/" + i, "one of " + "\"LONG\", ".repeat(40), "a string"))
        .toList();
    String words = ReAsk.words(new ReplyError.Mismatch(misfits));
    assertThat(words).hasSizeBetween(1_600, 2_000).endsWith(END).contains("\nand 13 more\n");
    Misfit huge = new Misfit("/a", "x".repeat(9_000), "a string");
    assertThat(ReAsk.words(new ReplyError.Mismatch(List.of(huge))))
        .isEqualTo(START + "and 1 more" + END);
  }

  @Test
  void theSecondRequestIsTheFirstAndWhatWasWrong() throws IOException {
    try (ChatServer server =
            ChatServer.saying(Say.content("\"{\\\"heading\\\":}\""), Say.content("\"no\""));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).model("m").build()) {
      Planner.of(CourseBinder.reader(), model)
          .ask(List.of(Message.system("Be brief."), Message.user("Where to?")));
      assertThat(server.bodies())
          .containsExactly(
              "{\"model\":\"m\",\"messages\":[{\"role\":\"system\",\"content\":\"Be brief.\"},"
                  + "{\"role\":\"user\",\"content\":\"Where to?\"}]}",
              "{\"model\":\"m\",\"messages\":[{\"role\":\"system\",\"content\":\"Be brief.\"},"
                  + "{\"role\":\"user\",\"content\":\"Where to?\\n\\nAn earlier reply to this could"
                  + " not be used. Malformed JSON at line 1, column 12: expected a JSON value,"
                  + " found }.\\nReply again with the whole JSON and nothing else. Keep what"
                  + " was right.\"}]}");
    }
  }

  @Test
  void theEarlierReplyIsShownWhereThePolicySaysSo() {
    ScriptedModel model = ScriptedModel.replying("{\"heading\":\"east\"}", "", "{\"heading\":9}");
    Planner.of(CourseBinder.reader(), model)
        .with(RetryPolicy.standard().attempts(3).showingReply())
        .ask("Where to?")
        .orElseThrow();
    assertThat(model.requests().get(1).messages())
        .containsExactly(
            Message.user("Where to?"),
            Message.assistant("{\"heading\":\"east\"}"),
            Message.user(START + "- /heading: expected an integer, found a string" + END));
    // an empty reply is asked for as at first, without what was wrong with another
    assertThat(model.requests().get(2).messages()).containsExactly(Message.user("Where to?"));
  }

  @Test
  void theWordsCanBeTheCallersOwn() {
    ScriptedModel model = ScriptedModel.replying("no", "{\"heading\":9}");
    Planner.of(CourseBinder.reader(), model)
        .with(RetryPolicy.standard().wording(error -> "Noch einmal!"))
        .ask(List.of(Message.user("Wohin?"), Message.assistant("{")))
        .orElseThrow();
    assertThat(model.requests().get(1).messages())
        .containsExactly(
            Message.user("Wohin?"), Message.assistant("{"), Message.user("Noch einmal!"));
  }

  /** A model that mends what it is told of, and nothing else. */
  private static ChatReply mended(ChatRequest request) {
    ObjectNode plan = Json.MAPPER.createObjectNode().put("name", 7).put("night", "maybe");
    plan.putArray("tags");
    plan.putObject("miles");
    plan.putArray("stops").addObject().put("port", "Cadiz").put("days", "two");
    for (String line : request.messages().get(0).text().lines().toList()) {
      if (line.startsWith("- /name: expected a string")) {
        plan.put("name", "Nina");
      } else if (line.startsWith("- /night: expected a boolean")) {
        plan.put("night", true);
      } else if (line.startsWith("- /stops/0/days: expected an integer")) {
        ((ObjectNode) plan.at("/stops/0")).put("days", 2);
      }
    }
    return ChatReply.of(new Reply(plan.toString(), FinishReason.STOP));
  }

  @Test
  void aModelThatMendsJustWhatItIsToldOfGetsToAWholePlan() {
    ScriptedModel model = ScriptedModel.replying(ReAskTest::mended);
    Answer<Voyage> answer = Planner.of(VoyageBinder.reader(), model).ask("Which voyage?");
    Voyage voyage = answer.orElseThrow();
    assertThat(voyage.name()).isEqualTo("Nina");
    assertThat(voyage.stops()).containsExactly(new Voyage.Stop("Cadiz", 2));
    assertThat(model.requests()).hasSize(2);
    assertThat(model.requests().get(1).messages().get(0).text())
        .isEqualTo("Which voyage?\n\n" + START
            + "- /name: expected a string, found a number\n"
            + "- /night: expected a boolean, found a string\n"
            + "- /stops/0/days: expected an integer, found a string"
            + END);
    assertThat(answer.ledger().requests()).isEqualTo(2);
  }
}
