package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an array of plans. */
final class ListBinder<E> implements PlanBinder<List<E>> {
  private final PlanBinder<E> element;

  ListBinder(PlanBinder<E> element) {
    this.element = element;
  }

  PlanBinder<E> element() {
    return element;
  }

  /** Reads one plan as a list of one. */
  @Nullable
  List<E> readLone(JsonInput json) {
    E one = element.read(json);
    return one == null ? null : List.of(one);
  }

  @Override
  public @Nullable List<E> read(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<E> items = new ArrayList<>();
    while (json.nextElement()) {
      E item = element.read(json);
      if (item != null && json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  @Override
  public String schema() {
    // the element's own references start at its root, which an identifier makes it keep
    String schema = element.schema();
    String item = schema.contains("\"$ref\"")
        ? "{\"$id\":\"urn:planbind:item\"," + schema.substring(1)
        : schema;
    return "{\"type\":\"array\",\"items\":" + item + "}";
  }

  @Override
  public String strictSchema() {
    return StrictList.of(element.strictSchema());
  }

  @Override
  public String example() {
    String example = element.example();
    return example.isEmpty() ? "" : "[" + example + "]";
  }

  @Override
  public String instructions() {
    return Instructions.of("array", schema(), example());
  }
}
