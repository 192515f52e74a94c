package io.github.planbind.binding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is looked for: a plan, or a list of plans. */
sealed interface Target<T> {
  /** What a binder reads. */
  @SuppressWarnings("unchecked") // a list's binder reads lists
  static <T> Target<T> of(PlanBinder<T> binder) {
    return binder instanceof ListBinder<?> list ? (Target<T>) list.target() : new One<>(binder);
  }

  /** Reads the whole of it. */
  PlanBinder<T> binder();

  /** The bracket that it begins with. */
  char form();

  /** How many open brackets its plans stand in. */
  int level();

  /** Reads one object; a list of one where a list is looked for. */
  @Nullable
  T readLone(JsonInput json);

  /** The binder of the elements; null for one plan. */
  @Nullable
  PlanBinder<?> element();

  default boolean isList() {
    return element() != null;
  }

  /** Says whether any JSON will do where none has a key. */
  default boolean isAny() {
    return false;
  }

  /** One plan. */
  record One<T>(PlanBinder<T> binder) implements Target<T> {
    @Override
    public char form() {
      return '{';
    }

    @Override
    public int level() {
      return 0;
    }

    @Override
    public @Nullable T readLone(JsonInput json) {
      return binder.read(json);
    }

    @Override
    public @Nullable PlanBinder<?> element() {
      return null;
    }
  }

  /** A list of plans. */
  record Many<E>(PlanBinder<E> element, PlanBinder<List<E>> binder) implements Target<List<E>> {
    @Override
    public char form() {
      return '[';
    }

    @Override
    public int level() {
      return 1;
    }

    @Override
    public @Nullable List<E> readLone(JsonInput json) {
      E one = element.read(json);
      return one == null ? null : List.of(one);
    }
  }

  /** A tree, with one of some keys if there is such a one. */
  record Any(PlanBinder<JsonNode> binder) implements Target<JsonNode> {
    @Override
    public char form() {
      return '{';
    }

    @Override
    public int level() {
      return 0;
    }

    @Override
    public @Nullable JsonNode readLone(JsonInput json) {
      return binder.read(json);
    }

    @Override
    public @Nullable PlanBinder<?> element() {
      return null;
    }

    @Override
    public boolean isAny() {
      return true;
    }
  }
}
