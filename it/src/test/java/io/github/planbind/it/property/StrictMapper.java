package io.github.planbind.it.property;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.planbind.it.Shape;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The strict reader that ours is compared with: Jackson's databind with everything refused that it
 * can be told to refuse.
 */
final class StrictMapper {
  private static final JsonMapper STRICT = mapper(true);
  private static final JsonFactory TOKENS = new JsonFactory();
  private static final JsonMapper ABSENT_OPTIONALS = mapper(false);

  private StrictMapper() {}

  /** What databind reads from a text; empty where it refuses it. */
  static <T> Optional<T> read(Target<T> target, String json) {
    return read(STRICT, target, json);
  }

  /** As {@link #read}, but nothing is asked for that is absent: what is not optional may be null. */
  static <T> Optional<T> readWithAbsent(Target<T> target, String json) {
    return read(ABSENT_OPTIONALS, target, json);
  }

  private static <T> Optional<T> read(JsonMapper mapper, Target<T> target, String json) {
    try {
      return Optional.ofNullable(mapper.readValue(json, mapper.constructType(target.type())));
    } catch (JacksonException refused) {
      return Optional.empty();
    }
  }

  /** Says whether a text is one JSON document, as Jackson's own tokenizer sees it. */
  static boolean isJson(String text) {
    try (JsonParser parser = TOKENS.createParser(text)) {
      if (parser.nextToken() == null) {
        return false;
      }
      parser.skipChildren();
      parser.getText();
      return parser.nextToken() == null;
    } catch (JsonParseException e) {
      // JSON has half a pair in a name too; Jackson refuses it there, and reads it in values
      return e.getOriginalMessage().matches(".*surrogate.* in field name.*")
          && RawJson.strict(text) != null;
    } catch (IOException e) {
      return false;
    }
  }

  /** What is read otherwise by rules R14, R15 and R16: blank forms, null in a list, some numbers. */
  static boolean isExcepted(Tree tree, Object plan) {
    boolean nulls = plan instanceof List<?> list && list.stream().anyMatch(Objects::isNull);
    return nulls || Numbers.areReadAsOthersIn(tree) || Expected.isBlankForm(plan);
  }

  private static JsonMapper mapper(boolean wantsAll) {
    JsonMapper.Builder builder = JsonMapper.builder();
    for (DeserializationFeature feature : DeserializationFeature.values()) {
      if (feature.name().startsWith("FAIL_ON_")) {
        builder.enable(feature);
      }
    }
    builder.configure(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES, wantsAll);
    builder.configure(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES, wantsAll);
    builder.disable(
        DeserializationFeature.ACCEPT_FLOAT_AS_INT,
        DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
    builder.disable(MapperFeature.ALLOW_COERCION_OF_SCALARS);
    builder.enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
    builder.defaultLeniency(false);
    builder.defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));
    builder.withCoercionConfigDefaults(config -> config
        .setAcceptBlankAsEmpty(false)
        .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail));
    builder.withCoercionConfig(
        LogicalType.Textual,
        config -> config
            .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    builder.addModules(
        new ParameterNamesModule(),
        new Jdk8Module(),
        Untrimmed.module(),
        new JavaTimeModule().disable(JavaTimeFeature.NORMALIZE_DESERIALIZED_ZONE_ID));
    builder.addMixIn(Shape.class, ShapeWithType.class);
    return builder.build();
  }

  /** Tells Jackson how the variants are told apart. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Shape.Circle.class, name = "circle"),
    @JsonSubTypes.Type(value = Shape.Rect.class, name = "rect")
  })
  private interface ShapeWithType {}
}
