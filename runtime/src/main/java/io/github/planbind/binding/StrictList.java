package io.github.planbind.binding;

/**
 * Makes the strict schema of a list from that of its plans, as text. The root must be an object, and all
 * definitions must stand there.
 */
final class StrictList {
  /** Around a sealed plan stands an object already, whose members are in this order and no other. */
  private static final String WRAPPED = "{\"properties\":{";

  /** The one member of the object around a strict list: a name that no plan's own list will have. */
  static final String MEMBER = "listed_plans";

  private StrictList() {}

  static String of(String plan) {
    int definitions = memberAt(plan, "$defs");
    String rest = definitions < 0 ? "}" : plan.substring(definitions);
    String whole = definitions < 0 ? plan : plan.substring(0, definitions) + "}";
    String item = whole.startsWith(WRAPPED) ? unwrapped(whole) : whole;
    return "{\"type\":\"object\",\"properties\":{\"" + MEMBER + "\":{\"type\":\"array\",\"items\":"
        + item + "}},\"required\":[\"" + MEMBER + "\"],\"additionalProperties\":false" + rest;
  }

  private static String unwrapped(String wrapper) {
    int value = wrapper.indexOf(':', WRAPPED.length()) + 1;
    return wrapper.substring(value, memberAt(wrapper, "type") - 1);
  }

  /** The index of the comma before a member of the root; -1 where there is none. */
  private static int memberAt(String schema, String name) {
    String member = ",\"" + name + "\":";
    int depth = 0;
    boolean text = false;
    for (int i = 0; i < schema.length(); i++) {
      char c = schema.charAt(i);
      if (text && c == '\\') {
        i++;
      } else if (c == '"') {
        text = !text;
      } else if (!text && (c == '{' || c == '[')) {
        depth++;
      } else if (!text && (c == '}' || c == ']')) {
        depth--;
      } else if (!text && depth == 1 && schema.startsWith(member, i)) {
        return i;
      }
    }
    return -1;
  }
}
