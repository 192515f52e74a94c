package io.github.planbind.it.hostile;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Sealed plans in each other: an object is looked over for its discriminator or its names before it is
 * read, and what stands in it was looked over before. Wherever the members stand, and whatever stands
 * beside them, the plan is the same.
 */
class SealedInSealedTest {
  private static final int PLANS = 1_000;
  private static final int DEPTH = 6;
  private final Random random = new Random(20_261_130);

  @Test
  void theDiscriminatorMayStandAnywhere() {
    for (int i = 0; i < PLANS; i++) {
      Step step = step(DEPTH);
      assertThat(plan(StepBinder.reader(), json(step))).isEqualTo(step);
    }
  }

  @Test
  void theNamesMayStandAnywhere() {
    for (int i = 0; i < PLANS; i++) {
      Course course = course(DEPTH);
      assertThat(plan(CourseBinder.reader(), json(course))).isEqualTo(course);
    }
  }

  /** Each level is known before the cut, and what stands in it is looked over to the cut. */
  @Test
  void aCutAnywhereInsideLeavesThePlanTruncated() {
    String open = "{\"all\":[";
    for (int i = 0; i < PLANS; i++) {
      String inside = json(course(DEPTH)) + "," + json(course(DEPTH));
      String json = open + inside.substring(0, random.nextInt(inside.length()));
      assertThat(CourseBinder.reader().read(json)).isInstanceOf(PlanResult.Truncated.class);
    }
  }

  private static <T> T plan(PlanReader<T> reader, String json) {
    return reader.read(json).orElseThrow();
  }

  // ---- plans

  private Step step(int depth) {
    return depth == 0 || random.nextInt(4) == 0
        ? new Step.Turn(random.nextInt(360))
        : new Step.Steps(some().mapToObj(i -> step(depth - 1)).toList());
  }

  private Course course(int depth) {
    return switch (depth == 0 ? 0 : random.nextInt(5)) {
      case 0 -> new Course.Turn(random.nextInt(360));
      case 1 -> new Course.Then(course(depth - 1));
      case 2 -> new Course.Named(Map.of("a", course(depth - 1), "heading", course(depth - 1)));
      default -> new Course.All(some().mapToObj(i -> course(depth - 1)).toList());
    };
  }

  private IntStream some() {
    return IntStream.range(0, random.nextInt(4));
  }

  // ---- JSON

  private String json(Step step) {
    Map<String, String> members = new LinkedHashMap<>();
    if (step instanceof Step.Turn turn) {
      members.put("type", "\"turn\"");
      members.put("heading", String.valueOf(turn.heading()));
    } else if (step instanceof Step.Steps steps) {
      members.put("type", "\"steps\"");
      members.put("steps", array(steps.steps().stream().map(this::json).toList()));
    }
    return object(members);
  }

  private String json(Course course) {
    Map<String, String> members = new LinkedHashMap<>();
    if (course instanceof Course.Turn turn) {
      members.put("heading", String.valueOf(turn.heading()));
    } else if (course instanceof Course.Then then) {
      members.put("then", json(then.then()));
    } else if (course instanceof Course.All all) {
      members.put("all", array(all.all().stream().map(this::json).toList()));
    } else if (course instanceof Course.Named named) {
      Map<String, String> values = new LinkedHashMap<>();
      named.named().forEach((name, value) -> values.put(name, json(value)));
      members.put("named", joined("{", values, "}"));
    }
    return object(members);
  }

  /** An object with the members in any order, and more of them; at times a string that holds it. */
  private String object(Map<String, String> members) {
    if (random.nextInt(3) == 0) {
      members.put("x", "{\"type\": [{}, \"turn\"], \"heading\": [[]]}");
    }
    if (random.nextInt(5) == 0) {
      members.put("y", "[\"{\\\"type\\\": 1\", {\"\\u0061\": {\"b\": null}},]");
    }
    String object = joined("{", members, random.nextInt(6) == 0 ? ",}" : "}");
    return random.nextInt(12) == 0 ? "\"" + escaped(object) + "\"" : object;
  }

  private String joined(String open, Map<String, String> members, String close) {
    List<String> all = new ArrayList<>();
    members.forEach((name, value) -> all.add("\"" + name + "\":" + gap() + value));
    Collections.shuffle(all, random);
    return open + gap() + String.join("," + gap(), all) + close;
  }

  private String array(List<String> items) {
    return items.stream().map(item -> gap() + item).collect(joining(",", "[", "]"));
  }

  private String gap() {
    return switch (random.nextInt(12)) {
      case 0 -> " /* ]} \"type\": */";
      case 1 -> "\u00a0";
      case 2 -> "// {[\n";
      case 3 -> "\n  ";
      default -> "";
    };
  }

  private static String escaped(String json) {
    return json.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }
}
