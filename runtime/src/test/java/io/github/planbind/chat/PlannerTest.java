package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanReader;
import io.github.planbind.chat.ChatServer.Say;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class PlannerTest {
  @Test
  void oneQuestionIsOneRequestAndOneLineOfTheLedger() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.content("\"{\\\"total\\\": 3}\""));
        OpenAiCompatible model =
            OpenAiCompatible.at(server.url()).key("k-secret").model("m").build()) {
      Planner<JsonNode> planner = Planner.of(PlanReader.ofTree("total"), model);
      Answer<JsonNode> answer = planner.ask("How many?");
      assertThat(answer.orElseThrow().get("total").intValue()).isEqualTo(3);
      assertThat(answer.finishReason()).isEqualTo(FinishReason.STOP);
      assertThat(answer.ledger().requests()).isEqualTo(1);
      assertThat(answer.ledger().usage()).contains(Usage.of(7, 5));
      assertThat(server.bodies())
          .containsExactly(
              "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"How many?\"}]}");
    }
  }

  @Test
  void aFailedCallIsNotMadeAgain() throws IOException {
    try (ChatServer server = ChatServer.saying(Say.status(429, "{\"error\":{\"code\":\"slow\"}}"));
        OpenAiCompatible model = OpenAiCompatible.at(server.url()).build()) {
      Answer<JsonNode> answer = Planner.of(PlanReader.ofTree("total"), model).ask("How many?");
      assertThat(answer
              .result()
              .<String>fold(c -> "", t -> "", failed -> failed.error().message()))
          .isEqualTo("The provider sent HTTP 429 (slow).");
      assertThat(server.requests()).hasSize(answer.ledger().requests());
    }
  }
}
