package io.github.planbind.it.property;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.Partial;
import io.github.planbind.PlanResult;
import io.github.planbind.Trace;
import io.github.planbind.binding.PlanBinder;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What holds for every plan that is cut: its JSON is all that an independent tokenizer finds, closed;
 * its components, items and plan are what was finished of it, and no more.
 */
final class CutInvariants<T> {
  /** An escape as in LaTeX, also where its backslash is written as an escape, in the text of a string. */
  private static final Pattern UNSURE = Pattern.compile("(?:\\\\|u005[cC])[bfnrt][a-zA-Z]");

  private final Target<T> target;
  private final String text;
  private final PlanResult.Truncated<T> truncated;
  private final Partial<T> partial;
  /** Whether an escape may turn out to be a LaTeX command's, so that the plan may end before it. */
  private final boolean unsure;

  CutInvariants(Target<T> target, String text, PlanResult.Truncated<T> truncated) {
    this.target = target;
    this.text = text;
    this.truncated = truncated;
    this.partial = truncated.partial();
    int start = Invariants.chosen(truncated.trace()).start();
    this.unsure = UNSURE.matcher(text).region(start, text.length()).find();
  }

  void check() {
    Trace.Step chosen = Invariants.chosen(truncated.trace());
    assertThat(chosen.end()).as("a cut is at the end of the reply").isEqualTo(text.length());
    Reference.read(text, chosen.start(), -1, target.type(), (reference, raw) -> {
      assertThat(raw.state()).as("the chosen document").isEqualTo(RawJson.State.CUT);
      checkJson(raw);
      if (target.isList()) {
        checkItems(reference, raw);
      } else {
        checkParts(reference, raw);
        checkPlan(reference, raw);
      }
      return true;
    });
  }

  private void checkJson(RawJson cut) {
    String json = partial.json();
    Tree tree = RawJson.strict(json);
    assertThat(tree).as("the recovered JSON %s", json).isNotNull();
    assertThat(tree.isPartOf(cut.tree())).as("%s stands in the text", json).isTrue();
    int written = unsure ? 0 : scalars(cut.tree(), cut);
    assertThat(scalars(tree, cut))
        .as("recovered scalars of %s", json)
        .isBetween(written, unsure ? json.length() : written + 1);
  }

  /** How many scalars a tree has, without one that touches the end. */
  private static int scalars(Tree tree, RawJson cut) {
    if (tree instanceof Tree.Obj object) {
      return object.members().stream()
          .mapToInt(member -> scalars(member.value(), cut))
          .sum();
    }
    if (tree instanceof Tree.Arr array) {
      return array.items().stream().mapToInt(item -> scalars(item, cut)).sum();
    }
    return cut.touchesEnd(tree) ? 0 : 1;
  }

  private void checkItems(Reference reference, RawJson raw) {
    PlanBinder<?> binder = target.binder();
    List<?> items = partial.items(binder);
    if (items.isEmpty() && !new SoFar(reference, raw).fits(target.type(), raw.tree())) {
      return;
    }
    try {
      assertPart(items, reference.elements(target.objectType(), (Tree.Arr) raw.tree()));
    } catch (Reference.Misfit misfit) {
      assertThat(items).as("items of which one does not fit").isEmpty();
    }
  }

  private void checkPlan(Reference reference, RawJson raw) {
    Optional<Object> expected;
    try {
      expected = Optional.of(reference.object(target.type(), raw.tree()));
    } catch (Reference.Misfit misfit) {
      expected = Optional.empty();
    }
    boolean mayBeLess =
        endsWithLiteral() || unsure || !new SoFar(reference, raw).fits(target.type(), raw.tree());
    if (partial.plan().isPresent() && !unsure || !mayBeLess) {
      assertThat(partial.plan().map(plan -> (Object) plan))
          .as("the plan that is cut")
          .isEqualTo(expected);
    }
  }

  /** A literal is whole, but nothing says that it ends there. */
  private boolean endsWithLiteral() {
    return Character.isLetter(text.charAt(text.length() - 1));
  }

  // ---- components

  private void checkParts(Reference reference, RawJson raw) {
    Tree.Obj object = (Tree.Obj) raw.tree();
    Class<?> variant;
    try {
      variant = reference.variant(target.type(), object);
    } catch (Reference.Misfit noVariant) {
      variant = null;
    }
    List<String> present = new ArrayList<>();
    for (Target.Part<T> part : target.parts()) {
      Object found = partial.get(part.key()).orElse(null);
      if (part.record() != variant) {
        assertThat(found).as("%s of another variant", part.key()).isNull();
      } else if (checkPart(reference, raw, part.component(), found)) {
        present.add(part.key().name());
      }
    }
    assertThat(present).as("finished components").containsAll(truncated.error().finished());
  }

  private boolean checkPart(Reference reference, RawJson raw, Component component, Object found) {
    Tree.Obj object = (Tree.Obj) raw.tree();
    Type type = Types.of(component, target.type());
    Object finished = null;
    boolean misfit = false;
    boolean any = false;
    Tree open = null;
    for (Tree.Member member : object.members()) {
      if (!component.names().contains(member.name())) {
        continue;
      }
      if (raw.isOpen(member.value())) {
        open = member.value();
        continue;
      }
      Object value = null;
      try {
        value =
            member.value().isNull() ? null : reference.value(Reference.held(type), member.value());
      } catch (Reference.Misfit e) {
        misfit = true;
      }
      finished = any ? finished : value;
      any = true;
    }
    if (misfit || finished == null) {
      checkOpen(reference, open, Reference.held(type), found);
      return false;
    }
    if (unsure && found instanceof List<?> part && finished instanceof List<?> whole) {
      assertPart(part, whole);
    } else if (found != null && !(unsure && (found instanceof Collection || found instanceof Map))
        || !endsWithLiteral() && !unsure) {
      assertThat(found).as(component.name()).isEqualTo(finished);
    }
    return true;
  }

  /** A list, set or map that is cut goes as far as it goes; of any other value there is no part. */
  private void checkOpen(Reference reference, Tree open, Type type, Object found) {
    // what does not fit may stand behind what is not sure, where the plan ends
    if (found == null || open == null && unsure && found instanceof Collection) {
      return;
    }
    Class<?> java = Types.raw(type);
    assertThat(open).as("a part that was begun").isNotNull();
    try {
      if (java == List.class && open instanceof Tree.Arr array) {
        assertPart((List<?>) found, reference.elements(Types.argument(type, 0), array));
      } else if (java == Set.class && open instanceof Tree.Arr array) {
        assertPart(
            (Set<?>) found,
            new LinkedHashSet<>(reference.elements(Types.argument(type, 0), array)));
      } else if (java == Map.class && open instanceof Tree.Obj object) {
        assertPart(
            ((Map<?, ?>) found).entrySet(),
            reference.entries(Types.argument(type, 1), object).entrySet());
      } else {
        assertThat(found).as("a part that was begun as one object").isEqualTo(List.of());
      }
    } catch (Reference.Misfit e) {
      if (!(unsure && found instanceof Collection)) {
        assertThat(found).as("a part of which something does not fit").isEqualTo(Map.of());
      }
    }
  }

  /** What is finished is there; where it is not sure what a text says, only what stands before it may be. */
  private void assertPart(Collection<?> found, Collection<?> finished) {
    int size = unsure ? Math.min(found.size(), finished.size()) : finished.size();
    assertThat(List.copyOf(found)).isEqualTo(List.copyOf(finished).subList(0, size));
  }
}
