package io.github.planbind.it.constraint;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Makes values near the bounds of {@link Limited}, most of them within. */
final class LimitedValues {
  private static final List<String> TEXTS = List.of(
      "",
      " ",
      "\t\n",
      "\u00a0",
      "\u2003",
      "\u0001",
      "a",
      "abc",
      "abcd",
      "A\nC",
      "aXc",
      "12",
      "123",
      "ab\n",
      "\ud83d\ude00",
      "\ud83d\ude00\ud83d\ude00",
      "  x  ",
      "b",
      "\u0000");
  private static final List<String> DECIMALS = List.of(
      "0",
      "-2.5",
      "-2.51",
      "-2.50",
      "2.5",
      "2.49",
      "1.5",
      "-1.5",
      "-1.4999999999",
      "1.25",
      "99.99",
      "100",
      "9.9",
      "10",
      "9.95",
      "1E+1",
      "1E+2",
      "0.10",
      "0.100",
      "0.5",
      "0.49",
      "1e-7",
      "1.9",
      "2",
      "2.0000001",
      "0E+3");

  private final RandomGenerator random;

  LimitedValues(RandomGenerator random) {
    this.random = random;
  }

  Limited next() {
    return new Limited(
        mostly(() -> integer(-2, 3), () -> integer(-4, 5)),
        mostly(() -> integer(2, 4), () -> integer(0, 4)),
        mostly(() -> (long) integer(-3, 3), () -> one(4L, 3L, Long.MAX_VALUE, Long.MIN_VALUE)),
        mostly(() -> one((byte) 1, (byte) 127), () -> (byte) integer(-128, 127)),
        mostly(() -> one((short) -1, Short.MIN_VALUE), () -> (short) integer(-2, 2)),
        mostly(() -> BigInteger.TEN, () -> BigInteger.valueOf(integer(-2, 2)).pow(99)),
        mostly(() -> new BigDecimal("-2.5"), this::decimal),
        mostly(() -> 2.5, () -> decimal().doubleValue()),
        mostly(() -> 0.05f, () -> decimal().floatValue()),
        mostly(() -> 9.9, () -> decimal().doubleValue()),
        mostly(() -> new BigDecimal("1.25"), this::decimal),
        mostly(() -> integer(-9, 9), () -> integer(-11, 11)),
        mostly(() -> "abc", this::text),
        mostly(() -> " ", this::text),
        mostly(() -> "abcd", this::text),
        mostly(() -> one("abc", "12"), this::text),
        mostly(() -> "A\nC", this::text),
        mostly(() -> List.of(0, 1), () -> list(() -> integer(-1, 2))),
        mostly(
            () -> new LinkedHashSet<>(List.of("a")), () -> new LinkedHashSet<>(list(this::text))),
        mostly(() -> Map.of("a", 1), () -> map(() -> integer(-1, 2))),
        mostly(List::of, () -> list(() -> list(() -> (long) integer(-1, 3)))),
        mostly(Optional::empty, () -> Optional.of(text())),
        mostly(Optional::empty, () -> Optional.of(integer(-1, 2))),
        mostly(OptionalInt::empty, () -> OptionalInt.of(integer(-1, 2))),
        mostly(OptionalLong::empty, () -> OptionalLong.of(integer(-1, 2))),
        mostly(OptionalDouble::empty, () -> OptionalDouble.of(decimal().doubleValue())),
        mostly(() -> true, random::nextBoolean),
        mostly(() -> false, random::nextBoolean));
  }

  private <T> T mostly(Supplier<T> within, Supplier<T> anywhere) {
    return random.nextInt(8) > 0 ? within.get() : anywhere.get();
  }

  private int integer(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  private BigDecimal decimal() {
    return new BigDecimal(DECIMALS.get(random.nextInt(DECIMALS.size())));
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }

  private <T> List<T> list(Supplier<T> element) {
    return Stream.generate(element).limit(random.nextInt(4)).toList();
  }

  private <T> Map<String, T> map(Supplier<T> value) {
    Map<String, T> map = new LinkedHashMap<>();
    list(value).forEach(each -> map.put("k" + map.size(), each));
    return map;
  }

  @SafeVarargs
  private <T> T one(T... values) {
    return values[random.nextInt(values.length)];
  }
}
