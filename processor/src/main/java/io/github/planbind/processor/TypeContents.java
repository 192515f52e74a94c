package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;

/** A type without its constraints, and the types that its lists, sets and maps hold, however deep. */
final class TypeContents {
  private TypeContents() {}

  static List<ValueType> of(ValueType type) {
    List<ValueType> contents = new ArrayList<>();
    collect(type.plain(), contents);
    return contents;
  }

  private static void collect(ValueType type, List<ValueType> contents) {
    contents.add(type);
    if (type instanceof ValueType.ListType list) {
      collect(list.element().plain(), contents);
    } else if (type instanceof ValueType.SetType set) {
      collect(set.element().plain(), contents);
    } else if (type instanceof ValueType.MapType map) {
      collect(map.value().plain(), contents);
    }
  }
}
