package io.github.planbind.processor;

import com.palantir.javapoet.TypeName;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Warns where a provider's strict mode would refuse the strict schema of a plan, by the limits that OpenAI,
 * Anthropic and Gemini document.
 */
final class StrictCheck {
  private static final int UNIONS = 16;
  private static final int LEVELS = 10;
  private static final int CONSTANTS = 1_000;
  private static final int CHARS = 120_000;

  /** Of an enum with more constants than this, all together may have so many chars. */
  private static final int LONG_ENUM = 250;

  private static final int LONG_ENUM_CHARS = 15_000;

  private final PlanModel model;
  private final Problems problems;

  private StrictCheck(PlanModel model, Problems problems) {
    this.model = model;
    this.problems = problems;
  }

  static void check(PlanModel model, Problems problems) {
    if (!problems.isEmpty()) {
      return;
    }
    StrictCheck check = new StrictCheck(model, problems);
    model.records().values().forEach(check::checkForms);
    check.checkRecursion();
    check.checkSizes();
  }

  /** What has no form of its own in any strict mode. */
  private void checkForms(RecordModel record) {
    for (ComponentModel component : record.components()) {
      TypeContents.of(component.type()).forEach(type -> {
        if (type instanceof ValueType.MapType) {
          problems.add(Rule.STRICT_MAP, component.place(), TypeText.of(type.java()));
        } else if (type instanceof ValueType.JacksonType) {
          problems.add(Rule.STRICT_ANY, component.place(), TypeText.of(type.java()));
        }
      });
    }
  }

  private void checkRecursion() {
    for (RecordModel record : model.records().values()) {
      for (ComponentModel component : record.components()) {
        if (leadsTo(component.type(), record.java())) {
          problems.add(Rule.STRICT_RECURSION, component.place(), record.name());
          return;
        }
      }
    }
  }

  private boolean leadsTo(ValueType from, TypeName goal) {
    Set<TypeName> seen = new HashSet<>();
    Deque<ValueType> next = new ArrayDeque<>(List.of(from));
    while (!next.isEmpty()) {
      for (ValueType type : TypeContents.of(next.pop())) {
        if (type.java().equals(goal)) {
          return true;
        }
        if (type instanceof ValueType.RecordType named && seen.add(named.java())) {
          model.record(named).components().forEach(each -> next.push(each.type()));
        } else if (type instanceof ValueType.SealedType named && seen.add(named.java())) {
          model.sealedType(named).variants().forEach(each -> next.push(each.type()));
        }
      }
    }
    return false;
  }

  private void checkSizes() {
    StrictSize size = StrictSize.of(StrictSchema.of(model));
    limit(size.unions(), UNIONS, "parts that may be null or of several kinds", "Anthropic");
    limit(size.levels(), LEVELS, "levels of objects", "OpenAI");
    limit(size.constants(), CONSTANTS, "constants of enums", "OpenAI");
    limit(size.chars(), CHARS, "chars in names and constants", "OpenAI");
    for (EnumModel type : model.enums().values()) {
      int chars = type.constants().stream()
          .mapToInt(each -> each.json().text().length())
          .sum();
      if (type.constants().size() > LONG_ENUM) {
        limit(chars, LONG_ENUM_CHARS, "chars in the constants of " + type.name(), "OpenAI");
      }
    }
  }

  private void limit(int count, int most, String what, String provider) {
    if (count > most) {
      problems.add(
          Rule.STRICT_SIZE,
          model.place(),
          Integer.toString(count),
          what,
          provider,
          Integer.toString(most));
    }
  }
}
