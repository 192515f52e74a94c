package io.github.planbind.processor;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a text of any length as an expression. One constant of a class file holds 65,535 bytes; the
 * compiler joins literals that are added up into one constant, so longer texts are joined at run time.
 */
final class LongText {
  static final int MOST_BYTES = 65_535;

  private LongText() {}

  /** The pieces one after the other, each on a line of its own. */
  static CodeBlock of(List<String> pieces) {
    List<List<String>> constants = constants(pieces);
    List<CodeBlock> sums = constants.stream().map(LongText::sum).toList();
    if (sums.size() == 1) {
      return sums.get(0);
    }
    return CodeBlock.of("$>$>$T.join(\n\"\",\n$L)$<$<", String.class, CodeBlock.join(sums, ",\n"));
  }

  private static CodeBlock sum(List<String> pieces) {
    List<CodeBlock> literals =
        pieces.stream().map(piece -> CodeBlock.of("$L", JavaLiteral.of(piece))).toList();
    return CodeBlock.of("$>$>$L$<$<", CodeBlock.join(literals, "\n+ "));
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
