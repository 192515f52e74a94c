package io.github.planbind.binding;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The cursor over a reply's text that generated companions read with. Every method leaves it behind
 * the value it names. A value that does not fit is noted with its place and read as nothing; after a
 * value that is cut or broken all methods return at once, so that a companion needs no checks of its
 * own. It is not for use by more than one thread.
 */
public final class JsonInput extends JsonObjects {
  JsonInput(JsonLexer lexer, boolean closing) {
    super(lexer, closing);
  }

  /**
   * Begins an array.
   *
   * @return false if there is no array, which is noted
   */
  public boolean beginArray() {
    return begin('[', Frame.Kind.ARRAY, "an array");
  }

  /**
   * Begins an array of objects, or a list of the one object at the cursor.
   *
   * @return false if there is neither, which is noted
   */
  public boolean beginObjects() {
    if (!lexer.failed() && lexer.text.charAt(lexer.pos) == '{') {
      beginSingle();
      return true;
    }
    return beginArray();
  }

  /**
   * Moves to the next element.
   *
   * @return false after the last one
   */
  public boolean nextElement() {
    Frame array = frame();
    array.at++;
    if (array.kind == Frame.Kind.SINGLE) {
      return array.at == 0;
    }
    return lexer.nextItem() && isWithinLimit(array);
  }

  private boolean isWithinLimit(Frame array) {
    return array.at < Limits.LIST_ELEMENTS || lexer.over(Limit.LIST);
  }

  /**
   * Says whether the value just read is whole and fits.
   *
   * @return false if it is to be left out
   */
  public boolean fits() {
    return fits;
  }

  /**
   * Ends an array.
   *
   * @param <E> the type of the elements
   * @param items the elements that fit
   * @return the elements as an unmodifiable list, or null if one does not fit
   */
  public <E> @Nullable List<E> endList(List<E> items) {
    return endElements() ? Collections.unmodifiableList(items) : null;
  }

  /**
   * Ends an array that is read as a set.
   *
   * @param <E> the type of the elements
   * @param items the elements that fit
   * @return the elements as an unmodifiable set, or null if one does not fit
   */
  public <E> @Nullable Set<E> endSet(Set<E> items) {
    return endElements() ? Collections.unmodifiableSet(items) : null;
  }

  /** True also for a list that is cut, when everything in it so far fits. */
  private boolean endElements() {
    Frame array = frame();
    boolean fitSoFar = misfitCount() == array.misfitsBefore;
    end("an array");
    if (array.kind != Frame.Kind.SINGLE || lexer.failed()) {
      return fitSoFar;
    }
    if (wasFullyShaped(array)) {
      // rule: one fully shaped object where a list of such records is expected
      lexer.edit(Edit.Kind.SINGLE_FOR_LIST, array.start);
    } else {
      truncateMisfits(array.misfitsBefore);
      formMissed();
      misfit("an array", "an object");
    }
    return fits;
  }

  /**
   * Begins an object that is read as a map.
   *
   * @return false if there is no object, which is noted
   */
  public boolean beginMap() {
    return begin('{', Frame.Kind.MAP, "an object");
  }

  /**
   * Moves to the value of the next member.
   *
   * @return the member's name, or null after the last one
   */
  public @Nullable String nextKey() {
    Frame map = frame();
    map.at++;
    return lexer.nextName() && isWithinLimit(map) ? lexer.string() : null;
  }

  /**
   * Puts a value that fits into a map; the same key with another value is noted.
   *
   * @param <V> the type of the values
   * @param map the map so far
   * @param key the member's name
   * @param value its value
   */
  public <V> void put(Map<String, V> map, String key, V value) {
    V first = map.putIfAbsent(key, value);
    if (first != null && !first.equals(value)) {
      misfit("the same value each time", "another value");
    }
  }

  /**
   * Ends an object that is read as a map.
   *
   * @param <V> the type of the values
   * @param map the members whose values fit
   * @return the members as an unmodifiable map, or null if a value does not fit
   */
  public <V> @Nullable Map<String, V> endMap(Map<String, V> map) {
    boolean fitSoFar = misfitCount() == frame().misfitsBefore;
    end("an object");
    return fitSoFar ? Collections.unmodifiableMap(map) : null;
  }
}
