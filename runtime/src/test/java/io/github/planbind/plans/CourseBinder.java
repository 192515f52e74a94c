package io.github.planbind.plans;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.Optional;

/** Reads {@code Course} from JSON, as the processor would write it. */
public final class CourseBinder implements PlanBinder<Course> {
  public static final CourseBinder INSTANCE = new CourseBinder();
  public static final PlanKey<Course, Integer> HEADING = PlanKey.of(0, "heading");
  public static final PlanKey<Course, String> NOTE = PlanKey.of(1, "note");

  private static final ObjectShape COURSE = ObjectShape.named("Course")
      .required("heading")
      .optional("note")
      .aliases("remark")
      .keys("heading")
      .build();

  private CourseBinder() {}

  public static PlanReader<Course> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Course read(JsonInput json) {
    if (!json.beginObject(COURSE)) {
      return null;
    }
    int heading = 0;
    String note = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> heading = json.readInt(heading);
        default -> note = json.readString(note);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(heading, note);
      }
      return null;
    }
    return new Course(heading, Optional.ofNullable(note));
  }

  @Override
  public String schema() {
    return "{\"type\":\"object\"}";
  }
}
