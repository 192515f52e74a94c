package io.github.planbind.chat.test;

import io.github.planbind.chat.ChatModel;
import io.github.planbind.chat.ChatOptions;
import io.github.planbind.chat.ChatReply;
import io.github.planbind.chat.ChatRequest;
import io.github.planbind.chat.Message;
import io.github.planbind.chat.Mode;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of one adapter, one after the other, in a thread of their own; the last one is judged. */
final class ContractCall extends Thread {
  private final ChatModel model;
  private final int calls;
  private final Duration timeout;
  private volatile @Nullable ChatReply reply;
  private volatile @Nullable Throwable thrown;
  private volatile boolean flagged;

  ContractCall(ChatModel model, int calls, Duration timeout) {
    super("contract-call");
    this.model = model;
    this.calls = calls;
    this.timeout = timeout;
    setDaemon(true);
  }

  @Override
  public void run() {
    ChatRequest request = new ChatRequest(
        List.of(Message.user("Where to?")), ChatOptions.NONE, Mode.PROMPT, "", timeout);
    try {
      for (int i = 0; i < calls; i++) {
        reply = null;
        reply = model.send(request);
      }
    } catch (Throwable e) {
      // an adapter may throw anything, and whatever it is has to be told
      thrown = e;
    }
    flagged = Thread.currentThread().isInterrupted();
  }

  /** Waits for the end of the calls; false if it does not come in time. */
  boolean endsWithin(Duration time) throws InterruptedException {
    join(time.toMillis());
    return !isAlive();
  }

  /** What the last call returned; null if it threw. */
  @Nullable
  ChatReply reply() {
    return reply;
  }

  @Nullable
  Throwable thrown() {
    return thrown;
  }

  /** Says whether the last call left the interrupt set. */
  boolean leftInterrupt() {
    return flagged;
  }
}
