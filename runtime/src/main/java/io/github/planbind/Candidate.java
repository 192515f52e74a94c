package io.github.planbind;

import io.github.planbind.binding.CutPlan;
import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.Edit;
import io.github.planbind.binding.Misfit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A document that may be the answer, as it was read.
 *
 * @param rank where it stands
 * @param start the offset of its first char
 * @param end the offset after its last char
 * @param plan the plan, or null where it does not bind
 * @param misfits what does not fit, or nothing where another candidate is nearer to the answer
 * @param cut what there is of a plan that is cut, or null where it is not
 */
record Candidate<T>(
    Rank rank,
    int start,
    int end,
    @Nullable T plan,
    @Nullable CutPlan<T> cut,
    List<Misfit> misfits,
    List<Edit> edits,
    int ignoredMembers,
    int latexNotices,
    boolean surplus)
    implements Comparable<Candidate<T>> {

  static <T> Candidate<T> intact(DocumentReader<T> document, Rank rank, boolean surplus) {
    return of(document, rank, document.plan(), null, surplus);
  }

  static <T> Candidate<T> cut(DocumentReader<T> document, Rank rank) {
    return of(document, rank, null, document.cutPlan(), false);
  }

  private static <T> Candidate<T> of(
      DocumentReader<T> document,
      Rank rank,
      @Nullable T plan,
      @Nullable CutPlan<T> cut,
      boolean surplus) {
    return new Candidate<>(
        rank,
        document.start(),
        document.end(),
        plan,
        cut,
        document.misfits(),
        document.edits(),
        document.ignoredMembers(),
        document.latexNotices(),
        surplus);
  }

  @Override
  public int compareTo(Candidate<T> other) {
    return rank == other.rank ? Integer.compare(start, other.start) : rank.compareTo(other.rank);
  }
}
