package one;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.lang.Override;
import java.util.ArrayList;
import two.Outer;

/** Reads {@code Plan1} from JSON. Change the record, not this file. */
@PlanGenerated
public final class Plan1Binder extends PlanCompanion<Plan1> {
  /** The one binder; it has no state. */
  public static final Plan1Binder INSTANCE = new Plan1Binder();

  /** The component {@code a}. */
  public static final PlanKey<Plan1, Order> A = PlanKey.<Plan1, Order>of(0, "a");

  /** The component {@code b}. */
  public static final PlanKey<Plan1, two.Order> B = PlanKey.<Plan1, two.Order>of(1, "b");

  /** The component {@code c}. */
  public static final PlanKey<Plan1, List> C = PlanKey.<Plan1, List>of(2, "c");

  /** The component {@code d}. */
  public static final PlanKey<Plan1, java.util.List<List>> D = PlanKey.<Plan1, java.util.List<List>>of(3, "d");

  /** The component {@code e}. */
  public static final PlanKey<Plan1, String> E = PlanKey.<Plan1, String>of(4, "e");

  /** The component {@code f}. */
  public static final PlanKey<Plan1, java.util.List<java.lang.String>> F = PlanKey.<Plan1, java.util.List<java.lang.String>>of(5, "f");

  /** The component {@code g}. */
  public static final PlanKey<Plan1, java.util.List<String>> G = PlanKey.<Plan1, java.util.List<String>>of(6, "g");

  /** The component {@code os}. */
  public static final PlanKey<Plan1, OS> OS_KEY = PlanKey.<Plan1, OS>of(7, "os");

  /** The component {@code h}. */
  public static final PlanKey<Plan1, Outer.Order> H = PlanKey.<Plan1, Outer.Order>of(8, "h");

  private static final ObjectShape PLAN1 = ObjectShape.named("Plan1")
      .required("a", "b", "c", "d", "e", "f", "g", "os", "h")
      .keys("a")
      .build();

  private static final ObjectShape ORDER = ObjectShape.named("Order").required("from").build();

  private static final ObjectShape ORDER_SHAPE = ObjectShape.named("Order").required("to").build();

  private static final ObjectShape LIST = ObjectShape.named("List").required("size").build();

  private static final ObjectShape STRING = ObjectShape.named("String").required("length").build();

  private static final ObjectShape ORDER_SHAPE2 = ObjectShape.named("Order")
      .required("via")
      .build();

  private static final EnumNames<OS> OS_NAMES = EnumNames.asDeclared("OS", OS.values());

