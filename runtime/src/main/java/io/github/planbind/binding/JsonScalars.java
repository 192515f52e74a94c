package io.github.planbind.binding;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads strings, numbers and booleans, exactly or not at all. */
abstract class JsonScalars extends JsonPlace {
  private static final String INTEGER = "an integer";

  /** The number that a string holds; empty where the number is the token itself. */
  private String number = "";

  JsonScalars(JsonLexer lexer) {
    super(lexer);
  }

  /**
   * Reads a string.
   *
   * @return the decoded string, or null if there is none, which is noted
   */
  public @Nullable String readString() {
    String text = readText("a string");
    if (text != null && !shape().isFilledIn() && !Shape.isBlankText(text)) {
      shape().addText(isRequiredHere());
    }
    return text;
  }

  @Nullable
  String readText(String expected) {
    return scanText(expected) ? text() : null;
  }

  private boolean scanText(String expected) {
    if (lexer.failed() || lexer.text.charAt(lexer.pos) != '"') {
      return formMisfit(expected);
    }
    fits = lexer.scanString();
    return fits;
  }

  private String text() {
    String text = lexer.string();
    if (!shape().isFilledIn() && isRequiredHere() && Shape.isBlankText(text)) {
      shape().setAnyBlank();
    }
    return text;
  }

  /**
   * Reads a string of one char.
   *
   * @return the char, or 0 if there is none, which is noted
   */
  public char readChar() {
    String text = readText("a string of one character");
    if (text == null) {
      return 0;
    }
    if (text.length() != 1) {
      misfit("a string of one character", "a string of another length");
      return 0;
    }
    return text.charAt(0);
  }

  /**
   * Reads the name of an enum's constant.
   *
   * @param <E> the enum
   * @param names its names
   * @return the constant, or null if there is none, which is noted
   */
  public <E extends Enum<E>> @Nullable E readEnum(EnumNames<E> names) {
    int start = lexer.pos;
    if (!scanText(names.expected())) {
      return null;
    }
    E constant = names.find(lexer);
    if (constant != null && shape().isFilledIn()) {
      return constant;
    }
    String name = text();
    return constant == null ? readAlike(names, name, start) : constant;
  }

  private <E extends Enum<E>> @Nullable E readAlike(EnumNames<E> names, String name, int start) {
    E constant = names.findAlike(name);
    Edit.Kind kind = Edit.Kind.ENUM_SPELLING;
    if (constant == null) {
      constant = names.fallback();
      kind = Edit.Kind.ENUM_FALLBACK;
    }
    if (constant == null) {
      misfit(names.expected(), "another string");
    } else {
      lexer.editName(kind, start, names.nameOf(constant));
    }
    return constant;
  }

  /**
   * Reads a boolean, or a string that spells one.
   *
   * @return the boolean, or false if there is none, which is noted
   */
  public boolean readBoolean() {
    if (lexer.failed()) {
      return misses();
    }
    int start = lexer.pos;
    char c = lexer.text.charAt(start);
    if (c == '"') {
      if (!lexer.scanString()) {
        return misses();
      }
      String word = lexer.string();
      boolean isTrue = word.equals("true") || word.equals("True");
      if (!isTrue && !word.equals("false") && !word.equals("False")) {
        formMissed();
        return misfit("a boolean", "a string");
      }
      lexer.edit(Edit.Kind.BOOLEAN_IN_STRING, start);
      fits = true;
      return isTrue;
    }
    if (c != 't' && c != 'f' && c != 'T' && c != 'F') {
      return formMisfit("a boolean");
    }
    Literal literal = lexer.scanLiteral();
    fits = literal != null;
    return literal != null && literal.isTrue();
  }

