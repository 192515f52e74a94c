package io.github.planbind.binding;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** An append-only log of edits, eight bytes each, since a reply may need one for every char. */
final class Edits {
  private static final Edit.Kind[] KINDS = Edit.Kind.values();
  private static final int FEW = 8;
  private static final int CHUNK = 1024;
  private final List<long[]> chunks = new ArrayList<>(1);
  private int size;

  int size() {
    return size;
  }

  void add(Edit.Kind kind, int offset) {
    if (size / CHUNK == chunks.size()) {
      chunks.add(new long[chunks.isEmpty() ? FEW : CHUNK]);
    } else if (size == FEW && chunks.get(0).length == FEW) {
      chunks.set(0, Arrays.copyOf(chunks.get(0), CHUNK));
    }
    chunks.get(size / CHUNK)[size % CHUNK] = (long) kind.ordinal() << 32 | offset;
    size++;
  }

  void addAll(Edits other, int fromOffset, int toOffset) {
    for (int i = 0; i < other.size; i++) {
      Edit edit = other.get(i);
      if (edit.offset() >= fromOffset && edit.offset() < toOffset) {
        add(edit.kind(), edit.offset());
      }
    }
  }

  /** Forgets what was added after the log had this size. */
  void truncate(int toSize) {
    size = toSize;
  }

  Edit get(int index) {
    long packed = chunks.get(index / CHUNK)[index % CHUNK];
    return new Edit(KINDS[(int) (packed >>> 32)], (int) packed);
  }

  /** This log as a list; the log must not be added to any more. */
  List<Edit> asList() {
    return new AbstractList<>() {
      @Override
      public Edit get(int index) {
        if (index < 0 || index >= size) {
          throw new IndexOutOfBoundsException(index);
        }
        return Edits.this.get(index);
      }

      @Override
      public int size() {
        return size;
      }
    };
  }
}
