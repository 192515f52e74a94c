package io.github.planbind.binding;

/** The bounds of what is read. Each is met with a typed error, never with an exception. */
public final class Limits {
  /** The longest reply, in chars (4 Mi). */
  public static final int REPLY_CHARS = 4 * 1024 * 1024;

  /** The longest body of an answer over HTTP, in bytes (16 MiB). */
  public static final int BODY_BYTES = 16 * 1024 * 1024;

  /** The deepest nesting of objects and arrays, documents in strings included. */
  public static final int DEPTH = 512;

  /** The longest number, in chars. */
  public static final int NUMBER_CHARS = 1_000;

  /** The longest member name, in chars as written. */
  public static final int NAME_CHARS = 50_000;

  /** The longest list, set or map, in elements. */
  public static final int LIST_ELEMENTS = 1_000_000;

  /** The largest decimal exponent of a BigDecimal, positive or negative (as in decimal128). */
  static final int DECIMAL_EXPONENT = 6_144;

  /** How many mismatches of one candidate are kept. */
  static final int MISFITS = 20;

  private Limits() {}
}
