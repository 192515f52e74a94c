package io.github.planbind.it;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;

/** A sealed plan: the member {@code type} says which record it is. */
@Plan(keys = "type")
@Discriminator("type")
public sealed interface Shape {

  /** Read where {@code type} is {@code circle}. */
  record Circle(double radius) implements Shape {}

  /** Read where {@code type} is {@code rect}. */
  record Rect(double width, double height) implements Shape {}
}
