package box;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads {@code Containers} from JSON. Change the record, not this file. */
@PlanGenerated
public final class ContainersBinder extends PlanCompanion<Containers> {
  /** The one binder; it has no state. */
  public static final ContainersBinder INSTANCE = new ContainersBinder();

  /** The component {@code names}. */
  public static final PlanKey<Containers, List<String>> NAMES = PlanKey.<Containers, List<String>>of(0, "names");

  /** The component {@code numbers}. */
  public static final PlanKey<Containers, Set<Integer>> NUMBERS = PlanKey.<Containers, Set<Integer>>of(1, "numbers");

  /** The component {@code counts}. */
  public static final PlanKey<Containers, Map<String, Integer>> COUNTS = PlanKey.<Containers, Map<String, Integer>>of(2, "counts");

  /** The component {@code grid}. */
  public static final PlanKey<Containers, List<List<Double>>> GRID = PlanKey.<Containers, List<List<Double>>>of(3, "grid");

  /** The component {@code items}. */
  public static final PlanKey<Containers, Map<String, List<Containers.Item>>> ITEMS = PlanKey.<Containers, Map<String, List<Containers.Item>>>of(4, "items");

  /** The component {@code bag}. */
  public static final PlanKey<Containers, Set<Containers.Item>> BAG = PlanKey.<Containers, Set<Containers.Item>>of(5, "bag");

  /** The component {@code flags}. */
  public static final PlanKey<Containers, Map<String, Map<String, Boolean>>> FLAGS = PlanKey.<Containers, Map<String, Map<String, Boolean>>>of(6, "flags");

  /** The component {@code maybe}. */
  public static final PlanKey<Containers, List<Containers.Item>> MAYBE = PlanKey.<Containers, List<Containers.Item>>of(7, "maybe");

  /** The component {@code letters}. */
  public static final PlanKey<Containers, Map<String, Character>> LETTERS = PlanKey.<Containers, Map<String, Character>>of(8, "letters");

  /** The component {@code bytes}. */
  public static final PlanKey<Containers, List<Byte>> BYTES = PlanKey.<Containers, List<Byte>>of(9, "bytes");

  private static final ObjectShape CONTAINERS = ObjectShape.named("Containers")
      .required("names", "numbers", "counts", "grid", "items", "bag", "flags")
      .optional("maybe", "letters")
      .required("bytes")
      .keys("names", "grid")
      .build();

  private static final ObjectShape ITEM = ObjectShape.named("Item").required("name").build();

