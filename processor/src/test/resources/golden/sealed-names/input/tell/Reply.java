package tell;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;


/** No discriminator: the names of the components say which record it is, or the forms of their values. */
@Plan(keys = {"findings", "question"})
public sealed interface Reply {

  /** It has findings. */
  record Review(String summary, List<Value> findings) implements Reply {}

  /** It asks. */
  record Ask(String question, Optional<String> summary, Map<String, Value> values)
      implements Reply {}

  /** One name, and a form for each. */
  sealed interface Value {
    record Text(@Field(aliases = "v") String value) implements Value {}

    record Number(double value) implements Value {}

    record Many(List<Value> value) implements Value {}

    /** Another name. */
    record Named(String name, Optional<Integer> count) implements Value {}
  }
}
