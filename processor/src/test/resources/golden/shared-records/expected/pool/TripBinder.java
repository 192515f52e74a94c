package pool;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code Trip} from JSON. Change the record, not this file. */
@PlanGenerated
final class TripBinder extends PlanCompanion<Trip> {
  /** The one binder; it has no state. */
  public static final TripBinder INSTANCE = new TripBinder();

  /** The component {@code from}. */
  public static final PlanKey<Trip, Trip.Place> FROM = PlanKey.<Trip, Trip.Place>of(0, "from");

  /** The component {@code to}. */
  public static final PlanKey<Trip, Trip.Place> TO = PlanKey.<Trip, Trip.Place>of(1, "to");

  /** The component {@code via}. */
  public static final PlanKey<Trip, List<Trip.Place>> VIA = PlanKey.<Trip, List<Trip.Place>>of(2, "via");

  /** The component {@code home}. */
  public static final PlanKey<Trip, Trip.Place> HOME = PlanKey.<Trip, Trip.Place>of(3, "home");

  /** The component {@code size}. */
  public static final PlanKey<Trip, Trip.Größe> SIZE = PlanKey.<Trip, Trip.Größe>of(4, "size");

  /** The component {@code other}. */
  public static final PlanKey<Trip, Trip.Größe> OTHER = PlanKey.<Trip, Trip.Größe>of(5, "other");

  private static final ObjectShape TRIP = ObjectShape.named("Trip")
      .required("from", "to", "via")
      .optional("home", "size")
      .required("other")
      .keys("from", "to")
      .build();

  private static final ObjectShape PLACE = ObjectShape.named("Place")
      .required("name", "lat", "lon")
      .build();

  private static final ObjectShape GRÖSSE = ObjectShape.named("Gr\u00f6\u00dfe")
      .required("meter")
      .build();

  private TripBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Trip\",\"type\":\"object\",\"properties\":{"
            + "\"from\":{\"description\":\"Where it starts.\",\"$ref\":\"#/$defs/Place\"},"
            + "\"to\":{\"$ref\":\"#/$defs/Place\"},"
            + "\"via\":{\"description\":\"Stops.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Place\"}},"
            + "\"home\":{\"description\":\"Home.\",\"anyOf\":[{\"$ref\":\"#/$defs/Place\"},{\"type\":\"null\"}]},"
            + "\"size\":{\"anyOf\":[{\"$ref\":\"#/$defs/Gr%C3%B6%C3%9Fe\"},{\"type\":\"null\"}]},"
            + "\"other\":{\"$ref\":\"#/$defs/Gr%C3%B6%C3%9Fe\"}"
            + "},\"required\":[\"from\",\"to\",\"via\",\"other\"],\"$defs\":{"
            + "\"Place\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"lat\":{\"type\":\"number\"},"
            + "\"lon\":{\"type\":\"number\"}"
            + "},\"required\":[\"name\",\"lat\",\"lon\"]},"
            + "\"Gr\u00f6\u00dfe\":{\"type\":\"object\",\"properties\":{"
            + "\"meter\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"meter\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"from\":{\"description\":\"Where it starts.\",\"anyOf\":[{\"$ref\":\"#/$defs/Place\"}]},"
            + "\"to\":{\"$ref\":\"#/$defs/Place\"},"
            + "\"via\":{\"description\":\"Stops.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Place\"}},"
            + "\"home\":{\"description\":\"Home.\",\"anyOf\":[{\"$ref\":\"#/$defs/Place\"},{\"type\":\"null\"}]},"
            + "\"size\":{\"anyOf\":[{\"$ref\":\"#/$defs/Gr%C3%B6%C3%9Fe\"},{\"type\":\"null\"}]},"
            + "\"other\":{\"$ref\":\"#/$defs/Gr%C3%B6%C3%9Fe\"}"
            + "},\"required\":[\"from\",\"to\",\"via\",\"home\",\"size\",\"other\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Place\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"},"
            + "\"lat\":{\"type\":\"number\"},"
            + "\"lon\":{\"type\":\"number\"}"
            + "},\"required\":[\"name\",\"lat\",\"lon\"],\"additionalProperties\":false},"
            + "\"Gr\u00f6\u00dfe\":{\"type\":\"object\",\"properties\":{"
            + "\"meter\":{\"type\":\"integer\"}"
            + "},\"required\":[\"meter\"],\"additionalProperties\":false}"
            + "}}",
        "{\"from\":{\"name\":\"the name\",\"lat\":1.5,\"lon\":1.5},\"to\":{\"name\":\"the name\",\"lat\":1.5,\"lon\":1.5},\"via\":[{\"name\":\"the name\",\"lat\":1.5,\"lon\":1.5}],\"home\":{\"name\":\"the name\",\"lat\":1.5,\"lon\":1.5},\"size\":{\"meter\":1},\"other\":{\"meter\":1}}");
  }

  /** {@return a reader of replies that hold a {@code Trip}} */
  public static PlanReader<Trip> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Trip read(JsonInput json) {
    if (!json.beginObject(TRIP)) {
      return null;
    }
    Trip.Place from = null;
    Trip.Place to = null;
    List<Trip.Place> via = null;
    Trip.Place home = null;
    Trip.Größe size = null;
    Trip.Größe other = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> from = json.once(from, readPlace(json));
        case 1 -> to = json.once(to, readPlace(json));
        case 2 -> via = json.once(via, readPlaceList(json));
        case 3 -> home = json.once(home, readPlace(json));
        case 4 -> size = json.once(size, readGröße(json));
        default -> other = json.once(other, readGröße(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(from, to, via, home, size, other);
      }
      return null;
    }
    return new Trip(from, to, via, Optional.<Trip.Place>ofNullable(home),
        Optional.<Trip.Größe>ofNullable(size), other);
  }

  private Trip.Place readPlace(JsonInput json) {
    if (!json.beginObject(PLACE)) {
      return null;
    }
    String name = null;
    double lat = 0;
    double lon = 0;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> name = json.readString(name);
        case 1 -> lat = json.readDouble(lat);
        default -> lon = json.readDouble(lon);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Trip.Place(name, lat, lon);
  }

  private List<Trip.Place> readPlaceList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Trip.Place> items = new ArrayList<>();
    while (json.nextElement()) {
      Trip.Place item = readPlace(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Trip.Größe readGröße(JsonInput json) {
    if (!json.beginObject(GRÖSSE)) {
      return null;
    }
    int meter = 0;
    while (json.nextMember() >= 0) {
      meter = json.readInt(meter);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Trip.Größe(meter);
  }
}
