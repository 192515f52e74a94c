package io.github.planbind.examples.fleet;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.planbind.PlanReader;
import io.github.planbind.PlanResult;
import io.github.planbind.Reply;
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

/** Reads replies for a {@link ShipPlan}, stored ones or the user's own, and shows what came of them. */
public final class Fleet {
  private static final String USAGE = "usage: fleet [--reply FILE | --reply - | --help]";
  private static final String HELP = USAGE + """

          Without arguments: reads the stored replies and shows the outcome of each.
            --reply FILE   reads the reply in FILE (UTF-8) as a ShipPlan
            --reply -      the same from standard input
          """;
  private static final int UNREADABLE = 1;
  private static final int WRONG_ARGUMENTS = 2;

  private static final PlanReader<ShipPlan> READER = ShipPlanBinder.reader();

  private Fleet() {}

  /** Reads one reply and shows what came of it. Take the screen away, and this is all there is to write. */
  static String read(Reply reply) {
    PlanResult<ShipPlan> result = READER.read(reply);
    return Screen.outcome(result)
        + Screen.trace(result.trace())
        + result.fold(
            complete -> Screen.plan(complete.plan()),
            truncated -> Screen.partial(truncated.partial()),
            failed -> Screen.error(failed.error()));
  }

  /**
   * Shows the stored replies, or the one that the arguments name.
   *
   * @param args none, {@code --reply FILE}, {@code --reply -} or {@code --help}
   */
  public static void main(String[] args) {
    int status = run(System.in, System.out, System.err, args);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(InputStream in, PrintStream out, PrintStream err, String... args) {
    List<String> words = List.of(args);
    if (words.isEmpty()) {
      StoredReply.ALL.forEach(stored -> out.print(stored.title() + read(stored.reply())));
      return 0;
    }
    if (words.equals(List.of("--help"))) {
      out.print(HELP);
      return 0;
    }
    if (words.size() != 2 || !words.get(0).equals("--reply")) {
      err.println(USAGE);
      return WRONG_ARGUMENTS;
    }
    return show(words.get(1), in, out, err);
  }

  private static int show(String file, InputStream in, PrintStream out, PrintStream err) {
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
    return UNREADABLE;
  }
}
