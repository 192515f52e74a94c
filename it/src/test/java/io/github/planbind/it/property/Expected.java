package io.github.planbind.it.property;

import io.github.planbind.binding.Edit.Kind;
import io.github.planbind.it.property.Reference.Misfit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a document is to be read as by the rules, found without the library.
 *
 * @param plan the plan
 * @param edits all edits that its reading needs
 */
record Expected(Object plan, List<Repair> edits) {
  private static final Set<String> NO_ANSWERS = Set.of(
      "properties",
      "$defs",
      "schema",
      "example",
      "examples",
      "sample",
      "template",
      "format",
      "previous",
      "old",
      "input");

  /** What the document that starts at a place is read as; empty where it is no whole plan that binds. */
  static Optional<Expected> of(Target<?> target, String text, int start) {
    RawJson raw = RawJson.at(text, start);
    if (!raw.isWhole()) {
      return Optional.empty();
    }
    if (raw.tree() instanceof Tree.Str string) {
      return unquoted(target, string, raw);
    }
    int inner = wrapped(target, raw.tree());
    return inner < 0 ? plain(target, text, start, -1) : unwrapped(target, text, raw, inner);
  }

  /** What a document is read as that is in no wrapper, or out of its wrapper. */
  private static Optional<Expected> plain(Target<?> target, String text, int start, int origin) {
    RawJson raw = RawJson.at(text, start);
    if (origin < 0 ? !raw.isWhole() : !raw.isAlone()) {
      return Optional.empty();
    }
    return Reference.read(text, start, origin, target.type(), (reference, document) -> {
      if (origin >= 0) {
        document.isAlone();
      }
      Object plan = plan(target, reference, document.tree());
      List<Repair> edits = new ArrayList<>(at(origin, document.repairs()));
      edits.addAll(reference.readings());
      return new Expected(plan, edits);
    });
  }

  private static Object plan(Target<?> target, Reference reference, Tree tree) throws Misfit {
    if (target.isList() && tree instanceof Tree.Arr array) {
      return reference.elements(target.objectType(), array);
    }
    if (target.isList()) {
      return reference.value(target.type(), tree);
    }
    return reference.object(target.type(), tree);
  }

  private static List<Repair> at(int origin, List<Repair> edits) {
    return origin < 0
        ? edits
        : edits.stream().map(edit -> new Repair(edit.kind(), origin)).toList();
  }

  // ---- rule R13

  private static Optional<Expected> unquoted(Target<?> target, Tree.Str string, RawJson outer) {
    String held = string.text();
    int start = 0;
    while (start < held.length() && Reference.isBlank(held.charAt(start))) {
      start++;
    }
    if (start == held.length()
        || held.charAt(start) != target.form()
        || isEmptyList(target, held, start)) {
      return Optional.empty();
    }
    Optional<Expected> inner = plain(target, held, start, string.at());
    return inner.map(found -> found.after(Kind.UNQUOTED, string.at(), outer.repairs()));
  }

  private static boolean isEmptyList(Target<?> target, String text, int start) {
    return target.isList()
        && RawJson.at(text, start).tree() instanceof Tree.Arr array
        && array.items().isEmpty();
  }

  private static Optional<Expected> unwrapped(
      Target<?> target, String text, RawJson outer, int inner) {
    int end = RawJson.at(text, inner).end();
    List<Repair> around = outer.repairs().stream()
        .filter(edit -> edit.offset() < inner || edit.offset() >= end)
        .toList();
    return isEmptyList(target, text, inner)
        ? Optional.empty()
        : plain(target, text, inner, -1)
            .map(found -> found.after(Kind.UNWRAPPED, outer.tree().at(), around));
  }

  private Expected after(Kind how, int place, List<Repair> others) {
    List<Repair> all = new ArrayList<>(edits);
    all.add(new Repair(how, place));
    all.addAll(others);
    return new Expected(plan, all);
  }

  /** Where the plan stands that a document is only a wrapper of; -1 where it is none. */
  private static int wrapped(Target<?> target, Tree tree) {
    Tree only = null;
    if (tree instanceof Tree.Arr array && !target.isList() && array.items().size() == 1) {
      only = array.items().get(0);
    }
    if (tree instanceof Tree.Obj object
        && !isPlanShaped(target, object)
        && object.members().size() == 1
        && mayHoldAnswer(object.members().get(0).name())) {
      only = object.members().get(0).value();
    }
    boolean fits = target.isList() ? only instanceof Tree.Arr : only instanceof Tree.Obj;
    return fits ? only.at() : -1;
  }

  static boolean isPlanShaped(Target<?> target, Tree.Obj object) {
    return !target.isList() && hasKey(target, object);
  }

  static boolean hasKey(Target<?> target, Tree.Obj object) {
    return object.members().stream().anyMatch(member -> target.keys().contains(member.name()));
  }

  private static boolean mayHoldAnswer(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return !NO_ANSWERS.contains(lower)
        && !lower.startsWith("draft")
        && !lower.startsWith("rejected");
  }

  // ---- rule R14

  /** Says whether a plan is a form that nobody filled in: none of its required texts says anything. */
  static boolean isBlankForm(Object plan) {
    List<String> texts = new ArrayList<>();
    addTexts(plan, texts);
    return !texts.isEmpty() && texts.stream().allMatch(Texts::isBlankForm);
  }

  private static void addTexts(Object value, List<String> texts) {
    if (value instanceof String text) {
      texts.add(text);
    } else if (value instanceof Character letter && letter == '\u2026') {
      texts.add(letter.toString());
    } else if (value instanceof Collection<?> items) {
      items.forEach(item -> addTexts(item, texts));
    } else if (value instanceof Map<?, ?> map) {
      map.values().forEach(item -> addTexts(item, texts));
    } else if (value instanceof Record) {
      Component.of(value.getClass())
          .forEach(component -> addTexts(component.valueIn(value), texts));
    }
  }
}
