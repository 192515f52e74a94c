package io.github.planbind.examples.client;

import io.github.planbind.chat.ScriptedModel;
import io.github.planbind.examples.Golden;
import io.github.planbind.examples.Printed;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class AskModelTest {
  @Test
  void theTicketAndItsCostArePrinted() throws IOException {
    ScriptedModel model = ScriptedModel.replying(
        "It is about a scanner.",
        "{\"subject\": \"The scanner is offline\", \"urgency\": \"HIGH\", \"products\": []}");
    String printed = Printed.by(() -> AskModel.ask(model, "The scanner is offline!"));
    Golden.assertPrinted(printed.replaceAll("\\d+ ms", "# ms"), "ask-model.txt");
  }
}
