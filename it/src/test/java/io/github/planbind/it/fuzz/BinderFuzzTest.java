package io.github.planbind.it.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.planbind.it.property.Scenarios;

/** Valid JSON with values of the wrong form, size or name. */
class BinderFuzzTest {

  @FuzzTest(maxDuration = "10m")
  void aDocumentIsBoundAsDatabindBindsItOrNotAtAll(FuzzedDataProvider data) {
    Scenarios.bind(new FuzzedChoices(data));
  }
}
