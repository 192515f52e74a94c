package io.github.planbind.plans;

import io.github.planbind.PlanReader;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import java.util.Optional;

/** Reads a plan whose key is no component that it requires: {@code @Plan(keys = "key")}. */
public final class KeylessBinder implements PlanBinder<KeylessBinder.Keyless> {
  public static final KeylessBinder INSTANCE = new KeylessBinder();
  private static final ObjectShape KEYLESS =
      ObjectShape.named("Keyless").required("text").optional("key").keys("key").build();

  private KeylessBinder() {}

  /** A plan that may come without its key. */
  public record Keyless(String text, Optional<String> key) {}

  public static PlanReader<Keyless> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Keyless read(JsonInput json) {
    if (!json.beginObject(KEYLESS)) {
      return null;
    }
    String text = null;
    String key = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> text = json.readString(text);
        default -> key = json.readString(key);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(text, key);
      }
      return null;
    }
    return new Keyless(text, Optional.ofNullable(key));
  }

  @Override
  public String schema() {
    return "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\"}}}";
  }
}
