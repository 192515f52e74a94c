package io.github.planbind.binding;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/** What is looked for: a plan, a list of plans, or any JSON. */
final class Target<T> {
  private final PlanBinder<T> binder;
  private final @Nullable ListBinder<?> list;
  private final boolean any;

  private Target(PlanBinder<T> binder, @Nullable ListBinder<?> list, boolean any) {
    this.binder = binder;
    this.list = list;
    this.any = any;
  }

  /** What a binder reads. */
  static <T> Target<T> of(PlanBinder<T> binder) {
    return new Target<>(binder, binder instanceof ListBinder<?> list ? list : null, false);
  }

  /** A tree, with one of some keys if there is such a one. */
  static Target<JsonNode> any(PlanBinder<JsonNode> binder) {
    return new Target<>(binder, null, true);
  }

  /** Reads the whole of it. */
  PlanBinder<T> binder() {
    return binder;
  }

  /** The bracket that it begins with. */
  char form() {
    return list == null ? '{' : '[';
  }

  /** How many open brackets its plans stand in. */
  int level() {
    return list == null ? 0 : 1;
  }

  /** Reads one object; a list of one where a list is looked for. */
  @SuppressWarnings("unchecked") // a list's binder reads lists
  @Nullable
  T readLone(JsonInput json) {
    return list == null ? binder.read(json) : (T) list.readLone(json);
  }

  /** The binder of the elements; null for one plan. */
  @Nullable
  PlanBinder<?> element() {
    return list == null ? null : list.element();
  }

  boolean isList() {
    return list != null;
  }

  /** Says whether any JSON will do where none has a key. */
  boolean isAny() {
    return any;
  }
}
