package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the lists that nearly every plan has, so that not every companion has a method for each. */
public final class ListValues {
  private ListValues() {}

  /**
   * Reads a list of texts.
   *
   * @param json the cursor
   * @return the list, or null where the value is cut, broken, or does not fit
   */
  public static @Nullable List<String> strings(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<String> items = new ArrayList<>();
    while (json.nextElement()) {
      String item = json.readString();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  /**
   * Reads a component that is such a list, as {@link #strings(JsonInput)} and {@link JsonInput#once} do.
   *
   * @param json the cursor
   * @param first the value so far
   * @return the value that counts
   */
  public static @Nullable List<String> strings(JsonInput json, @Nullable List<String> first) {
    return json.once(first, strings(json));
  }

  /**
   * Reads a list of ints.
   *
   * @param json the cursor
   * @return the list, or null where the value is cut, broken, or does not fit
   */
  public static @Nullable List<Integer> ints(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Integer> items = new ArrayList<>();
    while (json.nextElement()) {
      int item = json.readInt();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  /**
   * Reads a component that is such a list, as {@link #ints(JsonInput)} and {@link JsonInput#once} do.
   *
   * @param json the cursor
   * @param first the value so far
   * @return the value that counts
   */
  public static @Nullable List<Integer> ints(JsonInput json, @Nullable List<Integer> first) {
    return json.once(first, ints(json));
  }

  /**
   * Reads a list of longs.
   *
   * @param json the cursor
   * @return the list, or null where the value is cut, broken, or does not fit
   */
  public static @Nullable List<Long> longs(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Long> items = new ArrayList<>();
    while (json.nextElement()) {
      long item = json.readLong();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  /**
   * Reads a component that is such a list, as {@link #longs(JsonInput)} and {@link JsonInput#once} do.
   *
   * @param json the cursor
   * @param first the value so far
   * @return the value that counts
   */
  public static @Nullable List<Long> longs(JsonInput json, @Nullable List<Long> first) {
    return json.once(first, longs(json));
  }

  /**
   * Reads a list of doubles.
   *
   * @param json the cursor
   * @return the list, or null where the value is cut, broken, or does not fit
   */
  public static @Nullable List<Double> doubles(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Double> items = new ArrayList<>();
    while (json.nextElement()) {
      double item = json.readDouble();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  /**
   * Reads a component that is such a list, as {@link #doubles(JsonInput)} and {@link JsonInput#once} do.
   *
   * @param json the cursor
   * @param first the value so far
   * @return the value that counts
   */
  public static @Nullable List<Double> doubles(JsonInput json, @Nullable List<Double> first) {
    return json.once(first, doubles(json));
  }

  /**
   * Reads a list of booleans.
   *
   * @param json the cursor
   * @return the list, or null where the value is cut, broken, or does not fit
   */
  public static @Nullable List<Boolean> booleans(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Boolean> items = new ArrayList<>();
    while (json.nextElement()) {
      boolean item = json.readBoolean();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  /**
   * Reads a component that is such a list, as {@link #booleans(JsonInput)} and {@link JsonInput#once} do.
   *
   * @param json the cursor
   * @param first the value so far
   * @return the value that counts
   */
  public static @Nullable List<Boolean> booleans(JsonInput json, @Nullable List<Boolean> first) {
    return json.once(first, booleans(json));
  }

  /**
   * Reads a list of constants of an enum.
   *
   * @param <E> the enum
   * @param json the cursor
   * @param names its names
   * @return the list, or null where the value is cut, broken, or does not fit
   */
  public static <E extends Enum<E>> @Nullable List<E> enums(JsonInput json, EnumNames<E> names) {
    if (!json.beginArray()) {
      return null;
    }
    List<E> items = new ArrayList<>();
    while (json.nextElement()) {
      E item = json.readEnum(names);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
