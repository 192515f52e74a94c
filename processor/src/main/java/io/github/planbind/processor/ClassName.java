package io.github.planbind.processor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * The name of a class, a record, an enum or an interface.
 *
 * @param simpleNames its own simple name, behind those of the classes around it
 */
record ClassName(String packageName, List<String> simpleNames) implements TypeName {
  static final ClassName OBJECT = ClassName.get("java.lang", "Object");

  static ClassName get(String packageName, String simpleName) {
    return new ClassName(packageName, List.of(simpleName));
  }

  static ClassName get(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    Element around = type;
    for (; around instanceof TypeElement; around = around.getEnclosingElement()) {
      names.addFirst(around.getSimpleName().toString());
    }
    // a class that does not exist may stand in no package at all
    String home =
        around instanceof PackageElement known ? known.getQualifiedName().toString() : "";
    return new ClassName(home, List.copyOf(names));
  }

  String simpleName() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /** The class around all others, with its package. */
  String topLevel() {
    return packageName.isEmpty() ? simpleNames.get(0) : packageName + "." + simpleNames.get(0);
  }

  /** The simple names only. */
  String shortName() {
    return String.join(".", simpleNames);
  }

  @Override
  public String text(Function<ClassName, String> names) {
    return names.apply(this);
  }

  /** The name with its package. */
  String qualifiedName() {
    return packageName.isEmpty() ? shortName() : packageName + "." + shortName();
  }
}
