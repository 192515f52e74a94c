package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a text of any length as an expression. One constant of a class file holds 65,535 bytes; the
 * compiler joins literals that are added up into one constant, so longer texts are joined at run time.
 */
final class LongText {
  static final int MOST_BYTES = 65_535;

  private final SourceFile file;

  LongText(SourceFile file) {
    this.file = file;
  }

  /**
   * Writes the pieces one after the other, each on a line of its own.
   *
   * @param end what stands behind the text
   */
  void write(List<String> pieces, String end) {
    List<List<String>> constants = constants(pieces);
    file.shift(2);
    if (constants.size() == 1) {
      writeSum(constants.get(0), end);
    } else {
      file.line(file.type(Scalar.STRING.java()) + ".join(");
      file.shift(2);
      file.line("\"\",");
      for (int i = 0; i < constants.size(); i++) {
        writeSum(constants.get(i), i + 1 < constants.size() ? "," : ")" + end);
      }
      file.shift(-2);
    }
    file.shift(-2);
  }

  private void writeSum(List<String> pieces, String end) {
    for (int i = 0; i < pieces.size(); i++) {
      String line = JavaLiteral.of(pieces.get(i)) + (i + 1 < pieces.size() ? "" : end);
      file.line(i == 0 ? line : "    + " + line);
    }
  }

  /** Groups pieces so that each group fits into one constant. */
  private static List<List<String>> constants(List<String> pieces) {
    List<List<String>> constants = new ArrayList<>();
    List<String> constant = new ArrayList<>();
    int bytes = 0;
    for (String whole : pieces) {
      for (String piece : cut(whole)) {
        int more = bytes(piece, 0, piece.length());
        if (bytes + more > MOST_BYTES) {
          constants.add(constant);
          constant = new ArrayList<>();
          bytes = 0;
        }
        constant.add(piece);
        bytes += more;
      }
    }
    constants.add(constant);
    return constants;
  }

  private static List<String> cut(String piece) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    int bytes = 0;
    for (int i = 0; i < piece.length(); i++) {
      int more = bytes(piece, i, i + 1);
      if (bytes + more > MOST_BYTES) {
        parts.add(piece.substring(from, i));
        from = i;
        bytes = 0;
      }
      bytes += more;
    }
    parts.add(piece.substring(from));
    return parts;
  }

  /** The length in the modified UTF-8 of class files. */
  private static int bytes(String text, int from, int to) {
    int bytes = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      bytes += c >= 1 && c <= 0x7f ? 1 : c <= 0x7ff ? 2 : 3;
    }
    return bytes;
  }
}
