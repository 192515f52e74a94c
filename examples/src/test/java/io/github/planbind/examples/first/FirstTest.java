package io.github.planbind.examples.first;

import io.github.planbind.examples.Golden;
import io.github.planbind.examples.Printed;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class FirstTest {
  @Test
  void theFirstPlanIsPrinted() throws IOException {
    Golden.assertPrinted(Printed.by(() -> FirstPlan.main(new String[0])), "first-plan.txt");
  }

  @Test
  void eachOutcomeSaysWhatToDo() throws IOException {
    Golden.assertPrinted(Printed.by(() -> ThreeOutcomes.main(new String[0])), "three-outcomes.txt");
  }

  @Test
  void eachReaderReadsItsOwn() throws IOException {
    Golden.assertPrinted(Printed.by(() -> OtherReaders.main(new String[0])), "other-readers.txt");
  }
}
