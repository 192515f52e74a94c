package io.github.planbind.plans;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code Voyage} from JSON, as the processor would write it. */
public final class VoyageBinder implements PlanBinder<Voyage> {
  public static final VoyageBinder INSTANCE = new VoyageBinder();
  public static final PlanKey<Voyage, String> NAME = PlanKey.of(0, "name");
  public static final PlanKey<Voyage, List<Voyage.Stop>> STOPS = PlanKey.of(1, "stops");
  public static final PlanKey<Voyage, Set<String>> TAGS = PlanKey.of(2, "tags");
  public static final PlanKey<Voyage, Map<String, Integer>> MILES = PlanKey.of(3, "miles");
  public static final PlanKey<Voyage, Boolean> NIGHT = PlanKey.of(4, "night");
  public static final PlanKey<Voyage, Voyage.Captain> CAPTAIN = PlanKey.of(5, "captain");
  public static final PlanKey<Voyage, Voyage.Rig> RIG = PlanKey.of(6, "rig");

  private static final ObjectShape VOYAGE = ObjectShape.named("Voyage")
      .required("name")
      .aliases("title")
      .required("stops")
      .required("tags")
      .required("miles")
      .required("night")
      .optional("captain")
      .optional("rig")
      .keys("name", "stops")
      .build();
  private static final ObjectShape STOP =
      ObjectShape.named("Stop").required("port").required("days").build();
  private static final ObjectShape CAPTAIN_SHAPE =
      ObjectShape.named("Captain").required("name").optional("home_port").build();
  private static final EnumNames<Voyage.Rig> RIG_NAMES = EnumNames.<Voyage.Rig>of("Rig")
      .constant(Voyage.Rig.SLOOP, "sloop", "cutter")
      .constant(Voyage.Rig.KETCH, "ketch")
      .build();

  private VoyageBinder() {}

  public static PlanReader<Voyage> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Voyage read(JsonInput json) {
    if (!json.beginObject(VOYAGE)) {
      return null;
    }
    String name = null;
    List<Voyage.Stop> stops = null;
    Set<String> tags = null;
    Map<String, Integer> miles = null;
    boolean night = false;
    Voyage.Captain captain = null;
    Voyage.Rig rig = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> name = json.readString(name);
        case 1 -> stops = json.once(stops, readStopList(json));
        case 2 -> tags = json.once(tags, readStringSet(json));
        case 3 -> miles = json.once(miles, readIntegerMap(json));
        case 4 -> night = json.readBoolean(night);
        case 5 -> captain = json.once(captain, readCaptain(json));
        default -> rig = RIG_NAMES.read(json, rig);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(name, stops, tags, miles, night, captain, rig);
      }
      return null;
    }
    return new Voyage(
        name, stops, tags, miles, night, Optional.ofNullable(captain), Optional.ofNullable(rig));
  }

  @Override
  public String schema() {
    return "{\"type\":\"object\"}";
  }

  private static List<Voyage.Stop> readStopList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Voyage.Stop> items = new ArrayList<>();
    while (json.nextElement()) {
      Voyage.Stop item = readStop(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private static Voyage.Stop readStop(JsonInput json) {
    if (!json.beginObject(STOP)) {
      return null;
    }
    String port = null;
    int days = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> port = json.readString(port);
        default -> days = json.readInt(days);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(port, days);
      }
      return null;
    }
    return new Voyage.Stop(port, days);
  }

  private static Set<String> readStringSet(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    Set<String> items = new LinkedHashSet<>();
    while (json.nextElement()) {
      String item = json.readString();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endSet(items);
  }

  private static Map<String, Integer> readIntegerMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Integer> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      int value = json.readInt();
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private static Voyage.Captain readCaptain(JsonInput json) {
    if (!json.beginObject(CAPTAIN_SHAPE)) {
      return null;
    }
    String name = null;
    String homePort = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> name = json.readString(name);
        default -> homePort = json.readString(homePort);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(name, homePort);
      }
      return null;
    }
    try {
      return new Voyage.Captain(name, Optional.ofNullable(homePort));
    } catch (RuntimeException refused) {
      return json.refused();
    }
  }
}
