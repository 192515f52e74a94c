package io.github.planbind.processor;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that every record can be complete: that it does not need itself, through components that must be
 * there. A list, a set, a map or an Optional may be empty and ends the recursion; so does another
 * record of a sealed interface.
 */
final class RecursionCheck {
  private final PlanModel model;
  private final Problems problems;
  private final Set<TypeName> ending = new HashSet<>();
  private final Set<TypeName> walked = new HashSet<>();

  private RecursionCheck(PlanModel model, Problems problems) {
    this.model = model;
    this.problems = problems;
    findEnding();
  }

  /** The records and sealed interfaces of which no JSON could ever be complete. */
  static Set<TypeName> endless(PlanModel model) {
    Set<TypeName> endless = new HashSet<>(model.records().keySet());
    endless.addAll(model.sealedTypes().keySet());
    endless.removeAll(new RecursionCheck(model, new Problems(Suppression.NONE)).ending);
    return endless;
  }

  static void check(PlanModel model, Problems problems) {
    RecursionCheck check = new RecursionCheck(model, problems);
    for (RecordModel record : model.records().values()) {
      if (!check.ending.contains(record.java())) {
        check.walk(record);
      }
    }
  }

  /** A record ends when all it needs ends; that is found out from the leaves, until nothing is new. */
  private void findEnding() {
    int before;
    do {
      before = ending.size();
      for (RecordModel record : model.records().values()) {
        if (endless(record).isEmpty()) {
          ending.add(record.java());
        }
      }
      for (SealedModel type : model.sealedTypes().values()) {
        if (type.variants().stream().anyMatch(v -> ending.contains(v.type().java()))
            || type.variants().isEmpty()) {
          ending.add(type.java());
        }
      }
    } while (ending.size() > before);
  }

  /** The first component that a record needs and that is not known to end. */
  private Optional<ComponentModel> endless(RecordModel record) {
    return record.components().stream()
        .filter(component -> !component.presence().isOptional())
        .filter(component -> isDirect(component.type()))
        .filter(component -> !ending.contains(component.type().java()))
        .findFirst();
  }

  private static boolean isDirect(ValueType type) {
    return type instanceof ValueType.RecordType || type instanceof ValueType.SealedType;
  }

  /** Follows what is needed from record to record until one comes again, and notes that one. */
  private void walk(RecordModel start) {
    Set<TypeName> way = new HashSet<>();
    RecordModel record = start;
    while (walked.add(record.java())) {
      way.add(record.java());
      ComponentModel component = endless(record).orElseThrow();
      RecordModel next = next(component.type());
      if (way.contains(next.java())) {
        problems.add(
            Rule.RECURSION_ENDLESS,
            component.place(),
            next.name(),
            TypeText.of(component.type().java()),
            TypeText.of(component.type().java()));
      }
      record = next;
    }
  }

  private RecordModel next(ValueType type) {
    if (type instanceof ValueType.SealedType named) {
      return model.record(model.sealedType(named).variants().get(0).type());
    }
    return model.record((ValueType.RecordType) type);
  }
}
