package io.github.planbind.chat;

import io.github.planbind.CallError;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/**
 * A model for tests: it replies as it was told, without a network, and remembers what it was asked.
 *
 * <pre>{@code
 * ScriptedModel model = ScriptedModel.replying("{\"total\": \"?\"}", "{\"total\": 12}");
 * }</pre>
 */
public final class ScriptedModel implements ChatModel {
  private final Queue<ChatRequest> requests = new ConcurrentLinkedQueue<>();
  private final Function<ChatRequest, ChatReply> script;

  private ScriptedModel(Function<ChatRequest, ChatReply> script) {
    this.script = script;
  }

  /**
   * A model that says some texts, one after the other.
   *
   * @param texts what it replies to the first request, to the second, and so on
   * @return the model; a request too many makes it throw an {@code IllegalStateException}
   */
  public static ScriptedModel replying(String... texts) {
    List<ChatReply> replies = new ArrayList<>();
    for (String text : texts) {
      replies.add(ChatReply.of(text));
    }
    return replying(replies.toArray(new ChatReply[0]));
  }

  /**
   * A model that gives some replies, one after the other.
   *
   * @param replies what it replies to the first request, to the second, and so on
   * @return the model; a request too many makes it throw an {@code IllegalStateException}
   */
  public static ScriptedModel replying(ChatReply... replies) {
    Queue<ChatReply> left = new ConcurrentLinkedQueue<>(List.of(replies));
    return new ScriptedModel(request -> {
      ChatReply next = left.poll();
      if (next == null) {
        throw new IllegalStateException("The script has no more than " + replies.length
            + " replies, and here is another request");
      }
      return next;
    });
  }

  /**
   * A model whose replies a function makes.
   *
   * @param script makes the reply to a request
   * @return the model
   */
  public static ScriptedModel replying(Function<ChatRequest, ChatReply> script) {
    return new ScriptedModel(script);
  }

  @Override
  public ChatReply send(ChatRequest request) {
    if (Thread.currentThread().isInterrupted()) {
      return ChatReply.failed(new CallError.Cancelled(false));
    }
    requests.add(request);
    return script.apply(request);
  }

  /**
   * What it was asked so far.
   *
   * @return the requests, in order
   */
  public List<ChatRequest> requests() {
    return List.copyOf(requests);
  }
}
