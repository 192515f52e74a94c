package io.github.planbind.it.jackson;

import io.github.planbind.PlanReader;
import io.github.planbind.it.Finding;
import io.github.planbind.it.FindingBinder;
import io.github.planbind.it.ShipPlanBinder;

/** A program that reads replies of every outcome; {@link JacksonTest} looks at the classes it loads. */
final class WithoutJackson {
  private static final String FINDING =
      "{\"file\":\"a.c\",\"line\":\"3\",\"severity\":\"low\",\"message\":\"m\"}";

  private WithoutJackson() {}

  public static void main(String[] args) {
    String reply = "<think>no</think>Here:\n```json\n" + FINDING + "\n```\nDone.";
    Finding finding = FindingBinder.reader().read(reply).orElseThrow();
    var list = PlanReader.listOf(FindingBinder.INSTANCE).read("[" + FINDING + ",]");
    var cut = FindingBinder.reader().read(FINDING.substring(0, 30));
    var none = ShipPlanBinder.reader().read("Sorry, no.");
    System.out.println(finding.line()
        + " " + list.trace().picture().length()
        + " " + cut.orElse(finding).file()
        + " " + none.fold(c -> "", t -> "", f -> f.error().message()));
  }
}
