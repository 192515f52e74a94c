package io.github.planbind.chat.test;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts that must never be seen outside of requests, replies and records. */
final class Canary {
  /** The key of every client of these tests. */
  static final String KEY = "sk-canary-Zw7Kq3Vx9Lt5Rb2Nf8Hd4Mj6";

  /** Stands in every reply of these tests. */
  static final String REPLY = "qzxJKq";

  /** Stands in every prompt of these tests. */
  static final String PROMPT = "vwYyQj";

  /** Six characters in a row of the key tell it, whatever is masked beside them. */
  private static final int PART = 6;

  private Canary() {}

  /** Which of them a text holds; none is what is hoped for. */
  static List<String> in(String text) {
    return Stream.concat(
            parts().filter(text::contains), Stream.of(REPLY, PROMPT).filter(text::contains))
        .toList();
  }

  private static Stream<String> parts() {
    String secret = KEY.substring("sk-canary-".length());
    return IntStream.rangeClosed(0, secret.length() - PART)
        .mapToObj(i -> secret.substring(i, i + PART));
  }
}
