package io.github.planbind.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The quick look, for a busy machine: all libraries in one JVM take turns of a few milliseconds, so
 * that what disturbs one disturbs all. JMH's forks are fairer to each alone, and take longer.
 */
public final class Interleaved {
  private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int TURNS = Integer.getInteger("turns", 60);
  private static final long WARM_UP = 500_000_000;
  private static final long TURN = 4_000_000;

  private static Object last;

  private Interleaved() {}

  /** One benchmark in its turns. */
  private static final class Lane {
    private final Score.Key key;
    private final Contender.Reader reader;
    private final String reply;
    private int readings = 1;

    Lane(Score.Key key) {
      Fixture fixture = Fixture.of(key.size(), key.form());
      this.key = key;
      this.reader = key.contender().reader(fixture);
      this.reply = fixture.reply();
    }

    /** Finds out how many readings make a turn, while the compiler does its work. */
    void warmUp() throws Exception {
      long spent = 0;
      while (spent < WARM_UP) {
        long nanos = nanos();
        spent += nanos;
        readings = (int) Math.max(1, Math.min(2L * readings, readings * TURN / (nanos + 1)));
      }
    }

    void turn(Score score) throws Exception {
      long bytes = THREAD.getThreadAllocatedBytes(Thread.currentThread().getId());
      double nanos = nanos();
      bytes = THREAD.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes;
      score.add(key, nanos / readings, (double) bytes / readings);
    }

    private long nanos() throws Exception {
      long start = THREAD.getCurrentThreadCpuTime();
      for (int i = 0; i < readings; i++) {
        last = reader.read(reply);
      }
      return THREAD.getCurrentThreadCpuTime() - start;
    }
  }

  /**
   * Prints the tables.
   *
   * @param args {@code few} or {@code quick}, see {@link Benchmarks.Mode}, and the file of the chart
   * @throws Exception if a library cannot read what it is timed on
   */
  public static void main(String[] args) throws Exception {
    last = UsedJvm.prepare();
    Score score = new Score();
    List<Group> groups = args[0].equals("few") ? Group.FEW : Group.ALL;
    for (Size size : Size.values()) {
      List<Lane> lanes = new ArrayList<>();
      groups.stream()
          .flatMap(Group::pairs)
          .distinct()
          .forEach(pair -> lanes.add(new Lane(new Score.Key(pair.contender(), size, pair.form()))));
      for (Lane lane : lanes) {
        lane.warmUp();
      }
      for (int turn = 0; turn < TURNS; turn++) {
        for (Lane lane : lanes) {
          lane.turn(score);
        }
      }
    }
    Files.writeString(Path.of(args[1]), SpeedChart.of(score));
    System.out.println(Table.of(score));
  }
}
