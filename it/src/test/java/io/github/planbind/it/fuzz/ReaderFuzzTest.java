package io.github.planbind.it.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.planbind.it.property.Scenarios;

/**
 * Any text at all. With {@code JAZZER_FUZZ=1} Jazzer looks for one that breaks a property; else the
 * inputs that it found before are run, as tests of their kind.
 */
class ReaderFuzzTest {

  // the entries are in the form of libFuzzer's dictionaries, which has escapes of its own
  @FuzzTest(maxDuration = "10m")
  @DictionaryEntries({
    "```json\\x0A",
    "\\x0A```\\x0A",
    "~~~~",
    "> ",
    "- ",
    "<think>",
    "</think>",
    "<Analysis x=y>",
    "</analysis>",
    "[THINK]",
    "[/THINK]",
    "\\xE2\\x97\\x81think\\xE2\\x96\\xB7",
    "\\xE2\\x97\\x81/think\\xE2\\x96\\xB7",
    "<|START_THINKING|>",
    "<|END_THINKING|>",
    "<|channel|>final<|message|>",
    "<|channel|>analysis<|message|>",
    "<|end|>",
    "analysis",
    "assistantfinal",
    "<!--",
    "-->",
    "{\\\"label\\\":\\\"",
    "\\\"children\\\":[",
    "\\\"children\\\":[]}",
    "{\\\"id\\\":1,\\\"value\\\":2,\\\"valid\\\":true}",
    "\\\"retries\\\":",
    "\\\"type\\\":\\\"circle\\\"",
    "\\\"radius\\\":1",
    "\\\"orders\\\":[",
    "\\\"helm\\\":{\\\"course\\\":1,\\\"speed\\\":2}",
    "{\\\"unit\\\":\\\"a\\\",\\\"task\\\":\\\"b\\\"}",
    "\\\"action\\\":\\\"talk\\\"",
    "\\\"target_x\\\":1,\\\"target_y\\\":2",
    "\\\"findings\\\":[",
    "{\\\"file\\\":\\\"a\\\",\\\"line\\\":1,\\\"severity\\\":\\\"low\\\",\\\"message\\\":\\\"m\\\"}",
    "\\\"total\\\":1.50",
    "\\\"lines\\\":[",
    "True",
    "None",
    "null",
    "// ",
    "/*",
    "*/",
    "\\\\(",
    "\\\\frac",
    "\\\\neq",
    "\\\\u00e9",
    "\\\\ud83d",
    ",}",
    ",]",
    "\\\"}",
    "]}",
    "\\\"__\\\"",
    "\\\"...\\\"",
    "1e400",
    "0e91",
    "-0",
    "\\xEF\\xBB\\xBF",
    "\\xC2\\xA0",
    "\\\\\\\"",
    "{\\\\\\\"label\\\\\\\":\\\\\\\"a\\\\\\\",\\\\\\\"children\\\\\\\":[]}"
  })
  void anyTextIsReadAsASecondReaderReadsIt(FuzzedDataProvider data) {
    int target = data.consumeInt(0, Scenarios.targets() - 1);
    Scenarios.read(target, data.consumeRemainingAsString());
  }
}
