package io.github.planbind.examples.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import io.github.planbind.examples.Golden;
import io.github.planbind.examples.Printed;
import io.github.planbind.examples.fleet.StandIn;
import io.github.planbind.examples.fleet.StandIn.Says;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class AskModelTest {
  @Test
  void theTicketAndItsCostArePrinted() throws IOException {
    try (StandIn provider = StandIn.start()) {
      provider.says(List.of(
          Says.reply(new Reply("It is about a scanner.", FinishReason.STOP)),
          Says.reply(new Reply(
              "{\"subject\": \"The scanner is offline\", \"urgency\": \"HIGH\", \"products\": []}",
              FinishReason.STOP))));
      String[] arguments = {provider.url(), "a-model", "The scanner is offline!"};
      String printed = Printed.by(() -> AskModel.main(arguments));
      Golden.assertPrinted(
          printed.replaceAll("attempt (.): \\d+ ms", "attempt $1: 12 ms"), "ask-model.txt");
      assertThat(provider.requests()).hasSize(2);
    }
  }
}
