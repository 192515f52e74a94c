package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import org.junit.jupiter.api.Test;

class PlaceTest {
  private final Element plan = any(Element.class);
  private final Element component = any(Element.class);
  private final Element elsewhere = any(Element.class);
  private final Element order = any(Element.class);
  private final AnnotationMirror mirror = any(AnnotationMirror.class);

  @Test
  void theCaretGoesToThePartsOfThePlanItself() {
    Place place = Place.of(plan, "ShipPlan").member(component, "orders").on(mirror, null);

    assertThat(place)
        .isEqualTo(
            new Place(component, mirror, null, "ShipPlan.orders", false, List.of(plan, component)));
  }

  @Test
  void theCaretStaysOnTheComponentThatLeadsToAnotherType() {
    Place leader = Place.of(plan, "ShipPlan").member(component, "orders");
    Place place = leader.into(order).member(elsewhere, "task").on(mirror, null);

    assertThat(place)
        .isEqualTo(new Place(
            component,
            null,
            null,
            "ShipPlan.orders > Order.task",
            true,
            List.of(plan, component, order, elsewhere)));
  }

  private static <T> T any(Class<T> type) {
    Object proxy = Proxy.newProxyInstance(
        PlaceTest.class.getClassLoader(),
        new Class<?>[] {type},
        (self, method, arguments) -> switch (method.getName()) {
          case "equals" -> self == arguments[0];
          case "hashCode" -> System.identityHashCode(self);
          case "getSimpleName" -> new Named("Order");
          default -> type.getSimpleName();
        });
    return type.cast(proxy);
  }

  private record Named(String text) implements Name {
    @Override
    public boolean contentEquals(CharSequence other) {
      return text.contentEquals(other);
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
