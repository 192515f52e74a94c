package io.github.planbind.it;

import io.github.planbind.annotation.Plan;

/** One finding of a review: a plan of its own, for replies that are a bare list of them. */
@Plan(keys = {"file", "line", "severity", "message"})
public record Finding(String file, int line, Severity severity, String message) {

  /** How bad it is. */
  public enum Severity {
    low,
    medium,
    high
  }
}
