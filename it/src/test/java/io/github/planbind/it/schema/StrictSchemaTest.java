package io.github.planbind.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.it.AgentActionBinder;
import io.github.planbind.it.ReviewFindingsBinder;
import io.github.planbind.it.ShapeBinder;
import io.github.planbind.it.ShipPlanBinder;
import io.github.planbind.it.TreeNodeBinder;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a provider's strict mode lets through is read, alone and as a list. */
class StrictSchemaTest {
  private static final int VALUES = 500;

  /** Plans whose bounds are all kept by the strict schema. */
  static Stream<PlanBinder<?>> binders() {
    return Stream.of(
        AgentActionBinder.INSTANCE,
        ReviewFindingsBinder.INSTANCE,
        ShapeBinder.INSTANCE,
        ShipPlanBinder.INSTANCE,
        TreeNodeBinder.INSTANCE,
        Plans_TurnBinder.INSTANCE,
        Plans_BookBinder.INSTANCE,
        Plans_StepBinder.INSTANCE);
  }

  @ParameterizedTest
  @MethodSource("binders")
  <T> void whatFitsIsRead(PlanBinder<T> binder) throws JsonProcessingException {
    everyValueIsRead(binder.strictSchema(), PlanReader.of(binder));
  }

  @ParameterizedTest
  @MethodSource("binders")
  <T> void whatFitsTheListIsRead(PlanBinder<T> binder) throws JsonProcessingException {
    PlanBinder<List<T>> list = PlanBinder.listOf(binder);
    everyValueIsRead(list.strictSchema(), PlanReader.listOf(binder));
  }

  private static void everyValueIsRead(String schema, PlanReader<?> reader)
      throws JsonProcessingException {
    JsonNode tree = new ObjectMapper().readTree(schema);
    for (int seed = 0; seed < VALUES; seed++) {
      String json = SchemaValues.fitting(tree, new Random(seed * 0x9E3779B97F4A7C15L));
      if (json.endsWith("s\":[]}") && json.indexOf('"', 2) == json.length() - 5) {
        // rule R13: an empty array in a wrapper is no list of plans
        continue;
      }
      PlanResult<?> result = reader.read(json);
      assertThat(result).as("%s: %s", seed, json).isInstanceOf(PlanResult.Complete.class);
    }
  }

  @Test
  void nullIsNothingThere() {
    PlanReader<Plans.Optionals> reader = PlanReader.of(Plans_OptionalsBinder.INSTANCE);
    String nulls = """
        {"whole":1,"number":null,"big":null,"real":null,"flag":null,"map":null,"absent":null,"tags":null}""";
    assertThat(reader.read(nulls).orElseThrow())
        .isEqualTo(reader.read("{\"whole\":1}").orElseThrow());
  }
}
