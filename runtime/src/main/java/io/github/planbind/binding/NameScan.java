package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Tells the records of a sealed interface apart by the names that an object has. It is the record all of
 * whose required components are there. Where there is none, and the object is whole, it is the record of
 * which most is there, so that the user is told what that one lacks.
 */
final class NameScan {
  /** What is known of each record; it is used again for the next object. */
  private final List<Likeness> all = new ArrayList<>(0);

  /** What an object has of a record. */
  private static final class Likeness {
    private final BitSet named = new BitSet();

    /** How many members there are that it requires, or that are almost named so. */
    private int count;
  }

  /** The variant of the object that a lexer is in; -1 for none, or for several. */
  int variant(VariantScan scan, JsonLexer lexer, Variants variants) {
    begin(variants.shapes().size());
    int depth = lexer.depth;
    while (lexer.nextName()) {
      scan.noteName(lexer, variants, false);
      note(lexer, variants);
      lexer.skipValue();
    }
    if (lexer.isCutAfterName(depth)) {
      scan.noteName(lexer, variants, false);
    }
    return choose(scan, variants.shapes(), lexer.failed());
  }

  private void begin(int records) {
    for (int i = 0; i < records; i++) {
      if (i == all.size()) {
        all.add(new Likeness());
      }
      all.get(i).named.clear();
      all.get(i).count = 0;
    }
  }

  private void note(JsonLexer lexer, Variants variants) {
    if (lexer.isNull()) {
      // rule: absent and null are the same
      return;
    }
    String form = Forms.at(lexer.text.charAt(lexer.pos));
    List<ObjectShape> shapes = variants.shapes();
    for (int i = 0; i < shapes.size(); i++) {
      ObjectShape shape = shapes.get(i);
      Likeness likeness = all.get(i);
      int member = shape.find(lexer);
      if (member < 0) {
        int alike = shape.findAlike(lexer);
        likeness.count += alike >= 0 && shape.isRequired(alike) ? 1 : 0;
      } else if (variants.mayBe(shape, member, form)) {
        likeness.count += shape.isRequired(member) && !likeness.named.get(member) ? 1 : 0;
        likeness.named.set(member);
      }
    }
  }

  private int choose(VariantScan scan, List<ObjectShape> shapes, boolean failed) {
    int complete = -1;
    int most = 0;
    int likeliest = -1;
    for (int i = 0; i < shapes.size(); i++) {
      Likeness likeness = all.get(i);
      if (isComplete(shapes.get(i), likeness.named)) {
        if (complete >= 0) {
          scan.setFound("those of several");
          return -1;
        }
        complete = i;
      }
      if (likeness.count >= most) {
        likeliest = likeness.count == most ? -1 : i;
        most = likeness.count;
      }
    }
    if (complete >= 0) {
      return complete;
    }
    scan.setFound(most > 0 ? "some of several" : "none of them");
    // what is behind a cut might tell of another one
    return failed ? -1 : likeliest;
  }

  private static boolean isComplete(ObjectShape shape, BitSet named) {
    for (int i = 0; i < shape.size(); i++) {
      if (shape.isRequired(i) && !named.get(i)) {
        return false;
      }
    }
    return true;
  }
}
