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
  private static final int OFFSET_BITS = 32;
  private static final int KIND = 0xff;
  private static final int NAME_BITS = 40;
  private static final int NAME = 0x7fffff;
  private final String text;
  private final List<long[]> chunks = new ArrayList<>(1);
  private final List<String> names = new ArrayList<>(0);
  private int size;

  /** A log of the edits of a text. */
  Edits(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  int size() {
    return size;
  }

  /** Adds an edit after which a name is read. */
  void add(Edit.Kind kind, int offset, String name) {
    names.add(name);
    addPacked(kind, offset | (long) names.size() << NAME_BITS);
  }

  void add(Edit.Kind kind, int offset) {
    addPacked(kind, offset);
  }

  /** Adds an edit of the text of a string. */
  void addInString(Edit.Kind kind, int offset) {
    addPacked(kind, offset | Long.MIN_VALUE);
  }

  private void addPacked(Edit.Kind kind, long rest) {
    append((long) kind.ordinal() << OFFSET_BITS | rest);
  }

  private void append(long packed) {
    if (size / CHUNK == chunks.size()) {
      chunks.add(new long[chunks.isEmpty() ? FEW : CHUNK]);
    } else if (size == FEW && chunks.get(0).length == FEW) {
      chunks.set(0, Arrays.copyOf(chunks.get(0), CHUNK));
    }
    chunks.get(size / CHUNK)[size % CHUNK] = packed;
    size++;
  }

  /** Adds those edits of another log whose offsets are in a range. */
  void addAll(Edits other, int fromOffset, int toOffset) {
    for (int i = 0; i < other.size; i++) {
      long packed = other.packed(i);
      int offset = (int) packed;
      if (offset < fromOffset || offset >= toOffset) {
        continue;
      }
      String name = other.name(packed);
      if (name.isEmpty()) {
        append(packed);
      } else {
        add(kind(packed), offset, name);
      }
    }
  }

  /** Forgets what was added after the log had this size. */
  void truncate(int toSize) {
    size = toSize;
  }

  Edit get(int index) {
    long packed = packed(index);
    // the sign is that of an edit inside a string
    return packed < 0
        ? new Edit(kind(packed), (int) packed, "", "")
        : EditText.edit(kind(packed), text, (int) packed, name(packed));
  }

  private long packed(int index) {
    return chunks.get(index / CHUNK)[index % CHUNK];
  }

  private static Edit.Kind kind(long packed) {
    return KINDS[(int) (packed >>> OFFSET_BITS) & KIND];
  }

  private String name(long packed) {
    int name = (int) (packed >>> NAME_BITS & NAME);
    return name == 0 ? "" : names.get(name - 1);
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
