package io.github.planbind.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the record, or the sealed interface of records, that a model's reply is bound to.
 *
 * <p>For {@code @Plan(keys = {"orders", "helm"}) record ShipPlan(...)} the processor writes {@code
 * ShipPlanBinder} beside it. For a nested type {@code Outer.ShipPlan} it is {@code
 * Outer_ShipPlanBinder}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Plan {
  /**
   * The JSON names by which a plan is recognised: an object that has at least one of them at its top
   * level is meant as this plan. Each names a component of the record (of one of the variants, or the
   * discriminator, for a sealed interface).
   *
   * @return at least one name, in any order
   */
  String[] keys();

  /**
   * A reply as it should look, for the prompt. It is JSON; the compiler refuses what could not be
   * read.
   *
   * @return JSON, best written as a text block, or the empty string for an example made from the names
   */
  String example() default "";
}
