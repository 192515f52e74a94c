package io.github.planbind.bench;

import java.util.Locale;

/** How a reply carries the plan. */
public enum Form {
  /** The JSON and nothing else. */
  BARE,
  /** The same with texts outside Latin-1, so that the string has two bytes a character. */
  NON_LATIN,
  /** The same with quotes, line breaks and accents escaped in every text. */
  ESCAPED,
  /** One fence and nothing else. */
  EXACT_FENCE,
  /** Prose, a fence, prose. */
  FENCED,
  /** The fenced reply in two bytes a character. */
  FENCED_NON_LATIN,
  /** A think block of twice the plan's length, a fence with an analysis, a fence with the plan. */
  THINK,
  /** The JSON with a comma before every closing bracket. */
  COMMAS,
  /** The JSON with a raw line break in every text. */
  LINE_BREAKS,
  /** The first 70 % of the JSON. */
  CUT;

  /** Its name in tables. */
  String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
