package io.github.planbind.binding;

/** What an edit read in place of what, found out from the text when it is asked for. */
final class EditText {
  private static final Edit.Kind[] KINDS = Edit.Kind.values();

  private EditText() {}

  static Edit.Kind kind(int ordinal) {
    return KINDS[ordinal];
  }

  static Edit edit(Edit.Kind kind, String text, int at, String name) {
    return switch (kind) {
      case TRAILING_COMMA -> dropped(kind, text, at, at + 1);
      case UNICODE_BLANK -> dropped(kind, text, at, endOfBlanks(text, at));
      case COMMENT -> dropped(kind, text, at, endOfComment(text, at));
      case CONTROL_CHARACTER -> replaced(kind, text, at, at + 1, escaped(text.charAt(at)));
      case ILLEGAL_ESCAPE, LATEX_ESCAPE ->
        replaced(kind, text, at, at + 2, "\\\\" + text.charAt(at + 1));
      case APOSTROPHE_ESCAPE -> replaced(kind, text, at, at + 2, "'");
      case PYTHON_LITERAL -> pythonLiteral(kind, text, at);
      case NUMBER_IN_STRING -> unquoted(kind, text, at, content(text, at));
      case BOOLEAN_IN_STRING ->
        unquoted(kind, text, at, content(text, at).endsWith("rue") ? "true" : "false");
      case ENUM_SPELLING, ENUM_FALLBACK -> unquoted(kind, text, at, '"' + name + '"');
      case SINGLE_FOR_LIST -> new Edit(kind, at, "", "[");
      case DOCUMENT_IN_STRING, UNQUOTED -> dropped(kind, text, at, at + 1);
      case UNWRAPPED -> dropped(kind, text, at, wrappedStart(text, at));
    };
  }

  private static Edit dropped(Edit.Kind kind, String text, int start, int end) {
    return replaced(kind, text, start, end, "");
  }

  private static Edit replaced(Edit.Kind kind, String text, int start, int end, String after) {
    return new Edit(kind, start, text.substring(start, end), after);
  }

  private static Edit unquoted(Edit.Kind kind, String text, int at, String after) {
    return replaced(kind, text, at, lexerBehindString(text, at).pos, after);
  }

  private static Edit pythonLiteral(Edit.Kind kind, String text, int at) {
    JsonLexer lexer = lexer(text, at);
    Literal literal = lexer.scanLiteral();
    return replaced(kind, text, at, lexer.pos, literal == null ? "" : literal.json());
  }

  private static String content(String text, int at) {
    return lexerBehindString(text, at).string();
  }

  private static JsonLexer lexerBehindString(String text, int at) {
    JsonLexer lexer = lexer(text, at);
    lexer.scanString();
    return lexer;
  }

  private static JsonLexer lexer(String text, int at) {
    JsonLexer lexer = new JsonLexer(text, null, -1, 0, false);
    lexer.pos = at;
    return lexer;
  }

  /** Where the one value in a wrapper starts. */
  private static int wrappedStart(String text, int at) {
    JsonLexer lexer = lexer(text, at);
    boolean object = text.charAt(at) == '{';
    lexer.open();
    return (object ? lexer.nextName() : lexer.nextItem()) ? lexer.pos : at;
  }

  private static String escaped(char control) {
    return switch (control) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case '\b' -> "\\b";
      case '\f' -> "\\f";
      default -> (control < 16 ? "\\u000" : "\\u00") + Integer.toHexString(control);
    };
  }

  private static int endOfBlanks(String text, int at) {
    int end = at;
    while (end < text.length() && Blanks.isUnicodeBlank(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int endOfComment(String text, int at) {
    boolean line = text.startsWith("//", at);
    int close = line ? text.indexOf('\n', at) : text.indexOf("*/", at + 2);
    return close < 0 ? text.length() : line ? close : close + 2;
  }
}
