package io.github.planbind;

import io.github.planbind.binding.Edit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What was done to read a reply: what was set aside, skipped, chosen and repaired, and by which rule
 * of {@code docs/replies.md}. It holds places, and no text of the reply but to find its lines.
 */
public final class Trace {
  private static final int SHOWN = 20;
  private final String text;
  /** Where the document that was chosen starts and ends. */
  private final int start;

  private final int end;
  /** The rule by which it was chosen; empty where nothing was. */
  private final String rule;

  private final String why;
  /** What was done with the other parts. */
  private final List<Step> others;

  private final List<Edit> edits;
  private final List<Place> alternatives;
  private final int alternativeCount;
  private final int ignoredMembers;
  private final int latexNotices;
  private final boolean afterBrokenPlan;
  private final boolean surplus;

  private Trace(
      String text,
      Candidate<?> chosen,
      String why,
      List<Step> others,
      List<Place> alternatives,
      int alternativeCount,
      boolean afterBrokenPlan) {
    this.text = text;
    this.start = chosen.start();
    this.end = chosen.end();
    this.rule = chosen.cut() == null ? "R11" : "R20";
    this.why = why;
    this.others = List.copyOf(others);
    this.edits = chosen.edits();
    this.alternatives = List.copyOf(alternatives);
    this.alternativeCount = alternativeCount;
    this.ignoredMembers = chosen.ignoredMembers();
    this.latexNotices = chosen.latexNotices();
    this.surplus = chosen.surplus();
    this.afterBrokenPlan = afterBrokenPlan;
  }

  private Trace(String text, List<Step> steps) {
    this.text = text;
    this.start = 0;
    this.end = 0;
    this.rule = "";
    this.why = "";
    this.others = List.copyOf(steps);
    this.edits = List.of();
    this.alternatives = List.of();
    this.alternativeCount = 0;
    this.ignoredMembers = 0;
    this.latexNotices = 0;
    this.surplus = false;
    this.afterBrokenPlan = false;
  }

  /** The trace of a reading that chose nothing. */
  static Trace ofNothing(String text, List<Step> steps) {
    return new Trace(text, steps);
  }

  /** The trace of a reading that chose a candidate. */
  static Trace of(
      String text,
      Candidate<?> chosen,
      String why,
      List<Step> others,
      List<Place> alternatives,
      int alternativeCount,
      boolean afterBrokenPlan) {
    return new Trace(text, chosen, why, others, alternatives, alternativeCount, afterBrokenPlan);
  }

  /** What was done with a part of the reply. */
  public enum Action {
    /** It is reasoning. */
    SET_ASIDE("set aside"),
    /** It is a document, and not the answer. */
    SKIPPED("skipped"),
    /** It is the document that the result tells of. */
    CHOSEN("chosen"),
    /** It is another plan. */
    ALTERNATIVE("other plan");

    private final String words;

    Action(String words) {
      this.words = words;
    }
  }

  /**
   * One part of the reply.
   *
   * @param action what was done with it
   * @param start the offset of its first char
   * @param end the offset after its last char
   * @param rule the rule that says so, such as {@code R2}
   * @param what what it is, in a few words
   */
  public record Step(Action action, int start, int end, String rule, String what) {}

  /**
   * What was done with the parts of the reply.
   *
   * @return the steps in the order of the text; of each action the first 20
   */
  public List<Step> steps() {
    List<Step> steps = new ArrayList<>(others);
    if (!rule.isEmpty()) {
      steps.add(new Step(Action.CHOSEN, start, end, rule, why));
    }
    steps.sort(Comparator.comparingInt(Step::start));
    return List.copyOf(steps);
  }

  /**
   * What was read other than as written in the document that was chosen.
   *
   * @return the edits, an unmodifiable list
   */
  public List<Edit> edits() {
    return edits;
  }

  /**
   * Where other plans stand that say something else.
   *
   * @return the first 20 places
   */
  public List<Place> alternatives() {
    return alternatives;
  }

  /**
   * How many other plans there are that say something else.
   *
   * @return the count
   */
  public int alternativeCount() {
    return alternativeCount;
  }

  /**
   * How many members of the chosen document are no component.
   *
   * @return the count
   */
  public int ignoredMembers() {
    return ignoredMembers;
  }

  /**
   * How many things a reader may want to look at: escapes of valid JSON that spell a LaTeX command or
   * begin with {@code \\b} or {@code \\f}, a plan that broke before the one that was chosen, and a closer too many behind it.
   *
   * @return the count
   */
  public int notices() {
    return latexNotices + (afterBrokenPlan ? 1 : 0) + (surplus ? 1 : 0);
  }

  boolean isExact() {
    return edits.isEmpty() && alternativeCount == 0 && notices() == 0;
  }

  /**
   * Draws the reading, a line for each step and edit: place, action, rule and what it is.
   *
   * @return lines that end with a line feed, at most about 100; empty if nothing was done
   */
  public String picture() {
    List<Line> lines = new ArrayList<>();
    for (Step step : steps()) {
      lines.add(new Line(step.start(), step.end(), step.action().words, step.rule(), step.what()));
    }
    for (Edit edit : edits.subList(0, Math.min(SHOWN, edits.size()))) {
      lines.add(new Line(
          edit.offset(), -1, "repaired", edit.kind().rule(), edit.kind().text()));
    }
    lines.sort(Comparator.comparingInt(Line::start));
    StringBuilder picture = new StringBuilder();
    Places places = new Places(text);
    for (Line line : lines) {
      line.append(picture, places);
    }
    appendRest(picture);
    return picture.toString();
  }

  /** Adds what has no one place. */
  private void appendRest(StringBuilder picture) {
    int more = edits.size() - SHOWN;
    if (more > 0) {
      Line.append(picture, "-", "repaired", "-", Words.count(more, "more time", "more times"));
    }
    if (ignoredMembers > 0) {
      String what = Words.count(
          ignoredMembers, "member that is no component", "members that are no component");
      Line.append(picture, "-", "ignored", "R18", what);
    }
    if (latexNotices > 0) {
      String what =
          Words.count(latexNotices, "escape that looks like LaTeX", "escapes that look like LaTeX");
      Line.append(picture, "-", "noticed", "R8", what);
    }
    if (surplus) {
      Line.append(picture, "-", "noticed", "R7", "a closer too many behind it");
    }
    if (afterBrokenPlan) {
      Line.append(picture, "-", "noticed", "R6", "a plan that broke before");
    }
  }

  private record Line(int start, int end, String action, String rule, String what) {
    void append(StringBuilder picture, Places places) {
      String place = places.at(start).toString();
      if (end > start) {
        place += "-" + places.at(end - 1);
      }
      append(picture, place, action, rule, what);
    }

    static void append(
        StringBuilder picture, String place, String action, String rule, String what) {
      pad(picture, place, 14);
      pad(picture, action, 10);
      pad(picture, rule, 3);
      picture.append(what).append('\n');
    }

    private static void pad(StringBuilder picture, String word, int width) {
      picture.append(word).append(" ".repeat(Math.max(1, width + 1 - word.length())));
    }
  }

  @Override
  public String toString() {
    return Words.count(edits.size(), "edit", "edits")
        + ", "
        + Words.count(alternativeCount, "alternative", "alternatives");
  }
}
