package io.github.planbind.processor;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** The types that are often written where another one, which can be read, is meant. */
final class Replacements {
  private static final Map<String, String> BY_NAME = Map.ofEntries(
      Map.entry("java.io.File", "String"),
      Map.entry("java.lang.CharSequence", "String"),
      Map.entry("java.lang.Iterable", "List"),
      Map.entry("java.lang.Number", "BigDecimal"),
      Map.entry("java.net.URL", "URI"),
      Map.entry("java.nio.file.Path", "String"),
      Map.entry("java.sql.Date", "LocalDate"),
      Map.entry("java.sql.Time", "LocalTime"),
      Map.entry("java.sql.Timestamp", "Instant"),
      Map.entry("java.util.ArrayList", "List"),
      Map.entry("java.util.Calendar", "ZonedDateTime"),
      Map.entry("java.util.Collection", "List"),
      Map.entry("java.util.Currency", "String"),
      Map.entry("java.util.Date", "Instant"),
      Map.entry("java.util.Deque", "List"),
      Map.entry("java.util.EnumSet", "Set"),
      Map.entry("java.util.HashMap", "Map"),
      Map.entry("java.util.HashSet", "Set"),
      Map.entry("java.util.LinkedHashMap", "Map"),
      Map.entry("java.util.LinkedHashSet", "Set"),
      Map.entry("java.util.LinkedList", "List"),
      Map.entry("java.util.Locale", "String"),
      Map.entry("java.util.NavigableMap", "Map"),
      Map.entry("java.util.NavigableSet", "Set"),
      Map.entry("java.util.Queue", "List"),
      Map.entry("java.util.SequencedCollection", "List"),
      Map.entry("java.util.SequencedMap", "Map"),
      Map.entry("java.util.SequencedSet", "Set"),
      Map.entry("java.util.SortedMap", "Map"),
      Map.entry("java.util.SortedSet", "Set"),
      Map.entry("java.util.TreeMap", "Map"),
      Map.entry("java.util.TreeSet", "Set"),
      Map.entry("java.util.concurrent.atomic.AtomicBoolean", "boolean"),
      Map.entry("java.util.concurrent.atomic.AtomicInteger", "int"),
      Map.entry("java.util.concurrent.atomic.AtomicLong", "long"),
      Map.entry("java.util.stream.Stream", "List"));

  private Replacements() {}

  /** What to write in place of this type, with the same type arguments. */
  static Optional<String> of(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    return Optional.ofNullable(BY_NAME.get(element.getQualifiedName().toString()))
        .map(name -> name + arguments(type));
  }

  private static String arguments(DeclaredType type) {
    if (type.getTypeArguments().isEmpty()) {
      return "";
    }
    return type.getTypeArguments().stream()
        .map(argument -> TypeText.of(TypeName.get(argument)))
        .collect(Collectors.joining(", ", "<", ">"));
  }
}
