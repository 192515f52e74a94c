package io.github.planbind.it.property;

import java.math.BigDecimal;
import java.time.Year;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Writes values as trees the way a model may: members in any order, numbers in any form that has the
 * same value, absent components as nothing or null, members that are no component, and, if asked
 * for, what rule R17 reads as if it were of the right form.
 */
final class Written {
  private static final List<String> OTHER_NAMES =
      List.of("x", "_comment", "", "\u540d", "\"", "a\\b", "$id", "why?", "\ud83d");
  private static final int LONGEST_NUMBER = 900;

  private final RandomGenerator random;
  /** One value of so many is written in another form; 0 for none. */
  private final int typedReadings;

  /** Whether every component is written, by its first name, and nothing else. */
  private final boolean plain;

  private int planted;

  Written(RandomGenerator random, int typedReadings) {
    this(random, typedReadings, false);
  }

  Written(RandomGenerator random, int typedReadings, boolean plain) {
    this.random = random;
    this.typedReadings = typedReadings;
    this.plain = plain;
  }

  /** How many values were written in another form than their type's. */
  int planted() {
    return planted;
  }

  Tree plan(Object plan) {
    if (plan instanceof List<?> list) {
      return new Tree.Arr(0, list.stream().map(this::object).toList());
    }
    return object(plan);
  }

  private Tree of(Object value) {
    Tree tree = asTyped(value);
    boolean container =
        tree instanceof Tree.Arr || tree instanceof Tree.Obj && !(value instanceof List);
    if (container && another()) {
      JsonText text = new JsonWriting(random).write(tree);
      return Tree.text(text.text());
    }
    return tree;
  }

  private boolean another() {
    boolean another = typedReadings > 0 && random.nextInt(typedReadings) == 0;
    planted += another ? 1 : 0;
    return another;
  }

  private Tree asTyped(Object value) {
    if (value instanceof Record) {
      return object(value);
    }
    if (value instanceof Collection<?> items) {
      return items(items);
    }
    if (value instanceof Map<?, ?> map) {
      List<Tree.Member> members = new ArrayList<>();
      map.forEach((name, item) -> members.add(new Tree.Member((String) name, of(item))));
      return new Tree.Obj(0, members);
    }
    if (value instanceof Boolean) {
      String word = value.toString();
      return another() ? Tree.text(random.nextBoolean() ? word : capital(word)) : Tree.word(word);
    }
    if (value instanceof Enum<?> constant) {
      return constant(constant);
    }
    if (value instanceof Number || value instanceof Year) {
      String digits = digits(value);
      return another() ? Tree.text(digits) : Tree.number(digits);
    }
    return Tree.text(value.toString());
  }

  private Tree items(Collection<?> items) {
    boolean oneObject = items.size() == 1 && items.iterator().next() instanceof Record;
    if (oneObject && !(items instanceof Set) && another()) {
      return object(items.iterator().next());
    }
    return new Tree.Arr(0, items.stream().map(this::of).toList());
  }

  private Tree constant(Enum<?> constant) {
    List<String> names = Component.names(constant);
    String name = plain ? names.get(0) : Texts.oneOf(random, names);
    if (another()) {
      return Tree.text(" " + (random.nextBoolean() ? name.toUpperCase(Locale.ROOT) : name) + "\n");
    }
    return Tree.text(name);
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private Tree object(Object record) {
    List<Tree.Member> members = new ArrayList<>();
    for (Class<?> parent : record.getClass().getInterfaces()) {
      if (parent.isSealed()) {
        Types.variants(parent).forEach((value, variant) -> {
          if (variant.isInstance(record)) {
            members.add(new Tree.Member(Types.discriminator(parent), Tree.text(value)));
          }
        });
      }
    }
    List<Component> components = Component.of(record.getClass());
    for (Component component : components) {
      Object value = present(component.valueIn(record));
      String name = !plain && random.nextInt(4) == 0
          ? Texts.oneOf(random, component.names())
          : component.name();
      if (value != null) {
        members.add(new Tree.Member(name, of(value)));
      } else if (plain || random.nextInt(3) == 0) {
        members.add(new Tree.Member(name, Tree.word("null")));
      }
    }
    addOthers(members, components);
    if (random.nextBoolean()) {
      Collections.shuffle(members, new Random(random.nextLong()));
    }
    return new Tree.Obj(0, members);
  }

  private void addOthers(List<Tree.Member> members, List<Component> components) {
    while (!plain && random.nextInt(6) == 0) {
      String name = Texts.oneOf(random, OTHER_NAMES);
      boolean taken = members.stream().anyMatch(member -> member.name().equals(name))
          || components.stream().anyMatch(component -> component.isAlike(name));
      if (!taken) {
        members.add(new Tree.Member(name, other(0)));
      }
    }
  }

  /** Any JSON value. */
  private Tree other(int depth) {
    return switch (random.nextInt(depth > 2 ? 4 : 6)) {
      case 0 -> Tree.text(Texts.any(random));
      case 1 ->
        Tree.number(Texts.oneOf(
            random, List.of("0", "-1.5e+300", "1e999", "-0.0", "12345678901234567890")));
      case 2 -> Tree.word(Texts.oneOf(random, List.of("true", "false", "null")));
      case 3 -> new Tree.Arr(0, List.of());
      case 4 -> new Tree.Arr(0, List.of(other(depth + 1), other(depth + 1)));
      default ->
        new Tree.Obj(
            0,
            List.of(new Tree.Member(
                Texts.oneOf(random, List.of("label", "id", "x")), other(depth + 1))));
    };
  }

  private static Object present(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? optional.getAsInt() : null;
    }
    if (value instanceof OptionalLong optional) {
      return optional.isPresent() ? optional.getAsLong() : null;
    }
    if (value instanceof OptionalDouble optional) {
      return optional.isPresent() ? optional.getAsDouble() : null;
    }
    return value;
  }

  /** The digits of a number in one of the forms that have its value. */
  private String digits(Object value) {
    String usual = value.toString();
    if (plain || value instanceof BigDecimal || random.nextInt(3) > 0) {
      return usual;
    }
    if (value instanceof Double || value instanceof Float) {
      String digits = new BigDecimal(usual).toPlainString();
      boolean minusZero = usual.startsWith("-") && !digits.startsWith("-");
      return minusZero || digits.length() > LONGEST_NUMBER ? usual : digits;
    }
    return switch (random.nextInt(3)) {
      case 0 -> usual + ".0";
      case 1 -> usual + "E+0";
      default -> usual.equals("0") ? "0e-1" : usual + "0e-1";
    };
  }
}
