package io.github.planbind.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.binding.PlanBinder;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A binder accepts what its schema accepts, says another implementation of JSON Schema. */
class SchemaDifferentialTest {
  private static final int VALUES_EACH = Integer.getInteger("property.times", 1) * 10_000;
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  static Stream<PlanBinder<?>> binders() {
    return Stream.of(
        Plans_NumbersBinder.INSTANCE,
        Plans_TextsBinder.INSTANCE,
        Plans_BoxesBinder.INSTANCE,
        Plans_TimesBinder.INSTANCE,
        Plans_ChoicesBinder.INSTANCE,
        Plans_OptionalsBinder.INSTANCE,
        Plans_StepBinder.INSTANCE,
        Plans_TurnBinder.INSTANCE,
        Plans_TreeBinder.INSTANCE,
        Plans_BookBinder.INSTANCE);
  }

  @ParameterizedTest
  @MethodSource("binders")
  void bindersAcceptWhatTheirSchemasAccept(PlanBinder<?> binder) throws JsonProcessingException {
    Schema schema = REGISTRY.getSchema(binder.schema());
    JsonNode tree = new ObjectMapper().readTree(binder.schema());
    PlanReader<?> reader = PlanReader.of(binder);
    int accepted = 0;
    for (int seed = 0; seed < VALUES_EACH; seed++) {
      String json = SchemaValues.of(tree, new Random(seed * 0x9E3779B97F4A7C15L));
      boolean fits = fits(schema, json);
      PlanResult<?> result = reader.read(json);
      assertThat(result instanceof PlanResult.Complete)
          .as("seed %s: %s%n%s", seed, json, result)
          .isEqualTo(fits);
      accepted += fits ? 1 : 0;
    }
    // both verdicts are frequent, or nothing would have been compared
    assertThat(accepted).isBetween(VALUES_EACH / 10, VALUES_EACH * 98 / 100);
  }

  private static boolean fits(Schema schema, String json) {
    return schema
        .validate(
            json,
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .isEmpty();
  }

  /** The whole list of what a binder and its schema judge differently, one example each. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      typed readings (R17)             | Optionals | {"whole":"3"}                            | true
      enum in another case (R17)       | Choices   | {"level":"low","mood":"GOOD","agreed":true,"levels":[]} | true
      an alias (R18)                   | Choices   | {"level":"top","mood":"GOOD","agreed":true,"levels":[]} | true
      a near miss of a name (R18)      | Optionals | {"whole":3,"Number":4}                   | false
      one object for a list (R17)      | Boxes     | {"list":[1],"set":["a"],"map":{},"nested":[],"items":{"name":"a","amount":1}} | true
      a set with the same twice        | Boxes     | {"list":[1],"set":["a","a"],"map":{},"nested":[]} | true
      digits of a BigDecimal           | Numbers   | {"small":1,"brief":1,"count":1,"big":2,"share":0.5,"cold":-1,"price":1.500,"huge":1} | false
      chars, not characters            | Texts     | {"code":"AB-1","sized":"\ud83d\ude00\ud83d\ude00\ud83d\ude00","visible":"a","both":"a","letter":"a"} | false
      chars, not characters            | Texts     | {"code":"AB-1","sized":"\ud83d\ude00","visible":"a","both":"a","letter":"a"} | true
      out of the range of a double     | Numbers   | {"small":1,"brief":1,"count":1,"big":2,"share":1e-999,"cold":-1,"price":1,"huge":1} | false
      the same twice, two values (R18) | Optionals | {"whole":1,"whole":2}                    | false
      an enum's fallback               | Weather   | {"sky":"purple","degrees":1}             | true
      blanks that are not ASCII        | Texts     | {"code":"AB-1","sized":"ab","visible":"\u2003","both":"a","letter":"a"} | false
      no key and nothing required      | Nothing   | {}                                       | false
      a date that no calendar has      | Times     | {"date":"2031-04-02","instant":"2031-04-02T14:30:00Z","year":2031,"month":"2031-99","id":"6f1c2b1e-9a4d-4c7b-8f0e-2d5a7c3b1e90","link":"urn:a:b"} | false
      a relative URI                   | Times     | {"date":"2031-04-02","instant":"2031-04-02T14:30:00Z","year":2031,"month":"2031-01","id":"6f1c2b1e-9a4d-4c7b-8f0e-2d5a7c3b1e90","link":"a/b"} | true
      """)
  void exceptions(String what, String plan, String json, boolean isRead) {
    PlanBinder<?> binder = switch (plan) {
      case "Optionals" -> Plans_OptionalsBinder.INSTANCE;
      case "Choices" -> Plans_ChoicesBinder.INSTANCE;
      case "Boxes" -> Plans_BoxesBinder.INSTANCE;
      case "Numbers" -> Plans_NumbersBinder.INSTANCE;
      case "Texts" -> Plans_TextsBinder.INSTANCE;
      case "Weather" -> Plans_WeatherBinder.INSTANCE;
      case "Times" -> Plans_TimesBinder.INSTANCE;
      default -> Plans_NothingBinder.INSTANCE;
    };
    assertThat(PlanReader.of(binder).read(json) instanceof PlanResult.Complete)
        .as(what)
        .isEqualTo(isRead);
    assertThat(fits(REGISTRY.getSchema(binder.schema()), json)).as(what).isEqualTo(!isRead);
  }
}
