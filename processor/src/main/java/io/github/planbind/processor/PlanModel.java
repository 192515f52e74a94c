package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One plan and everything it is made of, as this processor sees it. No compiler type is consulted once
 * it is read; elements survive in {@link Place}s only.
 *
 * @param companion the class to write
 * @param visible whether the companion is public, as the plan is
 * @param java the plan's type in Java
 * @param name its name in texts: {@code Outer.ShipPlan} for a nested one
 * @param root what it is; unreadable when it is neither a record nor a sealed interface
 * @param example a reply that the user wrote, for the prompt
 * @param hidesJavaLang whether a class of the plan's package has the name of one of {@code java.lang}
 * @param suppressed the warnings that the plan's own types would raise in the companion
 */
record PlanModel(
    ClassName companion,
    boolean visible,
    TypeName java,
    String name,
    ValueType root,
    List<Name> keys,
    Optional<JsonLiteral> example,
    Map<TypeName, RecordModel> records,
    Map<TypeName, SealedModel> sealedTypes,
    Map<TypeName, EnumModel> enums,
    Set<String> suppressed,
    boolean hidesJavaLang,
    Place place) {

  /** All named types: records, sealed interfaces, enums, each in the order they were met. */
  List<ValueType> named() {
    List<ValueType> named = new ArrayList<>();
    records.keySet().forEach(java -> named.add(new ValueType.RecordType(java)));
    sealedTypes.keySet().forEach(java -> named.add(new ValueType.SealedType((ClassName) java)));
    enums.keySet().forEach(java -> named.add(new ValueType.EnumType((ClassName) java)));
    return named;
  }

  RecordModel record(ValueType.RecordType type) {
    return records.get(type.java());
  }

  /** Says whether a record is the plan itself, or one of the records that a sealed plan may be. */
  boolean isPlan(ValueType.RecordType type) {
    if (root instanceof ValueType.SealedType sealedPlan) {
      return sealedType(sealedPlan).variants().stream()
          .anyMatch(variant -> variant.type().java().equals(type.java()));
    }
    return root.java().equals(type.java());
  }

  SealedModel sealedType(ValueType.SealedType type) {
    return sealedTypes.get(type.java());
  }

  EnumModel enumType(ValueType.EnumType type) {
    return enums.get(type.java());
  }
}
