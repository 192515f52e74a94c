package io.github.planbind.processor;

import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** A plan by its name: elements of one round must not be used in the next. */
record PlanName(String module, String type) {

  static PlanName of(TypeElement plan, Elements elements) {
    ModuleElement module = elements.getModuleOf(plan);
    return new PlanName(
        module == null ? "" : module.getQualifiedName().toString(),
        plan.getQualifiedName().toString());
  }

  TypeElement find(Elements elements) {
    ModuleElement home = elements.getModuleElement(module);
    return home == null ? elements.getTypeElement(type) : elements.getTypeElement(home, type);
  }
}
