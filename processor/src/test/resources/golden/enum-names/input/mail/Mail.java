package mail;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;


@Plan(keys = {"urgency", "tags"})
record Mail(
    @Field(description = "How soon it must be read.") Urgency urgency,
    @Field(aliases = {"labels", "marks"}) List<Tag> tags,
    Optional<Tag> main,
    @Field(description = "Or none.") Optional<Urgency> second,
    Map<String, Os> machines,
    Optional<Os> os,
    Optional<Mood> mood) {

  enum Mood {
    GOOD,
    BAD
  }

  enum Urgency {
    @Field(name = "now", aliases = "urgent", description = "Today.")
    HIGH,
    @Field(description = "Some day.")
    LOW,
    NONE
  }

  enum Tag {
    @Field(name = "to do")
    TODO,
    DONE
  }
}
