package io.github.planbind.bench.scoreboard;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import com.openai.models.chat.completions.ChatCompletionMessage;
import com.openai.models.chat.completions.StructuredChatCompletionMessage;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;
import dev.langchain4j.service.output.ServiceOutputParser;
import io.github.planbind.it.replay.ReplayReader;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.ai.converter.BeanOutputConverter;
import org.springframework.core.ParameterizedTypeReference;

/** A library as its users call it, with the text of a reply. */
enum Peer {
  PLANBIND("Planbind") {
    private final ReplayReader reader = new ReplayReader();

    @Override
    Answer read(String schema, String reply, String finishReason) {
      JsonNode outcome = reader.read(schema, reply, finishReason).toJson().get("outcome");
      if (outcome.has("complete")) {
        return new Answer.Plan(outcome.get("complete"));
      }
      return outcome.has("truncated")
          ? new Answer.Cut(outcome.get("truncated"))
          : new Answer.Refused();
    }
  },
  LANGCHAIN4J("LangChain4j 1.19.0") {
    private final ServiceOutputParser parser = new ServiceOutputParser();

    @Override
    Answer read(String schema, String reply, String finishReason) {
      ChatResponse response = ChatResponse.builder()
          .aiMessage(AiMessage.from(reply))
          .finishReason(finishReason.equals("length") ? FinishReason.LENGTH : FinishReason.STOP)
          .build();
      return plan(parser.parse(response, Schema.type(schema)));
    }
  },
  SPRING_AI("Spring AI 2.0.1") {
    @Override
    Answer read(String schema, String reply, String finishReason) {
      return plan(new BeanOutputConverter<>(reference(Schema.type(schema))).convert(reply));
    }
  },
  SPRING_AI_TUNED("Spring AI 2.0.1, tuned mapper") {
    private final tools.jackson.databind.json.JsonMapper json = tuned3();

    @Override
    Answer read(String schema, String reply, String finishReason) {
      return plan(new BeanOutputConverter<>(reference(Schema.type(schema)), json).convert(reply));
    }
  },
  OPENAI_JAVA("openai-java 4.101.0") {
    @Override
    Answer read(String schema, String reply, String finishReason) {
      ChatCompletionMessage message = ChatCompletionMessage.builder()
          .content(reply)
          .refusal(Optional.empty())
          .build();
      Class<?> type = (Class<?>) Schema.type(schema);
      return plan(new StructuredChatCompletionMessage<>(type, message).content().orElse(null));
    }

    @Override
    boolean canExpress(String schema) {
      // takes a class only, and asks for an object
      return Schema.type(schema) instanceof Class<?>;
    }
  },
  FENCE_REGEX("fence regex + Jackson 2.23.0") {
    private final JsonMapper json =
        common().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

    @Override
    Answer read(String schema, String reply, String finishReason) throws Exception {
      return plan(json.readValue(unfenced(reply), json.constructType(Schema.type(schema))));
    }
  },
  FENCE_REGEX_TUNED("fence regex + Jackson 2.23.0, tuned") {
    private final JsonMapper json = common()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
        .enable(
            JsonReadFeature.ALLOW_JAVA_COMMENTS,
            JsonReadFeature.ALLOW_TRAILING_COMMA,
            JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
        .build();

    @Override
    Answer read(String schema, String reply, String finishReason) throws Exception {
      return plan(json.readValue(unfenced(reply), json.constructType(Schema.type(schema))));
    }
  };

  private static final Pattern FENCE = Pattern.compile("```(?:json)?\\s*([\\s\\S]*?)```");

  private final String title;

  Peer(String title) {
    this.title = title;
  }

  /** The name in the table, with the version and the settings. */
  String title() {
    return title;
  }

  /**
   * Reads a reply.
   *
   * @param schema the name of a record that the library can be asked for
   */
  abstract Answer read(String schema, String reply, String finishReason) throws Exception;

  /** Whether the library can be asked for the record at all. */
  boolean canExpress(String schema) {
    return true;
  }

  private static Answer plan(Object record) {
    return record == null ? new Answer.Refused() : new Answer.Plan(record);
  }

  private static ParameterizedTypeReference<Object> reference(Type type) {
    return ParameterizedTypeReference.forType(type);
  }

  private static String unfenced(String reply) {
    Matcher fence = FENCE.matcher(reply);
    return fence.find() ? fence.group(1) : reply;
  }

  private static JsonMapper.Builder common() {
    return JsonMapper.builder()
        .addModule(new ParameterNamesModule())
        .addModule(new Jdk8Module())
        .addModule(new JavaTimeModule());
  }

  private static tools.jackson.databind.json.JsonMapper tuned3() {
    return tools.jackson.databind.json.JsonMapper.builder()
        .disable(tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(tools.jackson.databind.DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .enable(tools.jackson.databind.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(tools.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(tools.jackson.core.StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .enable(
            tools.jackson.core.json.JsonReadFeature.ALLOW_JAVA_COMMENTS,
            tools.jackson.core.json.JsonReadFeature.ALLOW_TRAILING_COMMA,
            tools.jackson.core.json.JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
        .build();
  }
}
