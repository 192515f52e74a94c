package io.github.planbind.bench.scoreboard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Asks every library for every reply, and prints what the answers are worth. */
public final class Scoreboard {
  private Scoreboard() {}

  /**
   * Prints the tables and writes the chart.
   *
   * @param args the file of the chart; with a second one, {@code ids}, the replies that each library
   *     gets silently wrong are named
   * @throws IOException if the chart cannot be written
   */
  public static void main(String[] args) throws IOException {
    List<Tally> corpus = tallies(Question.corpus());
    List<Tally> more = tallies(Question.more());
    List<Tally> hostile = tallies(Question.hostile());
    List<Question> all = Stream.of(Question.corpus(), Question.more(), Question.hostile())
        .flatMap(List::stream)
        .toList();
    System.out.println("All together:\n\n" + table(tallies(all)));
    System.out.println("The corpus of stored replies:\n\n" + table(corpus));
    System.out.println("More replies of its kinds:\n\n" + table(more));
    System.out.println("Hostile replies:\n\n" + table(hostile));
    Files.writeString(Path.of(args[0]), ScoreChart.of(List.of(corpus, more, hostile)));
    if (args.length > 1) {
      List.of(corpus, more, hostile).forEach(Scoreboard::printIds);
    }
  }

  static List<Tally> tallies(List<Question> questions) {
    return Arrays.stream(Peer.values()).map(peer -> Tally.of(peer, questions)).toList();
  }

  private static String table(List<Tally> tallies) {
    StringBuilder out = new StringBuilder(
        "| library | replies | right | refused where a plan was due | cut, and refused as if broken"
            + " | **silently wrong** | cut, and told as cut | left out |\n"
            + "|---|--:|--:|--:|--:|--:|--:|--:|\n");
    for (Tally tally : tallies) {
      out.append(String.format(
          Locale.ROOT,
          "| %s | %d | %d | %d | %d | %d | %d of %d | %d |%n",
          tally.peer().title(),
          tally.asked(),
          tally.count(Mark.RIGHT),
          tally.count(Mark.REFUSED),
          tally.count(Mark.CUT_REFUSED),
          tally.count(Mark.SILENTLY_WRONG),
          tally.toldAsCut(),
          tally.cuts(),
          tally.leftOut()));
    }
    return out.toString();
  }

  private static void printIds(List<Tally> tallies) {
    for (Tally tally : tallies) {
      for (Mark mark : List.of(Mark.SILENTLY_WRONG, Mark.WRONG_CUT)) {
        if (tally.count(mark) > 0) {
          System.out.println(tally.peer().title() + ", " + mark.title() + ": " + tally.ids(mark));
        }
      }
    }
  }
}
