package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "size")
record Broken(
    int size,
    @Field(defaultValue = "[{}]") List<Tree> trees,
    @Field(defaultValue = "[{\"size\": 1, \"plans\": []}]") List<Broken> plans) {

  record Tree(@Field(defaultValue = "[{}]") List<Tree> branches) {} // example
}
