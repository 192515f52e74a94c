package io.github.planbind.it.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Lets the fuzzer decide what a generator chooses, as long as its input goes. */
final class FuzzedChoices implements RandomGenerator {
  private final FuzzedDataProvider data;
  private final RandomGenerator rest = new Random(1);

  FuzzedChoices(FuzzedDataProvider data) {
    this.data = data;
  }

  @Override
  public long nextLong() {
    return data.remainingBytes() > 0 ? data.consumeLong() : rest.nextLong();
  }

  @Override
  public int nextInt(int bound) {
    return data.remainingBytes() > 0 ? data.consumeInt(0, bound - 1) : rest.nextInt(bound);
  }

  @Override
  public boolean nextBoolean() {
    return nextInt(2) == 1;
  }
}
