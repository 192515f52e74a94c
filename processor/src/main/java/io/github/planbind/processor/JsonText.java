package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes a tree of maps, lists, texts and numbers as compact JSON, in pieces: each member of {@code
 * properties} and {@code $defs} begins a new one, so that generated code has one line for each.
 */
final class JsonText {
  private static final List<String> ONE_PIECE_EACH = List.of("properties", "$defs");

  private final List<String> pieces = new ArrayList<>();
  private final StringBuilder piece = new StringBuilder();

  private JsonText() {}

  static List<String> pieces(Map<String, ?> tree) {
    JsonText text = new JsonText();
    text.write(tree, false);
    text.endPiece();
    return text.pieces;
  }

  /** A value on one line, without blanks. */
  static String compact(JsonValue value) {
    JsonText text = new JsonText();
    text.writeLiteral(value);
    return text.piece.toString();
  }

  /** A tree on one line, without blanks. */
  static String compact(Object tree) {
    JsonText text = new JsonText();
    text.write(tree, false);
    return String.join("", text.pieces) + text.piece;
  }

  private void write(Object value, boolean inPieces) {
    if (value instanceof Map<?, ?> members) {
      writeObject(members, inPieces);
    } else if (value instanceof List<?> elements) {
      writeArray(elements);
    } else if (value instanceof String text) {
      writeText(text);
    } else if (value instanceof JsonValue json) {
      writeLiteral(json);
    } else {
      piece.append(value);
    }
  }

  private void writeObject(Map<?, ?> members, boolean inPieces) {
    piece.append('{');
    String separator = "";
    for (Map.Entry<?, ?> member : members.entrySet()) {
      piece.append(separator);
      separator = ",";
      if (inPieces) {
        endPiece();
      }
      String name = (String) member.getKey();
      writeText(name);
      piece.append(':');
      // a property may itself be called "properties": only a keyword's members are pieces
      write(member.getValue(), !inPieces && ONE_PIECE_EACH.contains(name));
    }
    if (inPieces) {
      endPiece();
    }
    piece.append('}');
  }

  private void writeArray(List<?> elements) {
    piece.append('[');
    String separator = "";
    for (Object element : elements) {
      piece.append(separator);
      separator = ",";
      write(element, false);
    }
    piece.append(']');
  }

  private void writeLiteral(JsonValue value) {
    if (value instanceof JsonValue.Dict object) {
      piece.append('{');
      String separator = "";
      for (JsonValue.Member member : object.members()) {
        piece.append(separator);
        separator = ",";
        writeText(member.name());
        piece.append(':');
        writeLiteral(member.value());
      }
      piece.append('}');
    } else if (value instanceof JsonValue.Array array) {
      writeArray(array.elements());
    } else if (value instanceof JsonValue.Text text) {
      writeText(text.text());
    } else if (value instanceof JsonValue.Numeral number) {
      piece.append(number.digits());
    } else if (value instanceof JsonValue.Truth truth) {
      piece.append(truth.value());
    } else {
      piece.append("null");
    }
  }

  private void writeText(String text) {
    piece.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> piece.append("\\\"");
        case '\\' -> piece.append("\\\\");
        case '\n' -> piece.append("\\n");
        case '\r' -> piece.append("\\r");
        case '\t' -> piece.append("\\t");
        default -> {
          if (c < ' ' || isLone(text, i)) {
            piece.append(String.format("\\u%04x", (int) c));
          } else {
            piece.append(c);
          }
        }
      }
    }
    piece.append('"');
  }

  /** Half a surrogate pair has no form in UTF-8 and would not survive being sent. */
  private static boolean isLone(String text, int index) {
    char c = text.charAt(index);
    if (Character.isHighSurrogate(c)) {
      return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
    }
    return Character.isLowSurrogate(c)
        && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
  }

  private void endPiece() {
    pieces.add(piece.toString());
    piece.setLength(0);
  }
}
