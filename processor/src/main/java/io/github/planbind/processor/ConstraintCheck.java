package io.github.planbind.processor;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Says what a JSON value that has the right type does not keep to, as the runtime says it. */
final class ConstraintCheck {
  private final List<ScalarCheck.Difference> differences = new ArrayList<>();

  private ConstraintCheck() {}

  static List<ScalarCheck.Difference> check(Constraints constraints, JsonValue value) {
    ConstraintCheck check = new ConstraintCheck();
    if (value instanceof JsonValue.Numeral numeral) {
      numeral.exact().ifPresent(number -> check.number(constraints, number));
    } else if (value instanceof JsonValue.Text text) {
      check.size(constraints.size(), text.text().length(), "a string", "characters");
      check.text(constraints, text.text());
    } else if (value instanceof JsonValue.Array array) {
      check.size(constraints.size(), array.elements().size(), "an array", "elements");
    } else if (value instanceof JsonValue.Dict object) {
      check.size(constraints.size(), object.members().size(), "an object", "members");
    } else if (value instanceof JsonValue.Truth truth) {
      check.truth(constraints.only(), truth.value());
    }
    return check.differences;
  }

  /** Checks a set that is read from an array; what may or may not be equal gets the benefit of the doubt. */
  static List<ScalarCheck.Difference> checkSet(Constraints constraints, SetSize size) {
    ConstraintCheck check = new ConstraintCheck();
    int nearest =
        Math.max(size.least(), Math.min(size.most(), constraints.size().least()));
    check.size(constraints.size(), nearest, "an array", "elements");
    return check.differences;
  }

  private void note(String expected, String found) {
    differences.add(new ScalarCheck.Difference(expected, found));
  }

  private void number(Constraints constraints, BigDecimal number) {
    if (!constraints.range().holds(number)) {
      note(constraints.range().text(), "a number out of this range");
    }
    constraints
        .digits()
        .filter(digits -> !digits.holds(number))
        .ifPresent(digits -> note(
            "a number of at most %d digits before and %d behind the point"
                .formatted(digits.integer(), digits.fraction()),
            "a number of more digits"));
  }

  private void size(Constraints.Size size, int count, String form, String unit) {
    if (count < size.least()) {
      note(form + " of at least " + size.least() + " " + unit, form + " of fewer");
    } else if (count > size.most()) {
      note(form + " of at most " + size.most() + " " + unit, form + " of more");
    }
  }

  private void text(Constraints constraints, String text) {
    if (constraints.notBlank() && text.isBlank()) {
      note("a string that is not blank", "a blank string");
    }
    for (Constraints.Regex regex : constraints.patterns()) {
      if (!Pattern.compile(regex.text(), regex.flags()).matcher(text).matches()) {
        note("a string that matches " + regex.text(), "another string");
      }
    }
  }

  private void truth(Optional<Boolean> only, boolean value) {
    if (only.isPresent() && only.get() != value) {
      note(only.get().toString(), Boolean.toString(value));
    }
  }
}
