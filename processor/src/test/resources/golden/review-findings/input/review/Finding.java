package review;

import io.github.planbind.annotation.Plan;


@Plan(keys = {"file", "line", "severity", "message"})
public record Finding(String file, int line, Severity severity, String message) {}
