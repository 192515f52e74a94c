package io.github.planbind.it.replay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads a file of stored replies and writes, for each, what the library makes of it.
 *
 * <p>Both files are JSON Lines, so that a bug report can carry them. It does not judge: what an
 * outcome is worth is for the reader of the report to say.
 */
public final class Replay {
  private static final String USAGE = "usage: replay IN OUT   (two different files of JSON Lines)";
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  private final ReplayReader reader = new ReplayReader();
  private final PrintStream out;
  private final PrintStream err;

  private Replay(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /**
   * Reads the replies of the first file and writes the outcomes to the second.
   *
   * @param args the two files
   */
  public static void main(String[] args) {
    int status = run(System.out, System.err, args);
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * As {@link #main}, without ending the JVM.
   *
   * @param out where the last line of a run goes
   * @param err where problems go, one line each
   * @param args the two files
   * @return the exit status: 0, 1 if a case could not be read, 2 if the arguments are wrong
   */
  public static int run(PrintStream out, PrintStream err, String... args) {
    if (args.length != 2 || args[0].isBlank() || args[1].isBlank()) {
      err.println(USAGE);
      return WRONG_ARGUMENTS;
    }
    return new Replay(out, err).replay(Path.of(args[0]), Path.of(args[1]));
  }

  private int replay(Path in, Path out) {
    if (!Files.isReadable(in) || Files.isDirectory(in)) {
      return failed("cannot read " + in);
    }
    try {
      if (Files.exists(out) && Files.isSameFile(in, out)) {
        return failed(out + " would be written over while it is read");
      }
      // One char for each byte: the JSON parser decodes the UTF-8, and says when it is none.
      try (BufferedReader lines = Files.newBufferedReader(in, ISO_8859_1);
          BufferedWriter writer = Files.newBufferedWriter(out, US_ASCII)) {
        return replay(in, lines, writer);
      }
    } catch (IOException e) {
      return failed(
          "cannot read " + in + " or write " + out + ": " + e.getClass().getSimpleName());
    }
  }

  private int replay(Path in, BufferedReader lines, BufferedWriter writer) throws IOException {
    int number = 0;
    int replies = 0;
    int unknown = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (line.isBlank()) {
        // files of JSON Lines often end so
        continue;
      }
      replies++;
      ReplayCase stored;
      try {
        stored = ReplayCase.parse(line.getBytes(ISO_8859_1));
      } catch (IllegalArgumentException e) {
        return failed(in + ", line " + number + ": " + e.getMessage());
      }
      if (!reader.knows(stored.schema())) {
        unknown++;
        err.printf(Locale.ROOT, "replay: %s, line %d: %s%n", in, number, unknownSchema(stored));
      }
      writer.write(ReplayJson.ascii(outcomeOf(stored)));
      writer.newLine();
    }
    out.printf(
        Locale.ROOT,
        "replay: %d replies read, %d of them of an unknown schema%n",
        replies,
        unknown);
    return unknown == 0 ? 0 : FAILED;
  }

  private ObjectNode outcomeOf(ReplayCase stored) {
    ObjectNode line = ReplayJson.object().put("id", stored.id());
    if (!reader.knows(stored.schema())) {
      line.putObject("outcome").put("error", "unknown_schema");
      return line.put("message", unknownSchema(stored));
    }
    long nanos = CpuTime.bestOf(() -> read(stored));
    return line.<ObjectNode>setAll(read(stored).toJson()).put("cpu_nanos", nanos);
  }

  private ReplayOutcome read(ReplayCase stored) {
    return reader.read(stored.schema(), stored.reply(), stored.finishReason());
  }

  private String unknownSchema(ReplayCase stored) {
    String name = ReplayJson.ascii(ReplayJson.text(stored.schema()));
    return "no record stands for the schema "
        + name
        + "; known are "
        + String.join(", ", reader.schemas());
  }

  private int failed(String why) {
    err.println("replay: " + why);
    return FAILED;
  }
}
