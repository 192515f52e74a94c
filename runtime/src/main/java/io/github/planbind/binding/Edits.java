package io.github.planbind.binding;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** An append-only log of edits, five bytes each, since a reply may need one for every char. */
final class Edits {
  private static final int FEW = 8;
  private static final int GROWTH = 4;
  private static final int CHUNK = 1024;
  private static final int KIND = 0x7f;
  private static final int IN_STRING = 0x80;

  private static final int[] NO_OFFSETS = {};
  private static final byte[] NO_KINDS = {};

  private final String text;
  private List<int[]> offsets = List.of();
  private List<byte[]> kinds = List.of();
  private List<Name> names = List.of();
  /** The chunk that the next edit goes into, unless it begins one. */
  private int[] lastOffsets = NO_OFFSETS;

  private byte[] lastKinds = NO_KINDS;
  private int size;
  private boolean shared;

  /** A log of the edits of a text. */
  Edits(String text) {
    this.text = text;
  }

  /** What a name was read as by an edit. */
  private record Name(int edit, String name) {}

  String text() {
    return text;
  }

  int size() {
    return size;
  }

  /** Says whether a list of these edits was given away, so that they must stay as they are. */
  boolean isShared() {
    return shared;
  }

  /** Adds an edit after which a name is read. */
  void add(Edit.Kind kind, int offset, String name) {
    if (names.isEmpty()) {
      names = new ArrayList<>();
    }
    names.add(new Name(size, name));
    add(kind, offset);
  }

  void add(Edit.Kind kind, int offset) {
    append(offset, kind.ordinal());
  }

  /** Adds an edit of the text of a string. */
  void addInString(Edit.Kind kind, int offset) {
    append(offset, kind.ordinal() | IN_STRING);
  }

  private void append(int offset, int kind) {
    int at = size % CHUNK;
    if (at == 0 || at == lastOffsets.length) {
      makeRoom(size / CHUNK, at);
    }
    lastOffsets[at] = offset;
    lastKinds[at] = (byte) kind;
    size++;
  }

  private void makeRoom(int chunk, int at) {
    if (offsets.isEmpty()) {
      offsets = new ArrayList<>(1);
      kinds = new ArrayList<>(1);
    }
    if (chunk == offsets.size()) {
      offsets.add(new int[chunk == 0 ? FEW : CHUNK]);
      kinds.add(new byte[chunk == 0 ? FEW : CHUNK]);
    } else if (at == offsets.get(chunk).length) {
      int more = Math.min(CHUNK, GROWTH * at);
      offsets.set(chunk, Arrays.copyOf(offsets.get(chunk), more));
      kinds.set(chunk, Arrays.copyOf(kinds.get(chunk), more));
    }
    goTo(chunk);
  }

  private void goTo(int chunk) {
    lastOffsets = offsets.get(chunk);
    lastKinds = kinds.get(chunk);
  }

  /** Forgets what was added after the log had this size. */
  void truncate(int toSize) {
    size = toSize;
    if (toSize % CHUNK > 0) {
      goTo(toSize / CHUNK);
    }
    while (!names.isEmpty() && names.get(names.size() - 1).edit() >= size) {
      names.remove(names.size() - 1);
    }
  }

  /** How many of the first edits stand before a place, of edits in the order of the text. */
  int countBefore(int place) {
    int count = 0;
    while (count < size && offset(count) < place) {
      count++;
    }
    return count;
  }

  Edit get(int index) {
    int kind = kinds.get(index / CHUNK)[index % CHUNK];
    Edit.Kind of = EditText.kind(kind & KIND);
    return (kind & IN_STRING) != 0
        ? new Edit(of, offset(index), "", "")
        : EditText.edit(of, text, offset(index), name(index));
  }

  private int offset(int index) {
    return offsets.get(index / CHUNK)[index % CHUNK];
  }

  private String name(int index) {
    int low = 0;
    int high = names.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Name name = names.get(middle);
      if (name.edit() == index) {
        return name.name();
      }
      low = name.edit() < index ? middle + 1 : low;
      high = name.edit() < index ? high : middle - 1;
    }
    return "";
  }

  /** This log as a list; the log must not be added to any more. */
  List<Edit> asList() {
    shared = true;
    return new AbstractList<>() {
      @Override
      public Edit get(int index) {
        return Edits.this.get(Objects.checkIndex(index, size));
      }

      @Override
      public int size() {
        return size;
      }
    };
  }

  /** One edit, and these, but for those of a part of the text, in whose place others stand. */
  List<Edit> asListWith(Edit.Kind how, int at, Edits others, int from, int to) {
    int before = countBefore(from);
    int skipped = Math.max(before, countBefore(to)) - before;
    shared = size > 0;
    others.shared = others.size > 0;
    int count = 1 + size - skipped + others.size;
    int inner = others.size;
    return new AbstractList<>() {
      @Override
      public Edit get(int index) {
        int i = Objects.checkIndex(index, count) - 1;
        if (i < 0) {
          return EditText.edit(how, text, at, "");
        }
        if (i >= before && i < before + inner) {
          return others.get(i - before);
        }
        return Edits.this.get(i < before ? i : i - inner + skipped);
      }

      @Override
      public int size() {
        return count;
      }
    };
  }
}
