package io.github.planbind.bench;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.langchain4j.service.output.ServiceOutputParser;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.github.planbind.PlanReader;
import io.github.planbind.it.ReviewFindingsBinder;
import io.github.planbind.it.ShipPlan;
import io.github.planbind.it.ShipPlanBinder;
import java.util.function.Function;
import org.springframework.ai.converter.BeanOutputConverter;

/** A library, made ready once, that reads replies; each by the call that its documentation shows. */
public enum Contender {
  /** Ours. */
  PLANBIND("Planbind") {
    @Override
    Reader reader(Fixture fixture) {
      PlanReader<?> reader = fixture.type() == ShipPlan.class
          ? ShipPlanBinder.reader()
          : ReviewFindingsBinder.reader();
      return reply -> reader.read(reply).fold(c -> c.plan(), t -> t.partial(), f -> f.error());
    }
  },
  /** Jackson 2 databind; reads JSON only. */
  DATABIND("Jackson 2 databind") {
    @Override
    Reader reader(Fixture fixture) {
      return databind(fixture)::readValue;
    }
  },
  /** The same behind what careful user code cuts away. */
  DATABIND_CUTTER("cutter + Jackson 2") {
    @Override
    Reader reader(Fixture fixture) {
      ObjectReader json = databind(fixture);
      return reply -> json.readValue(Cutter.cut(reply));
    }
  },
  /** Jackson 3 databind; reads JSON only. */
  JACKSON3("Jackson 3 databind") {
    @Override
    Reader reader(Fixture fixture) {
      return tools.jackson.databind.json.JsonMapper.builder()
          .disable(tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build()
          .readerFor(fixture.type())::readValue;
    }
  },
  /** avaje-jsonb: adapters generated at compile time; reads JSON only. */
  AVAJE("avaje-jsonb") {
    @Override
    Reader reader(Fixture fixture) {
      JsonType<?> type = Jsonb.builder().build().type(fixture.type());
      return type::fromJson;
    }
  },
  /** fastjson2: bytecode generated at run time; reads JSON only. */
  FASTJSON2("fastjson2") {
    @Override
    Reader reader(Fixture fixture) {
      Class<?> type = fixture.type();
      return reply -> JSON.parseObject(reply, type);
    }
  },
  /** What an AI service of LangChain4j calls with the model's text. */
  LANGCHAIN4J("LangChain4j") {
    @Override
    Reader reader(Fixture fixture) {
      ServiceOutputParser parser = new ServiceOutputParser();
      Class<?> type = fixture.type();
      return reply -> parser.parseText(type, reply);
    }
  },
  /** What a chat client of Spring AI calls with the model's text. */
  SPRING_AI("Spring AI") {
    @Override
    Reader reader(Fixture fixture) {
      return new BeanOutputConverter<>(fixture.type())::convert;
    }
  },
  /** Reads nothing: makes the record from texts that are already cut out. */
  BUILD("only the record") {
    @Override
    Reader reader(Fixture fixture) {
      Function<String, Object> builder = Rebuilding.of(fixture.plan());
      return builder::apply;
    }
  };

  /** Reads one reply; gives the record, or what stands for it. */
  @FunctionalInterface
  interface Reader {
    Object read(String reply) throws Exception;
  }

  private final String title;

  Contender(String title) {
    this.title = title;
  }

  /** Made ready for the fixture's record. */
  abstract Reader reader(Fixture fixture);

  /** The name in tables. */
  String title() {
    return title;
  }

  private static ObjectReader databind(Fixture fixture) {
    return JsonMapper.builder()
        .addModule(new ParameterNamesModule())
        .addModule(new Jdk8Module())
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build()
        .readerFor(fixture.type());
  }
}
