package io.github.planbind.it.property;

import io.github.planbind.binding.Edit;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Binds a tree to a record by rules R15 to R18, by reflection and with nothing of the library's: what
 * a record that was read is compared with. It finds one mismatch where the library finds all.
 */
final class Reference {
  private final RawJson raw;
  private final boolean keepLatex;
  private final List<Repair> readings = new ArrayList<>();
  private boolean illegalEscapeInside;
  /** Where the string stands whose text is being read; -1 for the text itself. */
  private int origin;

  private Reference(RawJson raw, boolean keepLatex, int origin) {
    this.raw = raw;
    this.keepLatex = keepLatex;
    this.origin = origin;
  }

  /** A value does not fit. */
  static final class Misfit extends Exception {
    private static final long serialVersionUID = 1L;

    Misfit(String why) {
      super(why, null, false, false);
    }
  }

  /** What becomes of a document. */
  interface Use<R> {
    R of(Reference reference, RawJson raw) throws Misfit;
  }

  /**
   * What becomes of the document at a place that is of a type, read as a document is that has an
   * illegal escape if it has one, also in a string that holds a document.
   */
  static <R> Optional<R> read(String text, int start, int origin, Type type, Use<R> use) {
    RawJson plain = RawJson.read(text, start, false);
    boolean illegal = plain.hasIllegalEscape() || hasIllegalEscapeInside(plain, text, origin, type);
    RawJson raw = illegal ? RawJson.read(text, start, true) : plain;
    return new Reference(raw, illegal, origin).tried(use);
  }

  private static boolean hasIllegalEscapeInside(RawJson raw, String text, int origin, Type type) {
    if (!text.contains("\\\\") && !text.contains("\\u005")) {
      // no string of it holds a backslash
      return false;
    }
    Reference probe = new Reference(raw, false, origin);
    probe.tried((reference, document) -> reference.value(type, document.tree()));
    return probe.illegalEscapeInside;
  }

  private <R> Optional<R> tried(Use<R> use) {
    try {
      return Optional.of(use.of(this, raw));
    } catch (Misfit misfit) {
      return Optional.empty();
    }
  }

  /** What was read other than as written, without what {@link RawJson} repaired in the document. */
  List<Repair> readings() {
    return readings;
  }

  // ---- values

  Object value(Type type, Tree tree) throws Misfit {
    Class<?> java = Types.raw(type);
    if (tree.isNull()) {
      throw new Misfit("null");
    }
    if (java == List.class || java == Set.class) {
      List<Object> items = items(Types.argument(type, 0), tree);
      return java == List.class ? items : new LinkedHashSet<>(items);
    }
    if (java == Map.class) {
      return map(Types.argument(type, 1), tree);
    }
    if (Types.isObject(type)) {
      return tree instanceof Tree.Str text
          ? inside(text, '{', held -> object(type, held))
          : object(type, tree);
    }
    return new Scalars(readings, place(tree)).value(java, tree);
  }

  private int place(Tree tree) {
    return origin < 0 ? tree.at() : origin;
  }

  /** What becomes of a value of a document that a string holds. */
  private interface Held {
    Object bind(Tree tree) throws Misfit;
  }

  private Object inside(Tree.Str string, char bracket, Held held) throws Misfit {
    int start = 0;
    while (start < string.text().length() && isBlank(string.text().charAt(start))) {
      start++;
    }
    if (!string.text().startsWith(String.valueOf(bracket), start)) {
      throw new Misfit("a string");
    }
    int outer = origin;
    RawJson inner = RawJson.read(string.text(), start, keepLatex);
    illegalEscapeInside |= inner.hasIllegalEscape();
    if (!inner.isAlone()) {
      throw new Misfit("a string that holds no document");
    }
    readings.add(new Repair(Edit.Kind.DOCUMENT_IN_STRING, place(string)));
    origin = place(string);
    for (Repair repair : inner.repairs()) {
      readings.add(new Repair(repair.kind(), origin));
    }
    try {
      return held.bind(inner.tree());
    } finally {
      origin = outer;
    }
  }

  static boolean isBlank(char c) {
    return c == ' ' || c >= '\t' && c <= '\r' || Blank.isRare(c);
  }

  @SuppressWarnings("unchecked")
  private List<Object> items(Type element, Tree tree) throws Misfit {
    if (tree instanceof Tree.Str text) {
      return (List<Object>) inside(text, '[', held -> items(element, held));
    }
    if (tree instanceof Tree.Obj && Types.isObject(element)) {
      // rule: one object where a list of such records is expected
      List<Object> one = List.of(value(element, tree));
      readings.add(new Repair(Edit.Kind.SINGLE_FOR_LIST, place(tree)));
      return one;
    }
    if (!(tree instanceof Tree.Arr array)) {
      throw new Misfit("no array");
    }
    return elements(element, array);
  }

  /** The elements of an array; of one that is cut those that are whole. */
  List<Object> elements(Type element, Tree.Arr array) throws Misfit {
    List<Object> items = new ArrayList<>();
    for (Tree item : array.items()) {
      if (!raw.isOpen(item)) {
        items.add(value(element, item));
      }
    }
    return items;
  }

