package io.github.planbind.processor;

import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The library that companions call. Without it each of them would have an error in every line. */
final class Library {
  private static final String NAME = "io.github.planbind.binding.PlanBinder";

  private Library() {}

  /** Whether a companion in the package of this plan can see it. */
  static boolean isVisibleTo(TypeElement plan, Elements elements) {
    ModuleElement home = elements.getModuleOf(plan);
    return (home == null ? elements.getTypeElement(NAME) : elements.getTypeElement(home, NAME))
        != null;
  }

  /** What to do where it is not. */
  static String wayOut(TypeElement plan, Elements elements) {
    ModuleElement home = elements.getModuleOf(plan);
    return home == null || home.isUnnamed()
        ? "Add the dependency io.github.planbind:planbind"
        : "Write requires io.github.planbind in the module-info of " + home.getQualifiedName();
  }
}
