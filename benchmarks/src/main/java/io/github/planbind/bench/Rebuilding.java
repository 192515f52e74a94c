package io.github.planbind.bench;

import io.github.planbind.it.Finding;
import io.github.planbind.it.ReviewFindings;
import io.github.planbind.it.ShipPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes a record again and again, each time with strings and lists of its own: what every reader
 * must at least do and allocate. Texts are substrings of one text, since that is how a reader gets
 * them; numbers and names are free.
 */
final class Rebuilding implements Function<String, Object> {
  private final Object plan;
  private final String texts;
  private int at;

  private Rebuilding(Object plan, String texts) {
    this.plan = plan;
    this.texts = texts;
  }

  static Rebuilding of(Object plan) {
    StringBuilder texts = new StringBuilder();
    if (plan instanceof ShipPlan ship) {
      for (ShipPlan.Order order : ship.orders()) {
        texts.append(order.unit()).append(order.task());
      }
      ship.engineering().flatMap(ShipPlan.Engineering::note).ifPresent(texts::append);
      ship.tactical().ifPresent(tactical -> tactical.targets().forEach(texts::append));
    } else {
      for (Finding finding : ((ReviewFindings) plan).findings()) {
        texts.append(finding.file()).append(finding.message());
      }
    }
    return new Rebuilding(plan, texts.toString());
  }

  @Override
  public Object apply(String reply) {
    at = 0;
    return plan instanceof ShipPlan ship ? ship(ship) : review((ReviewFindings) plan);
  }

  private ShipPlan ship(ShipPlan ship) {
    List<ShipPlan.Order> orders = new ArrayList<>();
    for (ShipPlan.Order order : ship.orders()) {
      Integer priority = order.priority().orElse(null);
      orders.add(new ShipPlan.Order(
          text(order.unit()), text(order.task()), Optional.ofNullable(priority)));
    }
    ShipPlan.Helm helm = new ShipPlan.Helm(ship.helm().course(), ship.helm().speed());
    ShipPlan.Engineering engineering = engineering(ship.engineering().orElseThrow());
    ShipPlan.Tactical tactical = tactical(ship.tactical().orElseThrow());
    return new ShipPlan(
        Collections.unmodifiableList(orders),
        helm,
        Optional.of(engineering),
        Optional.of(tactical));
  }

  private ShipPlan.Engineering engineering(ShipPlan.Engineering engineering) {
    String note = text(engineering.note().orElseThrow());
    return new ShipPlan.Engineering(engineering.reactor(), Optional.of(note));
  }

  private ShipPlan.Tactical tactical(ShipPlan.Tactical tactical) {
    List<String> targets = new ArrayList<>();
    for (String target : tactical.targets()) {
      targets.add(text(target));
    }
    return new ShipPlan.Tactical(tactical.shields(), Collections.unmodifiableList(targets));
  }

  private ReviewFindings review(ReviewFindings review) {
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : review.findings()) {
      findings.add(new Finding(
          text(finding.file()), finding.line(), finding.severity(), text(finding.message())));
    }
    return new ReviewFindings(Collections.unmodifiableList(findings));
  }

  private String text(String like) {
    int start = at;
    at += like.length();
    return texts.substring(start, at);
  }
}
