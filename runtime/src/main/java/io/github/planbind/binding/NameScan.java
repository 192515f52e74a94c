package io.github.planbind.binding;

import java.util.BitSet;
import java.util.List;

/**
 * Tells the records of a sealed interface apart by the names that an object has. It is the record all of
 * whose required components are there. Where there is none, and the object is whole, it is the record of
 * which most is there, so that the user is told what that one lacks.
 */
final class NameScan {
  private final JsonLexer lexer;
  private final Variants variants;
  private final List<ObjectShape> shapes;
  private final BitSet[] named;

  /** How many members each record has that it requires, or that are almost named so. */
  private final int[] likeness;

  private NameScan(JsonLexer lexer, Variants variants) {
    this.lexer = lexer;
    this.variants = variants;
    shapes = variants.shapes();
    named = new BitSet[shapes.size()];
    for (int i = 0; i < named.length; i++) {
      named[i] = new BitSet();
    }
    likeness = new int[named.length];
  }

  /** The variant of the object that a lexer is in; -1 for none, or for several. */
  static int of(VariantScan scan, JsonLexer lexer, Variants variants) {
    NameScan names = new NameScan(lexer, variants);
    int depth = lexer.depth;
    while (lexer.nextName()) {
      scan.noteName(false);
      names.note();
      lexer.skipValue();
    }
    if (lexer.isCutAfterName(depth)) {
      scan.noteName(false);
    }
    return names.variant(scan);
  }

  private void note() {
    if (lexer.isNull()) {
      // rule: absent and null are the same
      return;
    }
    String form = Forms.at(lexer.text.charAt(lexer.pos));
    for (int i = 0; i < named.length; i++) {
      ObjectShape shape = shapes.get(i);
      int member = shape.find(lexer);
      if (member < 0) {
        int alike = shape.findAlike(lexer);
        likeness[i] += alike >= 0 && shape.isRequired(alike) ? 1 : 0;
      } else if (variants.mayBe(shape, member, form)) {
        likeness[i] += shape.isRequired(member) && !named[i].get(member) ? 1 : 0;
        named[i].set(member);
      }
    }
  }

  private int variant(VariantScan scan) {
    int complete = -1;
    int most = 0;
    int likeliest = -1;
    for (int i = 0; i < named.length; i++) {
      if (isComplete(i)) {
        if (complete >= 0) {
          scan.setFound("those of several");
          return -1;
        }
        complete = i;
      }
      if (likeness[i] >= most) {
        likeliest = likeness[i] == most ? -1 : i;
        most = likeness[i];
      }
    }
    if (complete >= 0) {
      return complete;
    }
    scan.setFound(most > 0 ? "some of several" : "none of them");
    // what is behind a cut might tell of another one
    return lexer.failed() ? -1 : likeliest;
  }

  private boolean isComplete(int variant) {
    ObjectShape shape = shapes.get(variant);
    for (int i = 0; i < shape.size(); i++) {
      if (shape.isRequired(i) && !named[variant].get(i)) {
        return false;
      }
    }
    return true;
  }
}
