package io.github.planbind.processor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Warns where a provider's strict mode would refuse the strict schema of a plan, by the limits that OpenAI,
 * Anthropic and Gemini document. One warning names them all: who uses no strict mode switches off one.
 */
final class StrictCheck {
  /** How many more limits a warning names. */
  private static final int NAMED = 5;

  private static final int UNIONS = 16;
  private static final int LEVELS = 10;
  private static final int CONSTANTS = 1_000;
  private static final int CHARS = 120_000;

  /** Of an enum with more constants than this, all together may have so many chars. */
  private static final int LONG_ENUM = 250;

  private static final int LONG_ENUM_CHARS = 15_000;

  private final PlanModel model;
  private final Problems problems;
  private final List<Limit> limits = new ArrayList<>();

  /**
   * A limit that the plan breaks.
   *
   * @param brief how it is named beside another one
   * @param details what its own message says
   */
  private record Limit(Rule rule, Place place, String brief, List<String> details) {}

  private StrictCheck(PlanModel model, Problems problems) {
    this.model = model;
    this.problems = problems;
  }

  static void check(PlanModel model, PromptTexts texts, Problems problems) {
    if (!problems.isEmpty()) {
      return;
    }
    StrictCheck check = new StrictCheck(model, problems);
    model.records().values().forEach(check::checkForms);
    check.checkRecursion();
    check.checkSizes(StrictSize.of(texts.strictSchema()));
    check.report();
  }

  private void note(Rule rule, Place place, String brief, String... details) {
    if (!problems.isSuppressed(rule, place)) {
      limits.add(new Limit(rule, place, brief, List.of(details)));
    }
  }

  private void report() {
    if (!limits.isEmpty()) {
      Limit first = limits.get(0);
      String[] details =
          Stream.concat(first.details().stream(), Stream.of(more())).toArray(String[]::new);
      problems.add(first.rule(), first.place(), details);
    }
  }

  /** The other limits: as many as a reader takes in, and the number of the rest. */
  private String more() {
    List<Limit> others = limits.subList(1, limits.size());
    if (others.isEmpty()) {
      return "";
    }
    String named =
        others.stream().limit(NAMED).map(Limit::brief).distinct().collect(Collectors.joining(", "));
    int rest = others.size() - NAMED;
    return " (and " + named + (rest > 0 ? ", and " + rest + " more)" : ")");
  }

  /** What has no form of its own in any strict mode. */
  private void checkForms(RecordModel record) {
    for (ComponentModel component : record.components()) {
      String path = "at " + component.place().path();
      TypeContents.of(component.type()).forEach(type -> {
        if (type instanceof ValueType.MapType) {
          note(Rule.STRICT_MAP, component.place(), "a map " + path, TypeText.of(type.java()));
        } else if (type instanceof ValueType.JacksonType) {
          note(Rule.STRICT_ANY, component.place(), "any JSON " + path, TypeText.of(type.java()));
        }
      });
    }
  }

  private void checkRecursion() {
    for (RecordModel record : model.records().values()) {
      for (ComponentModel component : record.components()) {
        if (leadsTo(component.type(), record.java())) {
          String brief = record.name() + ", which holds itself";
          note(Rule.STRICT_RECURSION, component.place(), brief, record.name());
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

  private void checkSizes(StrictSize size) {
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
      String limit = Integer.toString(most);
      String brief = count + " " + what + ", of which " + provider + " takes " + limit;
      note(Rule.STRICT_SIZE, model.place(), brief, Integer.toString(count), what, provider, limit);
    }
  }
}
