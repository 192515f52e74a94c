package io.github.planbind.it.property;

import java.util.List;

/**
 * A document as text.
 *
 * @param edits what has to be repaired in it, in the order of the text
 */
record JsonText(String text, List<Repair> edits) {
  boolean isOneLine() {
    return text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
  }

  /** The edits where the document stands at a place in a reply. */
  List<Repair> editsAt(int start) {
    return edits.stream()
        .map(edit -> new Repair(edit.kind(), edit.offset() + start))
        .toList();
  }
}
