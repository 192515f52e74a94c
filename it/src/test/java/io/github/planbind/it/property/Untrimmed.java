package io.github.planbind.it.property;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;

/** Refuses texts that databind reads only when it has trimmed them, which no setting forbids. */
final class Untrimmed extends DelegatingDeserializer {
  private static final long serialVersionUID = 1L;

  private Untrimmed(JsonDeserializer<?> of) {
    super(of);
  }

  static SimpleModule module() {
    return new SimpleModule().setDeserializerModifier(new BeanDeserializerModifier() {
      private static final long serialVersionUID = 1L;

      @Override
      public JsonDeserializer<?> modifyDeserializer(
          DeserializationConfig config, BeanDescription type, JsonDeserializer<?> of) {
        Class<?> read = type.getBeanClass();
        return read.getName().startsWith("java.") && read != String.class ? new Untrimmed(of) : of;
      }
    });
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> of) {
    return new Untrimmed(of);
  }

  @Override
  public Object deserialize(JsonParser json, DeserializationContext context) throws IOException {
    if (json.hasToken(JsonToken.VALUE_STRING)
        && !json.getText().equals(json.getText().trim())) {
      return context.handleWeirdStringValue(handledType(), json.getText(), "blanks around");
    }
    return super.deserialize(json, context);
  }
}
