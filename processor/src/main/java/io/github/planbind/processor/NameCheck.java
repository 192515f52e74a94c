package io.github.planbind.processor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that JSON names are not blank and that no two of one record, enum or interface are equal. */
final class NameCheck {
  private final Problems problems;

  /** Variants may belong to several interfaces; their mistake is one. */
  private final Set<TypeName> reported = new HashSet<>();

  private NameCheck(Problems problems) {
    this.problems = problems;
  }

  static void check(PlanModel model, Problems problems) {
    NameCheck check = new NameCheck(problems);
    model.records().values().forEach(check::checkRecord);
    model.enums().values().forEach(check::checkEnum);
    model.sealedTypes().values().forEach(check::checkSealed);
  }

  private void checkRecord(RecordModel record) {
    Map<String, String> owners = new HashMap<>();
    for (ComponentModel component : record.components()) {
      String owner = record.name() + "." + component.java();
      claim(component.json(), component.aliases(), owner, owners);
    }
  }

  private void checkEnum(EnumModel type) {
    Map<String, String> owners = new HashMap<>();
    for (EnumModel.Constant constant : type.constants()) {
      String owner = type.name() + "." + constant.java();
      claim(constant.json(), constant.aliases(), owner, owners);
    }
  }

  private void claim(Name json, List<Name> aliases, String owner, Map<String, String> owners) {
    claim(json, owner, owners);
    aliases.forEach(alias -> claim(alias, owner, owners));
  }

  private void claim(Name name, String owner, Map<String, String> owners) {
    if (isBlank(name)) {
      return;
    }
    String other = owners.putIfAbsent(name.text(), owner);
    if (owner.equals(other)) {
      problems.add(Rule.NAME_REPEATED, name.place(), name.text());
    } else if (other != null) {
      problems.add(Rule.NAME_TWICE, name.place(), name.text(), other);
    }
  }

  private void checkSealed(SealedModel type) {
    if (type.discriminator().isEmpty()) {
      return;
    }
    isBlank(type.discriminator().get());
    Map<String, String> owners = new HashMap<>();
    for (SealedModel.Variant variant : type.variants()) {
      Name value = variant.value();
      String owner = TypeText.of(variant.type().java());
      String other = isBlank(value) ? null : owners.putIfAbsent(value.text(), owner);
      if (other != null && reported.add(variant.type().java())) {
        problems.add(Rule.NAME_VARIANT, value.place(), value.text(), other);
      }
    }
  }

  private boolean isBlank(Name name) {
    boolean blank = name.text().isBlank();
    if (blank) {
      problems.add(Rule.NAME_BLANK, name.place());
    }
    return blank;
  }
}
