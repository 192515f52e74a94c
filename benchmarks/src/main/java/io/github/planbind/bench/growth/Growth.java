package io.github.planbind.bench.growth;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.langchain4j.service.output.ServiceOutputParser;
import io.github.planbind.AnyLength;
import io.github.planbind.PlanReader;
import io.github.planbind.bench.Machine;
import io.github.planbind.it.HostileShipPlan;
import io.github.planbind.it.HostileShipPlanBinder;
import io.github.planbind.it.hostile.Attack;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.ai.converter.BeanOutputConverter;

/**
 * Reads every hostile shape, and clean replies, from 1 KB to 16 MB, with each library that looks for
 * the JSON in a text. A library that has taken too long for a length is not asked for a longer one.
 */
public final class Growth {
  private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
  private static final int SHORTEST = 1 << 10;
  private static final long TOO_LONG = Long.getLong("seconds", 2) * 1_000_000_000;
  private static final long ENOUGH = 10_000_000;
  private static final long MUCH = 300_000_000;

  /** What the others are asked to read: ours reads all. They take seconds for some. */
  private static final Set<String> FOR_OTHERS = Set.of(
      "clean",
      "clean in prose",
      "braces_unclosed",
      "brackets_unclosed",
      "citations",
      "code_then_plan",
      "tiny_objects_then_plan",
      "fence_openers",
      "redos_fence_spaces",
      "think_openers",
      "think_unclosed_draft",
      "think_decoys_then_plan",
      "million_orders",
      "prose_only",
      "wrong_plans_fenced",
      "html_comment_openers");

  private static final String OURS = "Planbind";

  private static Object last;

  private Growth() {}

  /** Reads a text; throws what it wants. */
  interface Reading {
    Object read(String reply) throws Exception;
  }

  record Library(String name, Reading reading) {}

  record Shape(String name, PlanReader<?> reader, IntFunction<String> reply) {}

  /**
   * Prints the table and writes the chart.
   *
   * @param args the file of the chart, and the longest reply in chars
   * @throws IOException if the chart cannot be written
   */
  public static void main(String[] args) throws IOException {
    int longest = args.length > 1 ? Integer.parseInt(args[1]) : 1 << 24;
    List<Series> all = new ArrayList<>();
    List<Library> others = others();
    shapes().forEach(shape -> {
      Reading ours = reply -> AnyLength.read(shape.reader(), reply);
      all.add(measure(new Library(OURS, ours), shape, longest));
      for (Library other : FOR_OTHERS.contains(shape.name()) ? others : List.<Library>of()) {
        all.add(measure(other, shape, longest));
      }
      System.err.println(shape.name());
    });
    Files.writeString(Path.of(args[0]), GrowthChart.of(all));
    System.out.println(Machine.line() + "\n\n" + table(all));
  }

  static Stream<Shape> shapes() {
    Stream<Shape> clean = Stream.of(
        new Shape("clean", HostileShipPlanBinder.reader(), Growth::clean),
        new Shape(
            "clean in prose",
            HostileShipPlanBinder.reader(),
            n -> "Sure:\n\n```json\n" + clean(n) + "\n```\nDone.\n"));
    Stream<Shape> hostile =
        Attack.all().map(attack -> new Shape(attack.name(), attack.reader(), attack.reply()));
    return Stream.concat(clean, hostile);
  }

  private static String clean(int orders) {
    return "{\"orders\":["
        + "{\"to\":\"AMS\",\"qty\":12},\n".repeat(orders)
        + "{\"to\":\"AMS\",\"qty\":1}],\"helm\":{\"heading\":90}}";
  }

  static List<Library> others() {
    ServiceOutputParser langChain4j = new ServiceOutputParser();
    BeanOutputConverter<HostileShipPlan> springAi =
        new BeanOutputConverter<>(HostileShipPlan.class);
    Pattern fence = Pattern.compile("```(?:json)?\\s*([\\s\\S]*?)```");
    ObjectReader databind = JsonMapper.builder()
        .addModule(new ParameterNamesModule())
        .addModule(new Jdk8Module())
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build()
        .readerFor(HostileShipPlan.class);
    return List.of(
        new Library("LangChain4j", r -> langChain4j.parseText(HostileShipPlan.class, r)),
        new Library("Spring AI", springAi::convert),
        new Library("fence regex + Jackson 2", r -> {
          Matcher found = fence.matcher(r);
          return databind.readValue(found.find() ? found.group(1) : r);
        }));
  }

  static Series measure(Library library, Shape shape, int longest) {
    List<Series.Point> points = new ArrayList<>();
    // lengths grow with n, but not from nothing and not by one for each
    double chars =
        (shape.reply().apply(2_000).length() - shape.reply().apply(1_000).length()) / 1e3;
    for (int length = SHORTEST; length <= longest && chars > 0; length *= 4) {
      String reply = shape.reply().apply((int) Math.max(1, length / chars));
      double nanos = fastest(library.reading(), reply);
      points.add(new Series.Point(reply.length(), nanos));
      if (nanos > TOO_LONG) {
        break;
      }
    }
    return new Series(library.name(), shape.name(), points);
  }

  /** The fastest of some readings, of fewer the longer they take. */
  private static double fastest(Reading reading, String reply) {
    long fastest = Long.MAX_VALUE;
    long spent = 0;
    for (int i = 0; i < 20_000 && spent < ENOUGH || i < 3 && spent < MUCH; i++) {
      long nanos = nanos(reading, reply);
      fastest = Math.min(fastest, nanos);
      spent += nanos;
    }
    return fastest;
  }

  private static long nanos(Reading reading, String reply) {
    long start = THREAD.getCurrentThreadCpuTime();
    try {
      last = reading.read(reply);
    } catch (Exception | StackOverflowError refused) {
      last = refused;
    }
    return THREAD.getCurrentThreadCpuTime() - start;
  }

  private static String table(List<Series> all) {
    StringBuilder out = new StringBuilder("| library | shape | longest reply read, chars | ns a"
        + " character there | growth: chars to the power of |\n|---|---|--:|--:|--:|\n");
    List<String> libraries = all.stream().map(Series::library).distinct().toList();
    for (String library : libraries) {
      List<Series> its = all.stream()
          .filter(series -> series.library().equals(library) && !series.points().isEmpty())
          .sorted(Comparator.comparingDouble(series -> -series.last().nanosByChar()))
          .toList();
      Stream.concat(
              its.stream().filter(series -> series.shape().startsWith("clean")),
              its.stream().filter(series -> !series.shape().startsWith("clean")).limit(5))
          .forEach(series -> out.append(row(series)));
    }
    return out.toString();
  }

  private static String row(Series series) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %,d | %.1f | %.2f |%n",
        series.library(),
        series.shape(),
        series.last().chars(),
        series.last().nanosByChar(),
        series.exponent());
  }
}
