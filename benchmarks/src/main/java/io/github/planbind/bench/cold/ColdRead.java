package io.github.planbind.bench.cold;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.langchain4j.service.output.ServiceOutputParser;
import io.avaje.jsonb.Jsonb;
import io.github.planbind.bench.Cutter;
import io.github.planbind.it.ShipPlan;
import io.github.planbind.it.ShipPlanBinder;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.ai.converter.BeanOutputConverter;

/**
 * The process that is timed: reads one reply with one library, and prints how long that took. Each
 * library sits in a class of its own, so that no other one is loaded.
 */
public final class ColdRead {
  private ColdRead() {}

  /**
   * Prints the nanoseconds from here to the record, and those of CPU of the whole process.
   *
   * @param args the library, and the file that holds the reply
   * @throws IOException if the library or the file cannot be read
   */
  public static void main(String[] args) throws IOException {
    String reply = Files.readString(Path.of(args[1]), StandardCharsets.UTF_8);
    long start = System.nanoTime();
    ShipPlan plan = read(args[0], reply);
    long nanos = System.nanoTime() - start;
    long cpu = cpuNanos();
    if (plan != null && plan.helm().course() != 270) {
      throw new IllegalStateException("another record");
    }
    System.out.println(nanos);
    System.out.println(cpu);
  }

  private static ShipPlan read(String library, String reply) throws IOException {
    switch (library) {
      case "planbind":
        return Planbind.read(reply);
      case "databind":
        return Databind.read(reply);
      case "avaje":
        return Avaje.read(reply);
      case "langchain4j":
        return LangChain4j.read(reply);
      case "spring-ai":
        return SpringAi.read(reply);
      default:
        return null;
    }
  }

  /** All threads, those of the compiler and the collector too; 0 where there is no such file. */
  private static long cpuNanos() throws IOException {
    String[] threads = new File("/proc/self/task").list();
    long nanos = 0;
    for (int i = 0; threads != null && i < threads.length; i++) {
      String times = Files.readString(Path.of("/proc/self/task", threads[i], "schedstat"));
      nanos += Long.parseLong(times.substring(0, times.indexOf(' ')));
    }
    return nanos;
  }

  private static final class Planbind {
    static ShipPlan read(String reply) {
      return ShipPlanBinder.reader().read(reply).orElseThrow();
    }
  }

  private static final class Databind {
    static ShipPlan read(String reply) throws IOException {
      return JsonMapper.builder()
          .addModule(new ParameterNamesModule())
          .addModule(new Jdk8Module())
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build()
          .readValue(Cutter.cut(reply), ShipPlan.class);
    }
  }

  private static final class Avaje {
    static ShipPlan read(String reply) {
      return Jsonb.builder().build().type(ShipPlan.class).fromJson(Cutter.cut(reply));
    }
  }

  private static final class LangChain4j {
    static ShipPlan read(String reply) {
      return (ShipPlan) new ServiceOutputParser().parseText(ShipPlan.class, reply);
    }
  }

  private static final class SpringAi {
    static ShipPlan read(String reply) {
      return new BeanOutputConverter<>(ShipPlan.class).convert(reply);
    }
  }
}
