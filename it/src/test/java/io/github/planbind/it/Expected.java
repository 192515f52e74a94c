package io.github.planbind.it;

/** An honest outcome of reading a hostile reply. */
public enum Expected {
  /** A plan bound, heading 90, nothing missing. */
  COMPLETE,
  /** As {@link #COMPLETE}, with its edits recorded. */
  REPAIRED,
  /** A plan bound from a cut reply, heading 90 or none, and typed as truncated. */
  TRUNCATED,
  /** The reply holds valid JSON and none of it is plan-shaped: NoPlan for the typed reader. */
  FIRST_JSON,
  /** Plan-shaped, but a value does not fit: Mismatch. */
  BIND_ERROR,
  /** No plan: NoPlan, Malformed or EmptyContent. */
  NO_PLAN,
  /** A typed limit error (depth, length of a number, a name or the reply). */
  LIMIT
}
