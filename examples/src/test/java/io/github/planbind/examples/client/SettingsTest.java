package io.github.planbind.examples.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import io.github.planbind.ReplyError;
import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.chat.ChatReply;
import io.github.planbind.chat.ChatRequest;
import io.github.planbind.chat.Message;
import io.github.planbind.chat.Mode;
import io.github.planbind.chat.ScriptedModel;
import io.github.planbind.examples.first.TicketBinder;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SettingsTest {
  private static final String TICKET =
      "{\"subject\": \"The scanner is offline\", \"urgency\": \"HIGH\", \"products\": []}";

  @Test
  void theSettingsAreSent() {
    ScriptedModel model = ScriptedModel.replying("", TICKET);
    Settings.conversation(
            Settings.options(model).with(Settings.policy().deadline(Duration.ofHours(1))),
            "the scanner is offline!")
        .orElseThrow();
    ChatRequest first = model.requests().get(0);
    assertThat(first.mode()).isEqualTo(Mode.JSON_SCHEMA);
    assertThat(first.schema()).isEqualTo(TicketBinder.INSTANCE.strictSchema());
    assertThat(first.messages()).hasSize(4);
    assertThat(first.options().model()).isEqualTo("a-small-model");
    assertThat(model.requests().get(1).options().model()).isEqualTo("a-stronger-model");
  }

  @Test
  void theDecisionIsOnesOwn() {
    ReplyError spent = new ReplyError.EmptyContent(Why.REASONING_BUDGET);
    ChatReply empty = ChatReply.of(new Reply("", FinishReason.LENGTH)).error(spent);
    ScriptedModel model = ScriptedModel.replying(empty, ChatReply.of(TICKET));
    Settings.options(model).with(Settings.decision()).ask("Hello?");
    assertThat(model.requests()).hasSize(1);
    ScriptedModel other = ScriptedModel.replying("", TICKET);
    Settings.options(other).with(Settings.decision()).ask("Hello?");
    assertThat(other.requests()).hasSize(2);
  }

  @Test
  void theAnswerComesLater() {
    ScriptedModel model = ScriptedModel.replying(ChatReply.of(TICKET));
    CompletableFuture<String> subject = Settings.async(Settings.options(model), Runnable::run);
    assertThat(subject).isCompletedWithValue("The scanner is offline");
    assertThat(model.requests().get(0).messages().get(0).role()).isEqualTo(Message.Role.USER);
  }
}
