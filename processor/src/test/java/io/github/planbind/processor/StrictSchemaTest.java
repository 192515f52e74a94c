package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.binding.PlanBinder;
import io.github.planbind.processor.JsonValue.Array;
import io.github.planbind.processor.JsonValue.Dict;
import io.github.planbind.processor.JsonValue.Member;
import io.github.planbind.processor.JsonValue.Text;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every strict schema keeps to what OpenAI, Anthropic and Gemini all document. */
class StrictSchemaTest {
  /** The keywords that all three take; {@code const}, bounds and patterns are not among them. */
  private static final Set<String> KEYWORDS = Set.of(
      "$defs",
      "$ref",
      "additionalProperties",
      "anyOf",
      "description",
      "enum",
      "format",
      "items",
      "minItems",
      "properties",
      "required",
      "type");

  private static final Set<String> FORMATS = Set.of("date-time", "date", "time");

  static Stream<GoldenCase> cases() throws IOException {
    return GoldenCase.all().filter(golden -> !golden.toString().equals("stub"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void onlyTakesWhatAllProvidersTake(GoldenCase golden) throws IOException, JsonFault {
    // a map or any JSON has no form in common; its warning says so
    boolean isTold = golden.compiled().warnings().stream()
        .anyMatch(text -> text.contains("which the strict modes of OpenAI and Anthropic refuse"));
    for (String path : golden.compiled().companions().keySet()) {
      PlanBinder<Object> binder =
          golden.compiled().binder(path.replace(".java", "").replace('/', '.'));
      for (String schema :
          List.of(binder.strictSchema(), PlanBinder.listOf(binder).strictSchema())) {
        Map<String, JsonValue> root = members(JsonParser.parse(schema));
        assertThat(root)
            .as(schema)
            .containsEntry("type", root.get("type"))
            .containsKey("properties");
        assertThat(root).as(schema).doesNotContainKey("anyOf");
        check(root, root, schema, isTold);
      }
    }
  }

  private static void check(
      Map<String, JsonValue> schema, Map<String, JsonValue> root, String all, boolean isTold) {
    assertThat(KEYWORDS).as(all).containsAll(schema.keySet());
    if (schema.containsKey("$ref")) {
      assertThat(schema).as("a reference stands alone in %s", all).hasSize(1);
      String encoded = text(schema.get("$ref")).substring("#/$defs/".length());
      String name = URLDecoder.decode(encoded, StandardCharsets.UTF_8);
      assertThat(members(root.get("$defs"))).as(all).containsKey(name);
    }
    if (schema.containsKey("properties")) {
      Map<String, JsonValue> properties = members(schema.get("properties"));
      assertThat(elements(schema.get("required")).stream().map(StrictSchemaTest::text))
          .as(all)
          .containsExactlyElementsOf(properties.keySet());
      assertThat(schema.get("additionalProperties"))
          .as(all)
          .matches(value -> value instanceof JsonValue.Truth truth && !truth.value());
      properties.values().forEach(each -> check(members(each), root, all, isTold));
    } else if (schema.containsKey("additionalProperties")) {
      assertThat(isTold).as(all).isTrue();
      check(members(schema.get("additionalProperties")), root, all, isTold);
    }
    if (schema.containsKey("format")) {
      assertThat(FORMATS).as(all).contains(text(schema.get("format")));
    }
    if (schema.containsKey("items")) {
      check(members(schema.get("items")), root, all, isTold);
    }
    if (schema.containsKey("anyOf")) {
      elements(schema.get("anyOf")).forEach(each -> check(members(each), root, all, isTold));
    }
    if (schema.containsKey("$defs")) {
      members(schema.get("$defs"))
          .values()
          .forEach(each -> check(members(each), root, all, isTold));
    }
  }

  private static Map<String, JsonValue> members(JsonValue value) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (Member member : ((Dict) value).members()) {
      members.put(member.name(), member.value());
    }
    return members;
  }

  private static List<JsonValue> elements(JsonValue value) {
    return ((Array) value).elements();
  }

  private static String text(JsonValue value) {
    return ((Text) value).text();
  }
}
