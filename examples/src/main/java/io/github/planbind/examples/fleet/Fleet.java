package io.github.planbind.examples.fleet;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.planbind.CallError;
import io.github.planbind.PlanResult;
import io.github.planbind.Reply;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.ChatOptions;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Asks for a {@link ShipPlan}, or reads a reply that is there, and shows what came of it. */
public final class Fleet {
  private static final String USAGE =
      "usage: fleet [--reply FILE | --reply - | --base-url URL --model NAME | --help]";
  private static final String HELP = USAGE + """

          Without arguments: a server on this machine stands in for a provider; it is asked over HTTP,
          answers with stored replies and faults, and the outcome of each is shown.
            --reply FILE                reads the reply in FILE (UTF-8) as a ShipPlan
            --reply -                   the same from standard input
            --base-url URL --model NAME asks a real provider, with the key in PLANBIND_API_KEY
          """;
  private static final String KEY = "PLANBIND_API_KEY";
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;
  private static final String QUESTION = """
      Meridian, Oriole and Petrel lie off the port; the tide turns at noon on April 2nd, 2031.
      Tell each what to do, and give the convoy a course.""";

  private Fleet() {}

  /** Asks and shows what came of it. Take the screen away, and this is all there is to write. */
  static String ask(Planner<ShipPlan> planner) {
    return show(planner.ask(QUESTION));
  }

  private static String show(Answer<ShipPlan> answer) {
    return Screen.outcome(answer.result()) + Screen.ledger(answer.ledger()) + show(answer.result());
  }

  /** Reads one reply, without a provider, and shows what came of it. */
  static String read(Reply reply) {
    PlanResult<ShipPlan> result = ShipPlanBinder.reader().read(reply);
    return Screen.outcome(result) + show(result);
  }

  private static String show(PlanResult<ShipPlan> result) {
    return Screen.trace(result.trace())
        + result.fold(
            complete -> Screen.plan(complete.plan()),
            truncated -> Screen.partial(truncated.partial()),
            failed -> Screen.error(failed.error()));
  }

  /**
   * Shows the stored scenes, or what the arguments name.
   *
   * @param args none, {@code --reply FILE}, {@code --reply -}, {@code --base-url URL --model NAME} or
   *     {@code --help}
   * @throws IOException if no server can be started on this machine
   */
  public static void main(String[] args) throws IOException {
    int status = run(System.in, System.out, System.err, args);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(InputStream in, PrintStream out, PrintStream err, String... args)
      throws IOException {
    List<String> words = List.of(args);
    if (words.isEmpty()) {
      return scenes(out);
    }
    if (words.equals(List.of("--help"))) {
      out.print(HELP);
      return 0;
    }
    if (words.size() == 2 && words.get(0).equals("--reply")) {
      return file(words.get(1), in, out, err);
    }
    int url = words.indexOf("--base-url");
    int model = words.indexOf("--model");
    if (words.size() == 4 && Math.min(url, model) == 0 && Math.max(url, model) == 2) {
      return provider(words.get(url + 1), words.get(model + 1), out, err);
    }
    err.println(USAGE);
    return WRONG_ARGUMENTS;
  }

  private static int scenes(PrintStream out) throws IOException {
    try (StandIn provider = StandIn.start();
        OpenAiCompatible model =
            OpenAiCompatible.at(provider.url()).model("stored").build()) {
      Planner<ShipPlan> planner = Planner.of(ShipPlanBinder.INSTANCE, model);
      for (Scene scene : Scene.all()) {
        provider.says(scene.answers());
        out.print(scene.title() + ask(planner.with(scene.policy())));
      }
    }
    return 0;
  }

  private static int provider(String url, String name, PrintStream out, PrintStream err) {
    String key = System.getenv().getOrDefault(KEY, "");
    try (OpenAiCompatible model = OpenAiCompatible.at(url).key(key).model(name).build()) {
      Planner<ShipPlan> planner =
          Planner.of(ShipPlanBinder.INSTANCE, model).with(ChatOptions.NONE.temperature(0.2));
      Answer<ShipPlan> answer = planner.ask(QUESTION);
      out.print(Screen.title("A real provider", name) + show(answer));
      return answer
          .result()
          .fold(complete -> 0, cut -> 0, none -> none.error() instanceof CallError ? FAILED : 0);
    } catch (IllegalArgumentException e) {
      // of the URL or the key, and quotes neither
      err.println("fleet: " + e.getMessage());
      return WRONG_ARGUMENTS;
    }
  }

  private static int file(String file, InputStream in, PrintStream out, PrintStream err) {
    try {
      byte[] bytes = file.equals("-") ? in.readAllBytes() : Files.readAllBytes(Path.of(file));
      String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      String source = file.equals("-") ? "standard input" : file;
      out.print(Screen.title("A reply of yours", source) + read(Reply.of(text)));
      return 0;
    } catch (CharacterCodingException e) {
      err.println("fleet: " + file + " is not UTF-8 text");
    } catch (NoSuchFileException | InvalidPathException e) {
      err.println("fleet: there is no file " + file);
    } catch (IOException e) {
      err.println("fleet: cannot read " + file);
    }
    return FAILED;
  }
}
