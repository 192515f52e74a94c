package io.github.planbind;

/**
 * Names one component of a plan, with its type. Generated companions hold one for each component.
 *
 * @param <P> the plan
 * @param <V> the component's type; for an {@code Optional} that of its value
 */
public final class PlanKey<P, V> {
  private final int variant;
  private final int component;
  private final String name;

  private PlanKey(int variant, int component, String name) {
    this.variant = variant;
    this.component = component;
    this.name = name;
  }

  /**
   * The key of a record's component.
   *
   * @param <P> the plan
   * @param <V> the component's type
   * @param component its number in declared order, from 0
   * @param name its JSON name
   * @return the key
   */
  public static <P, V> PlanKey<P, V> of(int component, String name) {
    return new PlanKey<>(-1, component, name);
  }

  /**
   * The key of a component of a record of a sealed interface.
   *
   * @param <P> the plan
   * @param <V> the component's type
   * @param variant the record's number, from 0
   * @param component the component's number in declared order, from 0
   * @param name its JSON name
   * @return the key
   */
  public static <P, V> PlanKey<P, V> of(int variant, int component, String name) {
    return new PlanKey<>(variant, component, name);
  }

  int variant() {
    return variant;
  }

  int component() {
    return component;
  }

  /**
   * The component's JSON name.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  @Override
  public String toString() {
    return name;
  }
}
