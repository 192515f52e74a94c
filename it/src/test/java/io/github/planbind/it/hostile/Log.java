package io.github.planbind.it.hostile;

import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A plan of long lists, sets and maps. */
@SuppressWarnings("planbind:strict")
@Plan(keys = "heading")
record Log(
    int heading,
    List<Double> speeds,
    List<BigDecimal> weights,
    List<Wind> winds,
    Set<String> ports,
    Map<String, Integer> miles) {

  /** How it blows. */
  enum Wind {
    CALM,
    GALE
  }
}
