package io.github.planbind.it.property;

import io.github.planbind.it.property.Reference.Misfit;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says whether what there is of a value that is cut fits its type, down to the place of the cut. */
record SoFar(Reference reference, RawJson raw) {

  boolean fits(Type type, Tree tree) {
    try {
      return raw.isOpen(tree) ? openFits(type, tree) : reference.value(type, tree) != null;
    } catch (Misfit misfit) {
      return false;
    }
  }

  private boolean openFits(Type type, Tree tree) throws Misfit {
    Class<?> java = Types.raw(type);
    if (tree instanceof Tree.Arr array && (java == List.class || java == Set.class)) {
      return array.items().stream().allMatch(item -> fits(Types.argument(type, 0), item));
    }
    if (tree instanceof Tree.Obj && java == List.class) {
      return fits(Types.argument(type, 0), tree);
    }
    if (tree instanceof Tree.Obj object && java == Map.class) {
      return object.members().stream()
          .allMatch(member -> fits(Types.argument(type, 1), member.value()));
    }
    return !(tree instanceof Tree.Obj object) || !Types.isObject(type) || membersFit(type, object);
  }

  private boolean membersFit(Type type, Tree.Obj object) throws Misfit {
    List<Component> components = Component.of(reference.variant(type, object));
    for (Tree.Member member : object.members()) {
      for (Component component : components) {
        boolean named =
            component.names().contains(member.name()) && !member.value().isNull();
        if (named && !fits(Reference.held(Types.of(component, type)), member.value())) {
          return false;
        }
      }
    }
    return true;
  }
}
