package io.github.planbind.bench;

import io.github.planbind.it.Finding;
import io.github.planbind.it.ReviewFindings;
import io.github.planbind.it.ShipPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Which plan a reply carries, and how much of it. */
public enum Size {
  /** About 0.6 KB. */
  PLAN_600B("0.6 KB", ShipPlan.class, 3),
  /** About 4 KB. */
  PLAN_4K("4 KB", ShipPlan.class, 30),
  /** About 64 KB. */
  PLAN_64K("64 KB", ShipPlan.class, 500),
  /** A review with 300 findings. */
  FINDINGS_300("300 findings", ReviewFindings.class, 300);

  private static final String[] TASKS = {
    "hold the line east of the beacon until the convoy has passed",
    "recover the survey drone from grid 7, then dock",
    "escort",
    "scan the debris field for heat, report each contact at once",
    "stand by for repairs; no fire without a word from the bridge"
  };
  private static final String[] UNITS = {"Alpha", "Beta wing", "Tug 12", "Survey-3"};
  private static final String[] MESSAGES = {
    "the stream is never closed when the second read fails",
    "unused import",
    "compares strings with ==, which is false for equal texts that are not interned",
    "the loop reads past the last element when the list is empty"
  };

  private final String words;
  private final Class<?> type;
  private final int count;

  Size(String words, Class<?> type, int count) {
    this.words = words;
    this.type = type;
    this.count = count;
  }

  /** Its name in tables. */
  String words() {
    return words;
  }

  /** The record that the replies hold. */
  Class<?> type() {
    return type;
  }

  /** The record with its free texts changed. */
  Object plan(UnaryOperator<String> style) {
    return type == ShipPlan.class ? ship(style) : review(style);
  }

  private ShipPlan ship(UnaryOperator<String> style) {
    List<ShipPlan.Order> orders = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      // always there: fastjson2 leaves a null where an Optional is absent
      Optional<Integer> priority = Optional.of(i % 10);
      orders.add(new ShipPlan.Order(
          UNITS[i % UNITS.length] + " " + i, style.apply(TASKS[i % TASKS.length]), priority));
    }
    return new ShipPlan(
        orders,
        new ShipPlan.Helm(270, 12.5),
        Optional.of(new ShipPlan.Engineering(85, Optional.of(style.apply("coolant is low")))),
        Optional.of(new ShipPlan.Tactical(true, List.of("Raider 1", "Raider 2"))));
  }

  private ReviewFindings review(UnaryOperator<String> style) {
    Finding.Severity[] severities = Finding.Severity.values();
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      findings.add(new Finding(
          "src/main/java/com/example/fleet/Dock" + i % 40 + ".java",
          i * 7 % 1000 + 1,
          severities[i % severities.length],
          style.apply(MESSAGES[i % MESSAGES.length])));
    }
    return new ReviewFindings(findings);
  }
}