  private Object map(Type element, Tree tree) throws Misfit {
    if (tree instanceof Tree.Str text) {
      return inside(text, '{', held -> map(element, held));
    }
    if (!(tree instanceof Tree.Obj object)) {
      throw new Misfit("no object");
    }
    return entries(element, object);
  }

  /** The entries of a map; of one that is cut those that are whole. */
  Map<String, Object> entries(Type element, Tree.Obj object) throws Misfit {
    Map<String, Object> map = new LinkedHashMap<>();
    for (Tree.Member member : object.members()) {
      if (!raw.isOpen(member.value())) {
        Object value = value(element, member.value());
        Object first = map.putIfAbsent(member.name(), value);
        same(first == null ? value : first, value);
      }
    }
    return map;
  }

  private static void same(Object first, Object again) throws Misfit {
    boolean sameNumber = number(first) != null
        && number(again) != null
        && number(first).compareTo(number(again)) == 0;
    if (!sameNumber && !Objects.equals(first, again)) {
      throw new Misfit("another value for the same name");
    }
  }

  /** A decimal, also an optional one: 1.5 and 1.50 are the same value. */
  private static BigDecimal number(Object value) {
    Object held = value instanceof Optional<?> optional ? optional.orElse(null) : value;
    return held instanceof BigDecimal decimal ? decimal : null;
  }

  // ---- records

  /** The record that an object is; of one that is cut, if its finished members are enough. */
  Object object(Type type, Tree tree) throws Misfit {
    if (!(tree instanceof Tree.Obj object)) {
      throw new Misfit("no object");
    }
    Class<?> record = variant(type, object);
    String discriminator = Types.isSealed(type) ? Types.discriminator(Types.raw(type)) : null;
    List<Component> components = Component.of(record);
    Object[] values = new Object[components.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = component(components.get(i), type, object, discriminator);
    }
    return create(record, values);
  }

  /** The record that an object of a type is read as. */
  Class<?> variant(Type type, Tree.Obj object) throws Misfit {
    Class<?> java = Types.raw(type);
    if (!Types.isSealed(type)) {
      return java;
    }
    String value = null;
    for (Tree.Member member : object.members()) {
      if (member.name().equals(Types.discriminator(java)) && !raw.isOpen(member.value())) {
        if (!(member.value() instanceof Tree.Str text)) {
          throw new Misfit("no variant");
        }
        same(value == null ? text.text() : value, text.text());
        value = text.text();
      }
    }
    Class<?> variant = Types.variants(java).get(value);
    if (variant == null) {
      throw new Misfit("no variant");
    }
    return variant;
  }

  /** The value of one component, as its record's constructor takes it. */
  Object component(Component component, Type record, Tree.Obj object, String discriminator)
      throws Misfit {
    Type type = Types.of(component, record);
    Object value = null;
    boolean any = false;
    for (Tree.Member member : object.members()) {
      boolean named = component.names().contains(member.name());
      if (named && !raw.isOpen(member.value())) {
        Object now = member.value().isNull() ? null : optionalValue(type, member.value());
        // rule: the same component twice must have the same value, and null is none
        same(any ? value : now, now);
        value = any ? value : now;
        any = true;
      }
    }
    return value != null ? value : absent(component, type, object, discriminator);
  }

  private Object absent(Component component, Type type, Tree.Obj object, String discriminator)
      throws Misfit {
    for (Tree.Member member : object.members()) {
      String name = member.name();
      if (component.isAlike(name) && !isName(name, object, component, discriminator)) {
        throw new Misfit("a name that is almost " + component.name());
      }
    }
    Class<?> java = Types.raw(type);
    if (java == Optional.class) {
      return Optional.empty();
    }
    if (java == OptionalInt.class) {
      return OptionalInt.empty();
    }
    if (java == OptionalLong.class) {
      return OptionalLong.empty();
    }
    if (java == OptionalDouble.class) {
      return OptionalDouble.empty();
    }
    throw new Misfit("no " + component.name());
  }

  private boolean isName(String name, Tree.Obj object, Component alike, String discriminator) {
    boolean ofAnother = Component.of(alike.java().getDeclaringRecord()).stream()
        .anyMatch(component -> component.names().contains(name));
    return ofAnother || name.equals(discriminator);
  }

  private Object optionalValue(Type type, Tree tree) throws Misfit {
    Class<?> java = Types.raw(type);
    if (java == Optional.class) {
      return Optional.of(value(Types.argument(type, 0), tree));
    }
    if (java == OptionalInt.class) {
      return OptionalInt.of((Integer) value(int.class, tree));
    }
    if (java == OptionalLong.class) {
      return OptionalLong.of((Long) value(long.class, tree));
    }
    if (java == OptionalDouble.class) {
      return OptionalDouble.of((Double) value(double.class, tree));
    }
    return value(type, tree);
  }

  /** The type of what an optional holds; any other type itself. */
  static Type held(Type type) {
    Class<?> java = Types.raw(type);
    if (java == Optional.class) {
      return Types.argument(type, 0);
    }
    return switch (java.getSimpleName()) {
      case "OptionalInt" -> int.class;
      case "OptionalLong" -> long.class;
      case "OptionalDouble" -> double.class;
      default -> type;
    };
  }

  private static Object create(Class<?> record, Object[] values) {
    try {
      return record.getDeclaredConstructors()[0].newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
