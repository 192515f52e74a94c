package io.github.planbind;

import io.github.planbind.binding.Blanks;
import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.DocumentReader.Ending;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the documents that a walk over a reply meets by what each may be (rule R10).
 *
 * @param <T> what is looked for
 */
final class Candidates<T> {
  private final String text;
  private final DocumentReader<T> document;
  private final @Nullable Shown shown;
  private final Found<T> found = new Found<>();
  private boolean surplus;

  /**
   * Candidates that a reader reads one after the other.
   *
   * @param shown what the prompt showed; null for nothing
   */
  Candidates(String text, DocumentReader<T> document, @Nullable Shown shown) {
    this.text = text;
    this.document = document;
    this.shown = shown;
  }

  Found<T> found() {
    return found;
  }

  /** rule R1: adds the whole reply, blanks and comments aside, if it is one JSON document. */
  boolean addWhole() {
    int start = Blanks.skip(text, 0);
    if (start == text.length() || "{[\"-0123456789tfnTFN".indexOf(text.charAt(start)) < 0) {
      return false;
    }
    document.read(start, false);
    if (document.ending() != Ending.INTACT || !document.endsText()) {
      return false;
    }
    addIntact(Rank.OPENING, false);
    return true;
  }

  /** Says whether a nearer one stands before, so that mismatches need only be counted. */
  boolean haveNearer(Rank rank) {
    Candidate<T> near = found.plans.isEmpty() ? found.planShaped : found.plans.get(0);
    return near != null && near.rank().compareTo(rank) <= 0;
  }

  /** Takes all that was found before a place for reasoning. */
  void startAgain(int place, String rule, String what) {
    found.clear();
    found.setAside(0, place, rule, what);
  }

  /** Adds the document that was read last, and is intact; closers that close nothing may follow. */
  void addIntact(Rank rank, boolean surplus) {
    this.surplus = surplus;
    found.documents++;
    boolean shaped = document.isPlanShaped() || document.unwrap();
    if (shown != null && shown.isExample(document)) {
      passOver("a repeat of the prompt's example");
    } else if (shown != null && shown.isSchema(document)) {
      found.schema = true;
      skip("R14", "a repeat of the prompt's schema");
    } else if (!shaped) {
      addUnshaped(rank);
    } else if (!document.isFullyShaped()) {
      found.planShaped = first(found.planShaped, rank);
      skip("R10", "a key of the plan, but not all that it requires");
    } else if (document.isBlankForm()) {
      passOver("a form that nobody filled in");
    } else if (document.isEmptyList() && rank.compareTo(Rank.FENCE) > 0) {
      // an empty check box, or code
      skip("R10", "an empty array inside a text");
    } else {
      found.plans.add(Candidate.intact(document, rank, surplus));
    }
  }

  /** rule R14: a blank form, and a repeat of the example, are passed over. */
  private void passOver(String reason) {
    found.example = true;
    skip("R14", reason);
  }

  private void addUnshaped(Rank rank) {
    if (document.hasAllRequired()) {
      found.allRequired = first(found.allRequired, rank);
      skip("R10", "no key of the plan, but all that it requires");
    } else if (document.readAsList()) {
      found.lone = first(found.lone, rank);
      skip("R17", "one plan, where a list of plans is looked for");
    } else {
      skip("R10", withoutKey());
    }
  }

  /** The one that comes first in the order of rule R11: one that is known, or the document. */
  private Candidate<T> first(@Nullable Candidate<T> known, Rank rank) {
    return known == null || rank.isBefore(document.start(), known.rank(), known.start())
        ? Candidate.intact(document, rank, surplus)
        : known;
  }

  /** Adds the document that was read last, and that the end of the reply cuts. */
  void addCut(Rank rank) {
    found.documents++;
    if (document.isPlanShapedSoFar()) {
      found.cut = Candidate.cut(document, rank);
    } else {
      skip("R20", "JSON that is cut before any name of the plan");
    }
  }

  /** Adds the document that was read last, and that broke or passed a bound. */
  void addBroken(Rank rank) {
    if (document.ending() == Ending.LIMIT) {
      found.documents++;
      found.limit = found.limit == null ? document.limit() : found.limit;
      skip("limits", "JSON that passes a bound");
    } else {
      addBroken(rank, document.end(), Broken.found(text, document.end()), document.expected());
    }
  }

  /** Adds the document that was read last, whose last string runs over the end of its fence. */
  void addRunningOver(Rank rank) {
    int string = document.cutTokenStart();
    addBroken(rank, string, "a string or comment that runs on", "its end before the fence closes");
  }

  /** Adds the document that was read last, after whose end its paragraph goes on as if it had not. */
  void addClosedTooEarly(Rank rank, int place) {
    addBroken(rank, place, Broken.found(text, place), "nothing more after the last bracket");
  }

  private void addBroken(Rank rank, int place, String stands, String expected) {
    found.documents++;
    Broken now = new Broken(rank, document.start(), place, stands, expected);
    found.broken = Broken.first(found.broken, now);
    if (document.hasNames()) {
      found.brokenPlan = Broken.first(found.brokenPlan, now);
    }
    skip("R6", "broken JSON");
  }

  /** Takes back the documents from a place on: a closer shows that one was closed too early. */
  void takeBack(int start, int closer) {
    if (found.dropFrom(start)) {
      String stands = Broken.found(text, closer);
      Broken now =
          new Broken(Rank.OPENING, start, closer, stands, "nothing more after the last bracket");
      found.broken = Broken.first(found.broken, now);
      found.brokenPlan = Broken.first(found.brokenPlan, now);
    }
  }

  /** Adds the document that was read last, and that belongs to one that broke before it. */
  void addFragment() {
    found.documents++;
    skip("R6", "a part of a broken document");
  }

  private void skip(String rule, String reason) {
    found.skip(document.start(), document.end(), rule, reason);
  }

  private String withoutKey() {
    return switch (document.form()) {
      case '{' -> "an object without a key of the plan";
      case '[' -> "an array without a key of the plan";
      case '"' -> "a string that holds no plan";
      default -> "a number or literal";
    };
  }
}
