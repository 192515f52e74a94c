package io.github.planbind.bench.scoreboard;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** The corpus's sealed plan for libraries that want to be told of its variants by Jackson's names. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = PeerShape.Circle.class, name = "circle"),
  @JsonSubTypes.Type(value = PeerShape.Rect.class, name = "rect")
})
public sealed interface PeerShape {
  /**
   * A circle.
   *
   * @param radius its radius
   */
  record Circle(double radius) implements PeerShape {}

  /**
   * A rectangle.
   *
   * @param width its width
   * @param height its height
   */
  record Rect(double width, double height) implements PeerShape {}
}
