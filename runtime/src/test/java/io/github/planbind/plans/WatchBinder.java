package io.github.planbind.plans;

import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.ArrayList;
import java.util.List;

/** As a companion is written for a record with defaults; the relief's default is given. */
public final class WatchBinder implements PlanBinder<Watch> {
  private final ObjectShape watch;

  private WatchBinder(String relief) {
    watch = ObjectShape.named("Watch")
        .required("officer")
        .defaulted("4", "hours")
        .aliases("h")
        .defaulted(relief, "relief")
        .keys("officer")
        .build();
  }

  public static WatchBinder withRelief(String json) {
    return new WatchBinder(json);
  }

  @Override
  public Watch read(JsonInput json) {
    if (!json.beginObject(watch)) {
      return null;
    }
    String officer = null;
    int hours = 0;
    List<Watch> relief = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> officer = json.readString(officer);
        case 1 -> hours = json.readInt(hours);
        default -> relief = json.once(relief, readList(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(officer, hours, relief);
      }
      return null;
    }
    return new Watch(officer, hours, relief);
  }

  private List<Watch> readList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Watch> items = new ArrayList<>();
    while (json.nextElement()) {
      Watch item = read(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  @Override
  public String schema() {
    return "{}";
  }
}
