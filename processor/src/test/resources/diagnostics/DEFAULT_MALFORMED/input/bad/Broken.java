package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "size")
record Broken(
    @Field(defaultValue = "normal") String size,
    @Field(defaultValue = "[1, 2,]") List<Integer> numbers,
    @Field(defaultValue = "{\n  \"a\": 'b'\n}") Part part,
    @Field(name = "k", defaultValue = "1 2") int count,
    List<Part> parts) {

  record Part(@Field(defaultValue = "\"\\q\"") String a, @Field(defaultValue = "+1") int b) {}
}