  private Plan1Binder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Plan1\",\"type\":\"object\",\"properties\":{"
            + "\"a\":{\"type\":\"object\",\"properties\":{"
            + "\"from\":{\"type\":\"string\"}"
            + "},\"required\":[\"from\"]},"
            + "\"b\":{\"type\":\"object\",\"properties\":{"
            + "\"to\":{\"type\":\"string\"}"
            + "},\"required\":[\"to\"]},"
            + "\"c\":{\"$ref\":\"#/$defs/List\"},"
            + "\"d\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/List\"}},"
            + "\"e\":{\"$ref\":\"#/$defs/String\"},"
            + "\"f\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
            + "\"g\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/String\"}},"
            + "\"os\":{\"type\":\"string\",\"enum\":[\"LINUX\"]},"
            + "\"h\":{\"type\":\"object\",\"properties\":{"
            + "\"via\":{\"type\":\"string\"}"
            + "},\"required\":[\"via\"]}"
            + "},\"required\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"os\",\"h\"],\"$defs\":{"
            + "\"List\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"size\"]},"
            + "\"String\":{\"type\":\"object\",\"properties\":{"
            + "\"length\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647}"
            + "},\"required\":[\"length\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"a\":{\"type\":\"object\",\"properties\":{"
            + "\"from\":{\"type\":\"string\"}"
            + "},\"required\":[\"from\"],\"additionalProperties\":false},"
            + "\"b\":{\"type\":\"object\",\"properties\":{"
            + "\"to\":{\"type\":\"string\"}"
            + "},\"required\":[\"to\"],\"additionalProperties\":false},"
            + "\"c\":{\"$ref\":\"#/$defs/List\"},"
            + "\"d\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/List\"}},"
            + "\"e\":{\"$ref\":\"#/$defs/String\"},"
            + "\"f\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"
            + "\"g\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/String\"}},"
            + "\"os\":{\"type\":\"string\",\"enum\":[\"LINUX\"]},"
            + "\"h\":{\"type\":\"object\",\"properties\":{"
            + "\"via\":{\"type\":\"string\"}"
            + "},\"required\":[\"via\"],\"additionalProperties\":false}"
            + "},\"required\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"os\",\"h\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"List\":{\"type\":\"object\",\"properties\":{"
            + "\"size\":{\"type\":\"integer\"}"
            + "},\"required\":[\"size\"],\"additionalProperties\":false},"
            + "\"String\":{\"type\":\"object\",\"properties\":{"
            + "\"length\":{\"type\":\"integer\"}"
            + "},\"required\":[\"length\"],\"additionalProperties\":false}"
            + "}}",
        "{\"a\":{\"from\":\"the from\"},\"b\":{\"to\":\"the to\"},\"c\":{\"size\":1},\"d\":[{\"size\":1}],\"e\":{\"length\":1},\"f\":[\"the f\"],\"g\":[{\"length\":1}],\"os\":\"LINUX\",\"h\":{\"via\":\"the via\"}}");
  }

  /** {@return a reader of replies that hold a {@code Plan1}} */
  public static PlanReader<Plan1> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Plan1 read(JsonInput json) {
    if (!json.beginObject(PLAN1)) {
      return null;
    }
    Order a = null;
    two.Order b = null;
    List c = null;
    java.util.List<List> d = null;
    String e = null;
    java.util.List<java.lang.String> f = null;
    java.util.List<String> g = null;
    OS os = null;
    Outer.Order h = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> a = json.once(a, readOrder(json));
        case 1 -> b = json.once(b, readOrder2(json));
        case 2 -> c = json.once(c, readList(json));
        case 3 -> d = json.once(d, readListList(json));
        case 4 -> e = json.once(e, readString(json));
        case 5 -> f = ListValues.strings(json, f);
        case 6 -> g = json.once(g, readStringList(json));
        case 7 -> os = OS_NAMES.read(json, os);
        default -> h = json.once(h, readOrder3(json));
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(a, b, c, d, e, f, g, os, h);
      }
      return null;
    }
    return new Plan1(a, b, c, d, e, f, g, os, h);
  }

  private Order readOrder(JsonInput json) {
    if (!json.beginObject(ORDER)) {
      return null;
    }
    java.lang.String from = null;
    while (json.nextMember() >= 0) {
      from = json.readString(from);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Order(from);
  }

  private two.Order readOrder2(JsonInput json) {
    if (!json.beginObject(ORDER_SHAPE)) {
      return null;
    }
    java.lang.String to = null;
    while (json.nextMember() >= 0) {
      to = json.readString(to);
    }
    if (!json.endObject()) {
      return null;
    }
    return new two.Order(to);
  }

  private List readList(JsonInput json) {
    if (!json.beginObject(LIST)) {
      return null;
    }
    int size = 0;
    while (json.nextMember() >= 0) {
      size = json.readInt(size);
    }
    if (!json.endObject()) {
      return null;
    }
    return new List(size);
  }

  private java.util.List<List> readListList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    java.util.List<List> items = new ArrayList<>();
    while (json.nextElement()) {
      List item = readList(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private String readString(JsonInput json) {
    if (!json.beginObject(STRING)) {
      return null;
    }
    int length = 0;
    while (json.nextMember() >= 0) {
      length = json.readInt(length);
    }
    if (!json.endObject()) {
      return null;
    }
    return new String(length);
  }

  private java.util.List<String> readStringList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    java.util.List<String> items = new ArrayList<>();
    while (json.nextElement()) {
      String item = readString(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Outer.Order readOrder3(JsonInput json) {
    if (!json.beginObject(ORDER_SHAPE2)) {
      return null;
    }
    java.lang.String via = null;
    while (json.nextMember() >= 0) {
      via = json.readString(via);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Outer.Order(via);
  }
}
