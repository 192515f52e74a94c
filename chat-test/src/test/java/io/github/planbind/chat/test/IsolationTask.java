package io.github.planbind.chat.test;

import io.github.planbind.chat.OpenAiCompatible;
import java.net.URI;
import java.util.concurrent.Callable;

/** Asks once, in whatever class loader it was loaded by. */
public final class IsolationTask implements Callable<String> {
  private final String url;

  /**
   * Creates the task.
   *
   * @param url where to ask
   */
  public IsolationTask(String url) {
    this.url = url;
  }

  @Override
  public String call() {
    // never closed, as in a program that is redeployed without care
    OpenAiCompatible client = Asking.client(URI.create(url)).build();
    return Asking.planner(client, Asking.SOON)
        .ask(Asking.QUESTION)
        .orElseThrow()
        .toString();
  }
}
