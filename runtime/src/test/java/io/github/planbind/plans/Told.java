package io.github.planbind.plans;

import io.github.planbind.binding.Edit;
import io.github.planbind.binding.Misfit;
import java.util.List;

/** Results in words that are short enough to compare. */
public final class Told {
  private Told() {}

  /** Each edit as {@code KIND@offset}. */
  public static List<String> edits(List<Edit> edits) {
    return edits.stream().map(edit -> edit.kind() + "@" + edit.offset()).toList();
  }

  /** Each misfit as {@code /pointer: expected …, found …}. */
  public static List<String> misfits(List<Misfit> misfits) {
    return misfits.stream().map(Misfit::toString).toList();
  }
}
