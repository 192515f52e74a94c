package io.github.planbind.binding;

import io.github.planbind.plans.Told;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A text that the lexer alone reads as one JSON document, with nothing bound. */
final class Lexed {
  private final JsonLexer lexer;
  private final List<String> tokens = new ArrayList<>();
  private final Deque<Boolean> objects = new ArrayDeque<>();
  private final boolean anything;

  private Lexed(String text, boolean keepLatex) {
    lexer = new JsonLexer(text, new Edits(text), -1, 0, keepLatex);
    lexer.skipBlanks();
    anything = lexer.pos < lexer.end;
    if (anything) {
      readDocument();
    }
  }

  static Lexed of(String text) {
    return new Lexed(text, false);
  }

  static Lexed keepingLatex(String text) {
    return new Lexed(text, true);
  }

  private void readDocument() {
    readValue();
    while (!objects.isEmpty() && !lexer.failed()) {
      boolean object = objects.peek();
      if (object ? lexer.nextName() : lexer.nextItem()) {
        if (object) {
          tokens.add("name " + lexer.string());
        }
        readValue();
      } else if (!lexer.failed()) {
        tokens.add(objects.pop() ? "}" : "]");
      }
    }
    if (!lexer.failed()) {
      lexer.skipBlanks();
    }
  }

  private void readValue() {
    char c = lexer.text.charAt(lexer.pos);
    if (c == '{' || c == '[') {
      if (lexer.open()) {
        objects.push(c == '{');
        tokens.add(String.valueOf(c));
      }
    } else if (c == '"') {
      if (lexer.scanString()) {
        tokens.add("string " + lexer.string());
      }
    } else if (c == '-' || JsonLexer.isDigit(c)) {
      if (lexer.scanNumber()) {
        tokens.add("number " + lexer.token());
      }
    } else {
      Literal literal = lexer.scanLiteral();
      if (literal != null) {
        tokens.add(literal.json());
      }
    }
  }

  /** The tokens as they were read, strings decoded, numbers as written. */
  List<String> tokens() {
    return tokens;
  }

  List<String> edits() {
    return Told.edits(lexer.edits().asList());
  }

  /** Says whether the text is one document and nothing more, repaired or not. */
  boolean isWhole() {
    return anything && !lexer.failed() && lexer.pos == lexer.end;
  }

  boolean isExact() {
    return isWhole() && lexer.edits().size() == 0;
  }

  /** How the reading ended, in words. */
  String ending() {
    if (!anything) {
      return "nothing";
    }
    return switch (lexer.ending()) {
      case INTACT -> lexer.pos == lexer.end ? "whole" : "whole, and more at " + lexer.pos;
      case CUT -> "cut in the token at " + lexer.cutTokenStart();
      case BROKEN -> "broken at " + lexer.failedAt() + ", expected " + lexer.expected();
      case LIMIT -> "limit " + lexer.limit();
    };
  }
}
