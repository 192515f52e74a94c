package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanError;
import io.github.planbind.chat.Answer;

/**
 * One fault of a server and what a caller must see of it.
 *
 * @param name the fault in words
 * @param answer what the server does, to every request
 * @param error the error that the call ends with
 * @param message the error in words
 * @param requests how many requests the server must see
 */
record Fault(String name, Step answer, PlanError error, String message, int requests) {
  /** A fault after which no second request is made. */
  static Fault of(String name, Step answer, PlanError error, String message) {
    return new Fault(name, answer, error, message, 1);
  }

  Fault retried() {
    return new Fault(name, answer, error, message, 2);
  }

  void check() throws Exception {
    try (FaultServer server = FaultServer.answering(answer);
        Asking asking = Asking.at(server)) {
      Answer<Course> answer = asking.ask();
      assertThat(Asking.error(answer)).isEqualTo(error);
      assertThat(error.message()).isEqualTo(message);
      assertThat(server.requests()).isEqualTo(requests);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
