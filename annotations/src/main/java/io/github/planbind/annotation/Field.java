package io.github.planbind.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says how a record component, or an enum constant, is named and described to the model. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Field {
  /**
   * The JSON name, where it is not the name in Java.
   *
   * @return the name, or the empty string for the name in Java
   */
  String name() default "";

  /**
   * Other names that are read as well; the schema shows only the {@link #name()}.
   *
   * @return the names, in any order
   */
  String[] aliases() default {};

  /**
   * What the model is told of this component: the {@code description} of the JSON Schema.
   *
   * @return one or more sentences, or the empty string for none
   */
  String description() default "";

  /**
   * What a record component has where a reply leaves it out, or has null there; with a default it may
   * be left out. It is JSON and is read as if it stood in the reply: {@code "3"} for a number, {@code
   * "\"normal\""} for a text or an enum, {@code "[]"} for a list. The compiler refuses what could not
   * be read.
   *
   * @return JSON, or the empty string for no default
   */
  String defaultValue() default "";

  /**
   * Whether this constant of an enum stands for every text that names none. It is read in place of a
   * mismatch, and the trace of the reply says so.
   *
   * @return true for at most one constant of an enum
   */
  boolean fallback() default false;

  /**
   * Whether the record component is read by Jackson databind, as the types are that this library does
   * not read itself. Jackson then knows the names of constructor parameters, takes no value for
   * another, and is told of no annotation of this library.
   *
   * @return true to hand the component over, with all that it holds
   */
  boolean jackson() default false;
}
