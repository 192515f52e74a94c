package io.github.planbind.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** One library reads one reply. Which pairs make sense is {@link Round}'s business. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ReadBenchmark {
  /** Who reads. */
  @Param("PLANBIND")
  public Contender contender;

  /** What. */
  @Param({"PLAN_600B", "PLAN_4K", "PLAN_64K", "FINDINGS_300"})
  public Size size;

  /** How it is wrapped. */
  @Param("BARE")
  public Form form;

  private Contender.Reader reader;
  private String reply;

  /**
   * Makes the reply and the reader.
   *
   * @param blackhole takes what is of no use
   */
  @Setup
  public void prepare(Blackhole blackhole) {
    blackhole.consume(UsedJvm.prepare());
    Fixture fixture = Fixture.of(size, form);
    reader = contender.reader(fixture);
    reply = fixture.reply();
  }

  /**
   * Reads the reply.
   *
   * @return what came of it
   * @throws Exception if the library could not read it
   */
  @Benchmark
  public Object read() throws Exception {
    return reader.read(reply);
  }
}
