package io.github.planbind.binding;

/**
 * One thing that was read other than as written. A reading without edits is exact.
 *
 * @param kind what was done
 * @param offset where, in chars from the start of the reply; for what stands inside a string that
 *     holds a document, the offset of that string
 * @param before the chars of the reply that were read otherwise, in place of which {@code after} was
 *     read; empty where something was put in, and for what stands inside a string
 * @param after what was read in their place, as JSON; empty where they were left out, and for what
 *     stands inside a string
 */
public record Edit(Kind kind, int offset, String before, String after) {

  /** The kinds of edits, each with its rule of {@code docs/replies.md}. */
  public enum Kind {
    /** One comma before a closing bracket was dropped. */
    TRAILING_COMMA("R8", "trailing comma dropped"),
    /** A raw control character inside a string was kept. */
    CONTROL_CHARACTER("R8", "raw control character in a string kept"),
    /** A Unicode blank, a byte order mark or a zero-width character between tokens was skipped. */
    UNICODE_BLANK("R8", "Unicode blank between tokens skipped"),
    /** A comment between tokens was skipped. */
    COMMENT("R8", "comment skipped"),
    /** {@code True}, {@code False} or {@code None} was read as the JSON literal. */
    PYTHON_LITERAL("R8", "Python literal read as JSON"),
    /** A backslash that begins no JSON escape was kept as written. */
    ILLEGAL_ESCAPE("R8", "backslash of an illegal escape kept"),
    /** An escaped apostrophe was read as an apostrophe. */
    APOSTROPHE_ESCAPE("R8", "escaped apostrophe read as an apostrophe"),
    /** {@code \f} or {@code \b} before a letter was kept as written. */
    LATEX_ESCAPE("R8", "backslash before a LaTeX word kept"),
    /** The plan was taken out of the one member of an object, or the one element of an array. */
    UNWRAPPED("R13", "plan taken out of its one wrapper"),
    /** The plan was taken out of a JSON string that holds it as text. */
    UNQUOTED("R13", "plan taken out of a JSON string"),
    /** A string that is exactly a JSON number was read as that number. */
    NUMBER_IN_STRING("R17", "number read from a string"),
    /** A string was read as the boolean that it spells. */
    BOOLEAN_IN_STRING("R17", "boolean read from a string"),
    /** An enum constant was recognised by another case or without outer blanks. */
    ENUM_SPELLING("R17", "enum constant read by another case or outer blanks"),
    /** A string that names no constant was read as the enum's declared fallback. */
    ENUM_FALLBACK("R17", "unknown enum constant read as the declared fallback"),
    /** A string that holds a JSON document was read as that document. */
    DOCUMENT_IN_STRING("R17", "JSON document read from a string"),
    /** One object was read where a list of such objects is expected. */
    SINGLE_FOR_LIST("R17", "one object read as a list of one");

    private final String rule;
    private final String text;

    Kind(String rule, String text) {
      this.rule = rule;
      this.text = text;
    }

    /**
     * The rule that allows the edit.
     *
     * @return its name in {@code docs/replies.md}, such as {@code R8}
     */
    public String rule() {
      return rule;
    }

    /**
     * What was done, in a few words.
     *
     * @return the words, in lower case and without a full stop
     */
    public String text() {
      return text;
    }
  }

  /** Says what was done and where, without text of the reply. */
  @Override
  public String toString() {
    return kind.text() + " at " + offset;
  }
}
