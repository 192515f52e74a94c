package io.github.planbind.it.property;

import java.math.BigDecimal;

/**
 * Numbers that databind reads as others: out of range, which rule R16 refuses, and a double's minus
 * zero that is written without a fraction.
 */
final class Numbers {
  private static final int MOST_EXPONENT = 6_144;

  private Numbers() {}

  /** Says whether a tree has such a number. */
  static boolean areReadAsOthersIn(Tree tree) {
    if (tree instanceof Tree.Obj object) {
      return object.members().stream().anyMatch(member -> areReadAsOthersIn(member.value()));
    }
    if (tree instanceof Tree.Arr array) {
      return array.items().stream().anyMatch(Numbers::areReadAsOthersIn);
    }
    return tree instanceof Tree.Num number && isReadAsAnother(number.digits());
  }

  private static boolean isReadAsAnother(String digits) {
    double value = Double.parseDouble(digits);
    boolean zero = digits.split("[eE]", 2)[0].chars().noneMatch(c -> c >= '1' && c <= '9');
    if (zero) {
      return digits.equals("-0");
    }
    if (Float.isInfinite((float) value) || (float) value == 0) {
      return true;
    }
    BigDecimal exact = new BigDecimal(digits);
    return Math.abs((long) exact.precision() - exact.scale() - 1) > MOST_EXPONENT;
  }
}
