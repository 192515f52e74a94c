package shop;

public enum Currency {
  EUR,
  USD,
  GBP,
  JPY
}
