package io.github.planbind.plans;

import java.util.Optional;

/** A plan as small as plans can be: {@code @Plan(keys = "heading")}, the note's alias is remark. */
public record Course(int heading, Optional<String> note) {
  /** A course without a note. */
  public static Course of(int heading) {
    return new Course(heading, Optional.empty());
  }

  /** A course with a note. */
  public static Course of(int heading, String note) {
    return new Course(heading, Optional.of(note));
  }
}
