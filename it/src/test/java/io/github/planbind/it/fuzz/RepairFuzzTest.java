package io.github.planbind.it.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.planbind.it.property.Scenarios;

/** Documents in which a few characters are wrong. */
class RepairFuzzTest {

  @FuzzTest(maxDuration = "10m")
  void aDocumentThatIsALittleWrongIsNeverAnotherPlanUntold(FuzzedDataProvider data) {
    Scenarios.repair(new FuzzedChoices(data));
  }
}
