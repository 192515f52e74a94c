package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas as another implementation of JSON Schema sees them. */
class SchemaTest {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private static final Schema METASCHEMA =
      REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

  static Stream<GoldenCase> cases() throws IOException {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void schemasAreValidAndSayOfAnExampleWhatTheBinderSays(GoldenCase golden) throws IOException {
    Compiled compiled = golden.compiled();
    for (ReadExample example : golden.examples()) {
      String schema = compiled.binder(example.companion()).schema();
      assertThat(errors(METASCHEMA, schema)).as(schema).isEmpty();
      assertThat(errors(REGISTRY.getSchema(schema), example.json()).isEmpty())
          .as("%s against %s", example.json(), schema)
          .isEqualTo(example.fitsSchema());
    }
  }

  /** What the other implementation finds wrong with a JSON. */
  static List<Error> errors(String schema, String json) {
    return errors(REGISTRY.getSchema(schema), json);
  }

  private static List<Error> errors(Schema schema, String json) {
    return schema.validate(
        json,
        InputFormat.JSON,
        context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
  }
}