  /**
   * Reads a byte.
   *
   * @return the number, or 0 if there is none that fits, which is noted
   */
  public byte readByte() {
    return (byte) readIntegral(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /**
   * Reads a short.
   *
   * @return the number, or 0 if there is none that fits, which is noted
   */
  public short readShort() {
    return (short) readIntegral(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /**
   * Reads an int.
   *
   * @return the number, or 0 if there is none that fits, which is noted
   */
  public int readInt() {
    return (int) readIntegral(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /**
   * Reads a long.
   *
   * @return the number, or 0 if there is none that fits, which is noted
   */
  public long readLong() {
    return readIntegral(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private long readIntegral(long min, long max) {
    if (!scanNumber(INTEGER)) {
      return 0;
    }
    long value;
    if (number.isEmpty() && lexer.isShortInteger()) {
      value = lexer.integer();
    } else {
      BigDecimal exact = integral();
      if (exact == null) {
        return 0;
      }
      if (!Numbers.fitsLong(exact)) {
        outOfRange(INTEGER);
        return 0;
      }
      value = exact.longValueExact();
    }
    if (value < min || value > max) {
      outOfRange(INTEGER);
      return 0;
    }
    return value;
  }

  /**
   * Reads an integer of any size.
   *
   * @return the number, or null if there is none that fits, which is noted
   */
  public @Nullable BigInteger readBigInteger() {
    if (!scanNumber(INTEGER)) {
      return null;
    }
    BigDecimal exact = integral();
    return exact == null ? null : exact.toBigIntegerExact();
  }

  /** The scanned number if it is an integer in a range that can be computed with. */
  private @Nullable BigDecimal integral() {
    BigDecimal exact = Numbers.decimal(Numbers.withoutZeros(numberText()));
    if (exact == null) {
      outOfRange(INTEGER);
    } else if (!Numbers.isIntegral(exact)) {
      misfit(INTEGER, "a fraction");
      return null;
    }
    return exact;
  }

  /**
   * Reads a decimal number, keeping the digits as written.
   *
   * @return the number, or null if there is none with an exponent of at most ±6,144, which is noted
   */
  public @Nullable BigDecimal readBigDecimal() {
    if (!scanNumber("a number")) {
      return null;
    }
    BigDecimal exact = Numbers.decimal(numberText());
    if (exact == null) {
      outOfRange("a number");
    }
    return exact;
  }

  /**
   * Reads the nearest double.
   *
   * @return the number, or 0 if there is none that fits, which is noted
   */
  public double readDouble() {
    if (!scanNumber("a number")) {
      return 0;
    }
    if (number.isEmpty() && lexer.isExactDouble()) {
      return lexer.exactDouble();
    }
    String text = numberText();
    double value = Double.parseDouble(text);
    if (Double.isInfinite(value) || value == 0 && Numbers.isNonZero(text)) {
      outOfRange("a number");
      return 0;
    }
    return value;
  }

  /**
   * Reads the nearest float.
   *
   * @return the number, or 0 if there is none that fits, which is noted
   */
  public float readFloat() {
    if (!scanNumber("a number")) {
      return 0;
    }
    String text = numberText();
    float value = Float.parseFloat(text);
    if (Float.isInfinite(value) || value == 0 && Numbers.isNonZero(text)) {
      outOfRange("a number");
      return 0;
    }
    return value;
  }

  private void outOfRange(String expected) {
    misfit(expected + " in range", "a number out of range");
  }

  /** Scans a number, or a string that is exactly one. */
  private boolean scanNumber(String expected) {
    if (lexer.failed()) {
      return misses();
    }
    if (!number.isEmpty()) {
      number = "";
    }
    int start = lexer.pos;
    char c = lexer.text.charAt(start);
    if (c == '"') {
      if (!lexer.scanString()) {
        return misses();
      }
      String text = lexer.string();
      if (!Numbers.isNumber(text)) {
        formMissed();
        return misfit(expected, "a string");
      }
      lexer.edit(Edit.Kind.NUMBER_IN_STRING, start);
      number = text;
      fits = true;
      return true;
    }
    if (c != '-' && !JsonLexer.isDigit(c)) {
      return formMisfit(expected);
    }
    fits = lexer.scanNumber();
    return fits;
  }

  private String numberText() {
    return number.isEmpty() ? lexer.token() : number;
  }
}
