package io.github.planbind.bench;

/**
 * Makes a fresh JVM more like one that serves: among the many strings that it has looked at, a few were not
 * Latin-1. The compiler then leaves a call for them in every loop over {@code String.charAt}.
 */
final class UsedJvm {
  private static final int STRINGS = 200_000;
  private static final int OTHER = 1_000;
  private static final String LATIN = "one of many texts";
  private static final String KOREAN = "\uc548\ub155\ud558\uc138\uc694";

  private UsedJvm() {}

  /**
   * Looks at many strings.
   *
   * @return the sum of their chars, which is always the same
   */
  static long prepare() {
    long sum = 0;
    for (int i = 0; i < STRINGS; i++) {
      sum += sum(i % OTHER == 0 ? KOREAN : LATIN);
    }
    return sum;
  }

  private static long sum(String text) {
    long sum = 0;
    for (int i = 0; i < text.length(); i++) {
      sum += text.charAt(i);
    }
    return sum;
  }
}
