package io.github.planbind.it.property;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** Makes values of any type that a component can have, with a liking for the limits of each. */
final class Values {
  private static final int DEEPEST = 4;
  private static final List<Double> DOUBLES = List.of(
      0.0,
      -0.0,
      1.0,
      0.1,
      -1.5,
      1e22,
      9007199254740993.0,
      4.9e-324,
      1.7976931348623157e308,
      2.2250738585072014E-308);
  private static final List<Long> LONGS =
      List.of(0L, 1L, -1L, 10L, 9007199254740993L, Long.MAX_VALUE, Long.MIN_VALUE);
  private static final List<String> DECIMALS = List.of(
      "0", "0.00", "1.10", "-12345678901234567890.123456789", "1E+6144", "1E-6144", "9.99", "100");
  private static final List<String> LINKS =
      List.of("", "a", "https://example.org/x?y=1#z", "urn:a:b", "mailto:a@b.c");
  private static final List<String> ZONES =
      List.of("UTC", "Europe/Paris", "+05:30", "Z", "America/New_York");

  private final RandomGenerator random;
  /** The most elements of a list. */
  private int widest = 3;

  Values(RandomGenerator random) {
    this.random = random;
  }

  /** A value for a plan. */
  <T> T plan(Target<T> target) {
    // a plan with all types is long as it is
    widest = target.type() == EveryType.class ? 1 : 3;
    return target.cast(of(target.type(), 0));
  }

  /** A plan that can also be told from a check box where it stands in prose. */
  <T> T planInProse(Target<T> target) {
    T plan = plan(target);
    while (plan instanceof List<?> list && list.isEmpty()) {
      plan = plan(target);
    }
    return plan;
  }

  Object of(Type type, int depth) {
    Class<?> java = Types.raw(type);
    if (java == List.class) {
      return list(Types.argument(type, 0), depth);
    }
    if (java == Set.class) {
      return new LinkedHashSet<>(list(Types.argument(type, 0), depth));
    }
    if (java == Map.class) {
      return map(Types.argument(type, 1), depth);
    }
    if (java == Optional.class) {
      boolean present = depth < DEEPEST && random.nextBoolean();
      return present ? Optional.of(of(Types.argument(type, 0), depth)) : Optional.empty();
    }
    if (Types.isSealed(type)) {
      return record(one(List.copyOf(Types.variants(java).values())), depth);
    }
    if (java.isRecord()) {
      return record(type, depth);
    }
    if (java.isEnum()) {
      return one(List.of(java.getEnumConstants()));
    }
    Object number = number(java);
    return number != null ? number : scalar(java);
  }

  private Object record(Type type, int depth) {
    List<Component> components = Component.of(Types.raw(type));
    Object[] values = new Object[components.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = of(Types.of(components.get(i), type), depth + 1);
    }
    try {
      return Types.raw(type).getDeclaredConstructors()[0].newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Object> list(Type element, int depth) {
    int size = depth >= DEEPEST ? 0 : random.nextInt(widest + 1);
    List<Object> items = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      items.add(of(element, depth + 1));
    }
    return items;
  }

  private Map<String, Object> map(Type element, int depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (Object ignored : list(Integer.class, depth)) {
      map.put(Texts.any(random), of(element, depth + 1));
    }
    return map;
  }

  private Object number(Class<?> type) {
    if (type == OptionalInt.class) {
      return random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(integer());
    }
    if (type == OptionalLong.class) {
      return random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(one(LONGS));
    }
    if (type == OptionalDouble.class) {
      return random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(real());
    }
    if (type == int.class || type == Integer.class) {
      return integer();
    }
    if (type == long.class || type == Long.class) {
      return random.nextBoolean() ? one(LONGS) : random.nextLong();
    }
    if (type == short.class || type == Short.class) {
      return (short) integer();
    }
    if (type == byte.class || type == Byte.class) {
      return (byte) integer();
    }
    if (type == double.class || type == Double.class) {
      return real();
    }
    if (type == float.class || type == Float.class) {
      float value = (float) real();
      return Float.isInfinite(value) ? Float.MAX_VALUE : value;
    }
    if (type == BigInteger.class) {
      return BigInteger.valueOf(one(LONGS)).pow(1 + random.nextInt(4));
    }
    return type == BigDecimal.class ? new BigDecimal(one(DECIMALS)) : null;
  }

  private int integer() {
    return one(List.of(
        0,
        1,
        -1,
        7,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        random.nextInt(1_000),
        random.nextInt()));
  }

  private double real() {
    return random.nextBoolean() ? one(DOUBLES) : Math.round(random.nextDouble() * 10_000) / 100.0;
  }

  private Object scalar(Class<?> type) {
    if (type == String.class) {
      return Texts.any(random);
    }
    if (type == char.class || type == Character.class) {
      return one(List.of('a', '"', '\\', '\n', '\0', '\ud83d', '\u2028', '/'));
    }
    if (type == boolean.class || type == Boolean.class) {
      return random.nextBoolean();
    }
    if (type == UUID.class) {
      return new UUID(random.nextLong(), random.nextLong());
    }
    if (type == URI.class) {
      return URI.create(one(LINKS));
    }
    return time(type);
  }

  private Object time(Class<?> type) {
    LocalDate date = LocalDate.ofEpochDay(random.nextInt(60_000) - 20_000);
    LocalTime time = LocalTime.ofNanoOfDay(
        random.nextBoolean()
            ? random.nextInt(86_400) * 1_000_000_000L
            : random.nextLong(86_400_000_000_000L));
    LocalDateTime both = date.atTime(time);
    ZoneOffset offset = ZoneOffset.ofTotalSeconds((random.nextInt(57) - 28) * 900);
    return one(
        List.<Object>of(
            date,
            time,
            both,
            both.toInstant(ZoneOffset.UTC),
            OffsetDateTime.of(both, offset),
            OffsetTime.of(time, offset),
            ZonedDateTime.of(both, ZoneId.of("Europe/Paris")),
            Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000)),
            Period.of(random.nextInt(9), -random.nextInt(9), random.nextInt(99)),
            Year.of(random.nextInt(4_000) - 500),
            YearMonth.from(date),
            MonthDay.from(date),
            ZoneId.of(one(ZONES))),
        type);
  }

  private static Object one(List<Object> choices, Class<?> type) {
    return choices.stream()
        .filter(type::isInstance)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no values of " + type));
  }

  private <E> E one(List<E> choices) {
    return Texts.oneOf(random, choices);
  }
}
