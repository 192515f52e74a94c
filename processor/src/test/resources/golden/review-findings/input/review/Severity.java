package review;

public enum Severity {
  low,
  medium,
  high
}
