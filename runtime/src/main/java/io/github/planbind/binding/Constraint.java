package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a value must keep to besides its type, as the constraints of Bean Validation say it. Generated
 * companions put each value through one after they have read it. A value that does not keep to it is
 * a mismatch; it never decides whether an object is a plan.
 */
public final class Constraint {
  private final List<ValueRule> rules;
  private final long least;
  private final long most;

  private Constraint(List<ValueRule> rules, long least, long most) {
    this.rules = List.copyOf(rules);
    this.least = least;
    this.most = most;
  }

  /**
   * Begins a constraint.
   *
   * @return a builder
   */
  public static Builder of() {
    return new Builder();
  }

  /**
   * Checks the value just read.
   *
   * @param json the cursor that read it
   * @param value the value
   * @return the value, or 0 if it does not keep to the constraint, which is noted
   */
  public int check(JsonInput json, int value) {
    return (int) check(json, (long) value);
  }

  /**
   * Checks the value just read.
   *
   * @param json the cursor that read it
   * @param value the value
   * @return the value, or 0 if it does not keep to the constraint, which is noted
   */
  public long check(JsonInput json, long value) {
    return value >= least && value <= most || keeps(json, value) ? value : 0;
  }

  /**
   * Checks the value just read.
   *
   * @param json the cursor that read it
   * @param value the value
   * @return the value, or 0 if it does not keep to the constraint, which is noted
   */
  public double check(JsonInput json, double value) {
    return keeps(json, value) ? value : 0;
  }

  /**
   * Checks the value just read.
   *
   * @param json the cursor that read it
   * @param value the value
   * @return the value, or false if it does not keep to the constraint, which is noted
   */
  public boolean check(JsonInput json, boolean value) {
    return keeps(json, value) && value;
  }

  /**
   * Checks the value just read.
   *
   * @param <V> its type
   * @param json the cursor that read it
   * @param value the value, or null where there is none
   * @return the value, or null if it does not keep to the constraint, which is noted
   */
  public <V> @Nullable V check(JsonInput json, @Nullable V value) {
    return value != null && keeps(json, value) ? value : null;
  }

  private boolean keeps(JsonInput json, Object value) {
    if (!json.fits()) {
      return false;
    }
    for (ValueRule rule : rules) {
      if (!rule.allows(value)) {
        json.misfit(rule.expected(value), rule.found(value));
      }
    }
    return json.fits();
  }

  /** Builds a {@link Constraint}, call by call. */
  public static final class Builder {
    private final List<ValueRule> rules = new ArrayList<>();
    private NumberRange range = NumberRange.ANY;

    private Builder() {}

    /**
     * Allows only numbers from this one on.
     *
     * @param bound the number, as JSON writes it
     * @return this builder
     */
    public Builder atLeast(String bound) {
      range = range.from(bound, false);
      return this;
    }

    /**
     * Allows only numbers greater than this one.
     *
     * @param bound the number, as JSON writes it
     * @return this builder
     */
    public Builder above(String bound) {
      range = range.from(bound, true);
      return this;
    }

    /**
     * Allows only numbers up to this one.
     *
     * @param bound the number, as JSON writes it
     * @return this builder
     */
    public Builder atMost(String bound) {
      range = range.to(bound, false);
      return this;
    }

    /**
     * Allows only numbers less than this one.
     *
     * @param bound the number, as JSON writes it
     * @return this builder
     */
    public Builder below(String bound) {
      range = range.to(bound, true);
      return this;
    }

    /**
     * Allows only numbers of so many digits.
     *
     * @param integer how many may stand before the point
     * @param fraction how many may stand behind it
     * @return this builder
     */
    public Builder digits(int integer, int fraction) {
      return add(new ValueRule.Digits(integer, fraction));
    }

    /**
     * Allows only texts, lists, sets and maps of some size; of a text its chars are counted.
     *
     * @param least the least size
     * @param most the greatest size; {@link Integer#MAX_VALUE} for any
     * @return this builder
     */
    public Builder size(int least, int most) {
      return add(new ValueRule.Size(least, most));
    }

    /**
     * Allows only texts that have something besides white space.
     *
     * @return this builder
     */
    public Builder notBlank() {
      return add(new ValueRule.NotBlank());
    }

    /**
     * Allows only texts that a regular expression matches from end to end.
     *
     * @param regex the expression
     * @param flags the flags of {@link Pattern#compile(String, int)}
     * @return this builder
     */
    public Builder pattern(String regex, int flags) {
      return add(new ValueRule.Regex(Pattern.compile(regex, flags)));
    }

    /**
     * Allows only one of the two booleans.
     *
     * @param only the boolean
     * @return this builder
     */
    public Builder only(boolean only) {
      return add(new ValueRule.Only(only));
    }

    private Builder add(ValueRule rule) {
      rules.add(rule);
      return this;
    }

    /**
     * Ends the constraint.
     *
     * @return the constraint
     */
    public Constraint build() {
      boolean onlyRange = rules.isEmpty();
      if (!range.equals(NumberRange.ANY)) {
        rules.add(0, range);
      }
      // a range that no integer is in: each goes through all rules
      return onlyRange
          ? new Constraint(rules, range.leastLong(), range.mostLong())
          : new Constraint(rules, 1, 0);
    }
  }
}
