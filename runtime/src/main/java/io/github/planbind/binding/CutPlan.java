package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was surely written of a plan that is cut. It is for the reader of replies; users see it as
 * {@code Partial}.
 *
 * @param <T> the plan
 */
public final class CutPlan<T> {
  private final Target<T> target;
  private final String text;
  private final int start;
  private final boolean keepLatex;
  private final int variant;
  private final @Nullable Object[] components;
  private final List<String> finished;
  private final List<?> items;

  CutPlan(Target<T> target, String text, int start, Reading<T> reading) {
    this.target = target;
    this.text = text;
    this.start = start;
    this.keepLatex = reading.lexer().keepsLatex();
    JsonInput json = reading.json();
    Frame object = target.isList() ? null : json.ended();
    @Nullable Object[] kept = json.kept();
    this.variant = object == null ? -1 : object.variant;
    this.components =
        object == null || kept == null ? new Object[0] : select(object, kept, json.unfinished());
    this.finished = object == null ? List.of() : finished(object);
    this.items = reading.value() instanceof List<?> list ? list : List.of();
  }

  private static @Nullable Object[] select(
      Frame object, @Nullable Object[] kept, @Nullable Object unfinished) {
    @Nullable Object[] selected = new Object[kept.length];
    for (int i = 0; i < kept.length; i++) {
      selected[i] = object.isFilled(i) ? kept[i] : null;
    }
    boolean open = object.at >= 0 && object.isAbsent(object.at);
    // a list is worth having as far as it goes; of any other value no part stands for the whole
    if (open && (unfinished instanceof Collection || unfinished instanceof Map)) {
      selected[object.at] = unfinished;
    }
    return selected;
  }

  private static List<String> finished(Frame object) {
    List<String> names = new ArrayList<>();
    ObjectShape shape = object.shape();
    for (int i = 0; i < shape.size(); i++) {
      if (object.isFilled(i)) {
        names.add(shape.component(i));
      }
    }
    return List.copyOf(names);
  }

  /**
   * The value of a component: whole, or, for a list, set or map that the cut is in, as far as it
   * goes.
   *
   * @param ofVariant the number of the variant of a sealed plan, else -1
   * @param component the component's number
   * @return the value, or null if it was not written to its end, does not fit, or is of another
   *     variant
   */
  public @Nullable Object component(int ofVariant, int component) {
    return ofVariant == variant && component < components.length ? components[component] : null;
  }

  /**
   * The elements of a list target that were written to their end.
   *
   * @return the elements, or an empty list for a target that is no list
   */
  public List<?> items() {
    return items;
  }

  /**
   * The binder of the elements of a list target.
   *
   * @return the binder, or null for a target that is no list
   */
  public @Nullable PlanBinder<?> itemBinder() {
    return target.element();
  }

  /**
   * The names of the components that were written to their end and fit.
   *
   * @return the JSON names, in declared order
   */
  public List<String> finished() {
    return finished;
  }

  /**
   * The plan, if all that it requires was written to its end.
   *
   * @return the plan with what else was finished, or null
   */
  public @Nullable T plan() {
    if (target.isList()) {
      return null;
    }
    JsonInput closing = new JsonInput(lexer(), true);
    closing.restart(lexer(), 0);
    return target.binder().read(closing);
  }

  /**
   * What was written, closed by its open brackets: what touches the cut is left out.
   *
   * @return strict JSON
   */
  public String json() {
    return new RecoveredJson(lexer()).write();
  }

  private JsonLexer lexer() {
    JsonLexer lexer = new JsonLexer(text, null, -1, 0, keepLatex);
    lexer.pos = start;
    lexer.setOnlySure(true);
    return lexer;
  }
}
