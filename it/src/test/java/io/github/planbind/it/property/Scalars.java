package io.github.planbind.it.property;

import io.github.planbind.binding.Edit;
import io.github.planbind.it.property.Reference.Misfit;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
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
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** Binds what is one string, number or literal, by rules R16 and R17. */
final class Scalars {
  private static final int MOST_EXPONENT = 6_144;
  static final Map<Class<?>, Function<String, ?>> TEXTS = Map.ofEntries(
      Map.entry(LocalDate.class, LocalDate::parse),
      Map.entry(LocalTime.class, LocalTime::parse),
      Map.entry(LocalDateTime.class, LocalDateTime::parse),
      Map.entry(Instant.class, Instant::parse),
      Map.entry(OffsetDateTime.class, OffsetDateTime::parse),
      Map.entry(OffsetTime.class, OffsetTime::parse),
      Map.entry(ZonedDateTime.class, ZonedDateTime::parse),
      Map.entry(Duration.class, Duration::parse),
      Map.entry(Period.class, Period::parse),
      Map.entry(YearMonth.class, YearMonth::parse),
      Map.entry(MonthDay.class, MonthDay::parse),
      Map.entry(ZoneId.class, ZoneId::of),
      Map.entry(UUID.class, UUID::fromString),
      Map.entry(URI.class, URI::create));

  private final List<Repair> readings;
  private final int place;

  Scalars(List<Repair> readings, int place) {
    this.readings = readings;
    this.place = place;
  }

  Object value(Class<?> type, Tree tree) throws Misfit {
    if (type == String.class) {
      return text(tree);
    }
    if (type == char.class || type == Character.class) {
      return letter(text(tree));
    }
    if (type == boolean.class || type == Boolean.class) {
      return truth(tree);
    }
    if (type.isEnum()) {
      return constant(type, text(tree));
    }
    Function<String, ?> parser = TEXTS.get(type);
    return parser == null ? number(type, tree) : parsed(parser, text(tree));
  }

  private static String text(Tree tree) throws Misfit {
    if (tree instanceof Tree.Str string) {
      return string.text();
    }
    throw new Misfit("no string");
  }

  private static Character letter(String text) throws Misfit {
    if (text.length() != 1) {
      throw new Misfit("no single character");
    }
    return text.charAt(0);
  }

  private static Object parsed(Function<String, ?> parser, String text) throws Misfit {
    try {
      Object value = parser.apply(text);
      if (value instanceof UUID && !value.toString().equalsIgnoreCase(text)) {
        throw new Misfit("a UUID in another form");
      }
      return value;
    } catch (DateTimeException | IllegalArgumentException e) {
      throw new Misfit("another string");
    }
  }

  private Boolean truth(Tree tree) throws Misfit {
    String word = tree instanceof Tree.Word literal ? literal.word() : text(tree);
    if (tree instanceof Tree.Str) {
      if (!List.of("true", "True", "false", "False").contains(word)) {
        throw new Misfit("no boolean");
      }
      readings.add(new Repair(Edit.Kind.BOOLEAN_IN_STRING, place));
    }
    return word.equals("true") || word.equals("True");
  }

  private Object constant(Class<?> type, String text) throws Misfit {
    List<Object> alike = new ArrayList<>();
    for (Object constant : type.getEnumConstants()) {
      for (String name : Component.names((Enum<?>) constant)) {
        if (name.equals(text)) {
          return constant;
        }
        if (fold(name).equals(fold(text.strip())) && !alike.contains(constant)) {
          alike.add(constant);
        }
      }
    }
    if (alike.size() != 1) {
      throw new Misfit("no constant");
    }
    readings.add(new Repair(Edit.Kind.ENUM_SPELLING, place));
    return alike.get(0);
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private Object number(Class<?> type, Tree tree) throws Misfit {
    String digits;
    if (tree instanceof Tree.Num number) {
      digits = number.digits();
    } else {
      digits = text(tree);
      if (!(RawJson.strict(digits) instanceof Tree.Num) || !digits.equals(digits.strip())) {
        throw new Misfit("no number");
      }
      readings.add(new Repair(Edit.Kind.NUMBER_IN_STRING, place));
    }
    if (type == double.class || type == Double.class) {
      double value = Double.parseDouble(digits);
      return finite(value, Double.isInfinite(value) || value == 0, digits);
    }
    if (type == float.class || type == Float.class) {
      float value = Float.parseFloat(digits);
      return finite(value, Float.isInfinite(value) || value == 0, digits);
    }
    BigDecimal exact = decimal(digits);
    return type == BigDecimal.class ? exact : integer(type, exact);
  }

  private static <N> N finite(N value, boolean extreme, String digits) throws Misfit {
    boolean zero = digits.split("[eE]", 2)[0].chars().noneMatch(c -> c >= '1' && c <= '9');
    if (extreme && !zero) {
      throw new Misfit("out of range");
    }
    return value;
  }

  private static BigDecimal decimal(String digits) throws Misfit {
    BigDecimal exact;
    try {
      exact = new BigDecimal(digits);
    } catch (NumberFormatException e) {
      throw new Misfit("out of range");
    }
    long exponent = (long) exact.precision() - exact.scale() - 1;
    if (Math.abs(exponent) > MOST_EXPONENT
        || Math.abs((long) exact.scale()) > MOST_EXPONENT + 1_000) {
      throw new Misfit("out of range");
    }
    return exact;
  }

  private static Object integer(Class<?> type, BigDecimal exact) throws Misfit {
    try {
      BigInteger value = exact.toBigIntegerExact();
      if (type == BigInteger.class) {
        return value;
      }
      if (type == Year.class) {
        return Year.of(value.intValueExact());
      }
      if (type == long.class || type == Long.class) {
        return value.longValueExact();
      }
      if (type == int.class || type == Integer.class) {
        return value.intValueExact();
      }
      if (type == short.class || type == Short.class) {
        return value.shortValueExact();
      }
      return value.byteValueExact();
    } catch (ArithmeticException | DateTimeException e) {
      throw new Misfit("out of range or a fraction");
    }
  }
}