  private ContainersBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Containers\",\"type\":\"object\",\"properties\":{"
            + "\"names\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
            + "\"numbers\":{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},\"uniqueItems\":true},"
            + "\"counts\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}},"
            + "\"grid\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{\"type\":\"number\"}}},"
            + "\"items\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Item\"}}},"
            + "\"bag\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Item\"},\"uniqueItems\":true},"
            + "\"flags\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"boolean\"}}},"
            + "\"maybe\":{\"type\":[\"array\",\"null\"],\"items\":{\"$ref\":\"#/$defs/Item\"}},"
            + "\"letters\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1}},"
            + "\"bytes\":{\"type\":\"array\",\"items\":{\"type\":\"integer\",\"minimum\":-128,\"maximum\":127}}"
            + "},\"required\":[\"names\",\"numbers\",\"counts\",\"grid\",\"items\",\"bag\",\"flags\",\"bytes\"],\"$defs\":{"
            + "\"Item\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"names\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
            + "\"numbers\":{\"description\":\"uniqueItems: true\",\"type\":\"array\",\"items\":{\"type\":\"integer\"}},"
            + "\"counts\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\"}},"
            + "\"grid\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{\"type\":\"number\"}}},"
            + "\"items\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Item\"}}},"
            + "\"bag\":{\"description\":\"uniqueItems: true\",\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Item\"}},"
            + "\"flags\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"boolean\"}}},"
            + "\"maybe\":{\"type\":[\"array\",\"null\"],\"items\":{\"$ref\":\"#/$defs/Item\"}},"
            + "\"letters\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":{\"description\":\"minLength: 1, maxLength: 1\",\"type\":\"string\"}},"
            + "\"bytes\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}}"
            + "},\"required\":[\"names\",\"numbers\",\"counts\",\"grid\",\"items\",\"bag\",\"flags\",\"maybe\",\"letters\",\"bytes\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Item\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"],\"additionalProperties\":false}"
            + "}}",
        "{\"names\":[\"the names\"],\"numbers\":[1],\"counts\":{\"key1\":1},\"grid\":[[1.5]],\"items\":{\"key1\":[{\"name\":\"the name\"}]},\"bag\":[{\"name\":\"the name\"}],\"flags\":{\"key1\":{\"key1\":true}},\"maybe\":[{\"name\":\"the name\"}],\"letters\":{\"key1\":\"a\"},\"bytes\":[1]}");
  }

  /** {@return a reader of replies that hold a {@code Containers}} */
  public static PlanReader<Containers> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Containers read(JsonInput json) {
    if (!json.beginObject(CONTAINERS)) {
      return null;
    }
    List<String> names = null;
    Set<Integer> numbers = null;
    Map<String, Integer> counts = null;
    List<List<Double>> grid = null;
    Map<String, List<Containers.Item>> items = null;
    Set<Containers.Item> bag = null;
    Map<String, Map<String, Boolean>> flags = null;
    List<Containers.Item> maybe = null;
    Map<String, Character> letters = null;
    List<Byte> bytes = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> names = ListValues.strings(json, names);
        case 1 -> numbers = json.once(numbers, readIntegerSet(json));
        case 2 -> counts = json.once(counts, readIntegerMap(json));
        case 3 -> grid = json.once(grid, readDoubleListList(json));
        case 4 -> items = json.once(items, readItemListMap(json));
        case 5 -> bag = json.once(bag, readItemSet(json));
        case 6 -> flags = json.once(flags, readBooleanMapMap(json));
        case 7 -> maybe = json.once(maybe, readItemList(json));
        case 8 -> letters = json.once(letters, readCharacterMap(json));
        default -> bytes = json.once(bytes, readByteList(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(names, numbers, counts, grid, items, bag, flags, maybe, letters, bytes);
      }
      return null;
    }
    return new Containers(names, numbers, counts, grid, items, bag, flags,
        Optional.<List<Containers.Item>>ofNullable(maybe),
        Optional.<Map<String, Character>>ofNullable(letters), bytes);
  }

  private Set<Integer> readIntegerSet(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    Set<Integer> items = new LinkedHashSet<>();
    while (json.nextElement()) {
      int item = json.readInt();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endSet(items);
  }

  private Map<String, Integer> readIntegerMap(JsonInput json) {
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

  private List<List<Double>> readDoubleListList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<List<Double>> items = new ArrayList<>();
    while (json.nextElement()) {
      List<Double> item = ListValues.doubles(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Map<String, List<Containers.Item>> readItemListMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, List<Containers.Item>> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      List<Containers.Item> value = readItemList(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private Set<Containers.Item> readItemSet(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    Set<Containers.Item> items = new LinkedHashSet<>();
    while (json.nextElement()) {
      Containers.Item item = readItem(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endSet(items);
  }

  private Map<String, Map<String, Boolean>> readBooleanMapMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Map<String, Boolean>> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      Map<String, Boolean> value = readBooleanMap(json);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private List<Containers.Item> readItemList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Containers.Item> items = new ArrayList<>();
    while (json.nextElement()) {
      Containers.Item item = readItem(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Map<String, Character> readCharacterMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Character> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      char value = json.readChar();
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }

  private List<Byte> readByteList(JsonInput json) {
    if (!json.beginArray()) {
      return null;
    }
    List<Byte> items = new ArrayList<>();
    while (json.nextElement()) {
      byte item = json.readByte();
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Containers.Item readItem(JsonInput json) {
    if (!json.beginObject(ITEM)) {
      return null;
    }
    String name = null;
    while (json.nextMember() >= 0) {
      name = json.readString(name);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Containers.Item(name);
  }

  private Map<String, Boolean> readBooleanMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Boolean> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      boolean value = json.readBoolean();
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }
}
