package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is checked in a default and an example when they are compiled is what binders read: each value is taken
 * by both for a type, without an edit, or by neither.
 */
class ScalarCheckTest {
  private static final List<String> VALUES = List.of(
      "0",
      "-0",
      "-0.0",
      "1",
      "3.7",
      "5.0",
      "1e3",
      "1E-3",
      "127",
      "128",
      "-129",
      "32768",
      "-32769",
      "2147483647",
      "2147483648",
      "-2147483649",
      "9223372036854775807",
      "9223372036854775808",
      "1e18",
      "1e19",
      "1e38",
      "3.4028236e38",
      "1e39",
      "1e308",
      "1e309",
      "1e-45",
      "1e-46",
      "4.9e-324",
      "1e-325",
      "0e99999",
      "1e6144",
      "1e6145",
      "1e-6144",
      "1e-6145",
      "1e99999999999",
      "0.1234567890123456789",
      "999999999",
      "-999999999",
      "1000000000",
      "true",
      "false",
      "{}",
      "[]",
      "\"\"",
      "\"a\"",
      "\"ab\"",
      "\"\\ud83d\\ude00\"",
      "\"\\ud83d\"",
      "\"1\"",
      "\"true\"",
      "\"2025-03-14\"",
      "\"2025-02-29\"",
      "\"2024-02-29\"",
      "\"25-03-14\"",
      "\"+12025-03-14\"",
      "\"13:45\"",
      "\"13:45:00\"",
      "\"24:00\"",
      "\"13:45:00.123456789\"",
      "\"2025-03-14T13:45\"",
      "\"2025-03-14t13:45:00z\"",
      "\"2025-03-14T13:45:00Z\"",
      "\"2025-03-14T13:45:00+01:00\"",
      "\"2025-03-14T13:45:00+01:00[Europe/Paris]\"",
      "\"13:45+01:00\"",
      "\"PT1H30M\"",
      "\"P1D\"",
      "\"P1Y2M3D\"",
      "\"P1W\"",
      "\"pt1h\"",
      "\"PT99999999999999999H\"",
      "\"2025-03\"",
      "\"2025-13\"",
      "\"--03-14\"",
      "\"--02-30\"",
      "\"Europe/Paris\"",
      "\"Mars/Olympus\"",
      "\"Z\"",
      "\"+01:00\"",
      "\"UTC\"",
      "\"123e4567-e89b-12d3-a456-426614174000\"",
      "\"123E4567-E89B-12D3-A456-426614174000\"",
      "\"1-2-3-4-5\"",
      "\"https://example.org/a b\"",
      "\"https://example.org/a\"",
      "\"::\"",
      "\"%\"");

  @Test
  void theCompilerAndTheBinderTakeTheSameValues() {
    Compiled compiled = Compiled.of(Arrays.stream(Scalar.values())
        .map(type -> MemoryFiles.source(
            "sc." + type,
            "package sc;",
            "@io.github.planbind.annotation.Plan(keys = \"v\")",
            "record " + type + "(" + type.java().qualifiedName() + " v) {}"))
        .toList());
    assertThat(compiled.errors()).isEmpty();

    List<String> differences = new ArrayList<>();
    for (Scalar type : Scalar.values()) {
      for (String value : VALUES) {
        if (isChecked(type, value) != isRead(compiled, type, value)) {
          differences.add(type + " " + value);
        }
      }
    }
    assertThat(differences).isEmpty();
  }

  private static boolean isChecked(Scalar type, String json) {
    try {
      return ScalarCheck.check(type, JsonParser.parse(json)).isEmpty();
    } catch (JsonFault fault) {
      throw new AssertionError(json, fault);
    }
  }

  private static boolean isRead(Compiled compiled, Scalar type, String json) {
    PlanResult<Object> result = compiled.read("sc." + type + "Binder", "{\"v\":" + json + "}");
    return result.fold(complete -> complete.isExact(), truncated -> false, failed -> false);
  }
}
