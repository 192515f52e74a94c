package io.github.planbind.chat.test;

import io.github.planbind.chat.ChatModel;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * Proves that an adapter of some client is a {@link ChatModel} as a planner needs it: one call is
 * one complete request, whatever the server does, and its end has a type. It runs the adapter
 * against servers on the loopback that speak the chat-completions format, break it, break HTTP, or
 * say nothing.
 *
 * <p>It needs no test framework. In a test of any:
 *
 * <pre>{@code
 * OneRequestContract.check(baseUrl -> new MyAdapter(baseUrl, "any key"));
 * }</pre>
 */
public final class OneRequestContract {
  private OneRequestContract() {}

  /**
   * Checks an adapter, which takes a few seconds.
   *
   * @param adapter makes the adapter for a base URL such as {@code http://127.0.0.1:1234/v1}; it is
   *     asked for a new one in each case, and one that is {@link AutoCloseable} is closed
   * @throws AssertionError if the adapter breaks the contract; the message names every case in which
   *     it does, with what was expected and what came
   * @throws InterruptedException if the thread is interrupted
   */
  public static void check(Function<? super URI, ? extends ChatModel> adapter)
      throws InterruptedException {
    Objects.requireNonNull(adapter, "adapter");
    List<String> broken = new ArrayList<>();
    for (ContractCase one : ContractCase.all()) {
      String problem = one.problemOf(adapter);
      if (!problem.isEmpty()) {
        broken.add(one.name() + ": " + problem);
      }
    }
    if (!broken.isEmpty()) {
      throw new AssertionError(broken.size() + " of " + ContractCase.all().size()
          + " cases are broken:\n- " + String.join("\n- ", broken));
    }
  }
}
