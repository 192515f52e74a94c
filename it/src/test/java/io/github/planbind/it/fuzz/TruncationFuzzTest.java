package io.github.planbind.it.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.planbind.it.property.Scenarios;

/** Replies that end too early. */
class TruncationFuzzTest {

  @FuzzTest(maxDuration = "10m")
  void aReplyThatIsCutSaysNoMoreThanBeforeTheCut(FuzzedDataProvider data) {
    if (data.consumeBoolean()) {
      Scenarios.cut(new FuzzedChoices(data));
      return;
    }
    int target = data.consumeInt(0, Scenarios.targets() - 1);
    int cut = data.consumeInt(0, Short.MAX_VALUE);
    String text = data.consumeRemainingAsString();
    Scenarios.cut(target, text, Math.min(cut, text.length()));
  }
}
