package io.github.planbind.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the JSON member that says which record of a sealed interface an object is. Without this
 * annotation the records are told apart by their components: each must have one that it requires and
 * that the others have not, or not in the same form (a text, a number, an object ...).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Discriminator {
  /**
   * The JSON name of the discriminator.
   *
   * @return a name that is no component of any of the records
   */
  String value();
}
