package io.github.planbind.processor;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Whether a companion may name a type: private ones it cannot, nor what another package hides. */
final class Visibility {
  private final Elements elements;
  private final PackageElement home;
  private final ClassName companion;
  private final Problems problems;

  Visibility(Elements elements, TypeElement plan, ClassName companion, Problems problems) {
    this.elements = elements;
    this.home = elements.getPackageOf(plan);
    this.companion = companion;
    this.problems = problems;
  }

  /** Whether the companion can name the type; notes the problem when it cannot. */
  boolean check(FoundType found) {
    boolean here = elements.getPackageOf(found.element()).equals(home);
    Optional<String> hidden = hidden(found.element(), here);
    if (hidden.isPresent()) {
      String way = here ? "package-private" : "public";
      problems.add(Rule.VISIBILITY, found.leader(), hidden.get(), companion.simpleName(), way);
    }
    return hidden.isEmpty();
  }

  /** Whether the type can be named in its own package. */
  static boolean isVisible(TypeElement type) {
    return hidden(type, true).isEmpty();
  }

  /** Whether the type and all types around it are public. */
  static boolean isPublic(TypeElement type) {
    return hidden(type, false).isEmpty();
  }

  /** The name of the type, or of one around it, that cannot be seen from the same or any package. */
  private static Optional<String> hidden(TypeElement type, boolean samePackage) {
    for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
      boolean visible = samePackage
          ? !e.getModifiers().contains(Modifier.PRIVATE)
          : e.getModifiers().contains(Modifier.PUBLIC);
      if (!visible) {
        return Optional.of(e.getSimpleName().toString());
      }
    }
    return Optional.empty();
  }
}
