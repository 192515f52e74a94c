package io.github.planbind.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The CPU time of the reading thread for one operation: what else runs on the machine, the compiler
 * and the collector do not count.
 */
public final class CpuProfiler implements InternalProfiler {
  /** The name of the result. */
  static final String CPU = "cpu";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long before;

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = workersCpu();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long nanos = workersCpu() - before;
    double each = (double) nanos / result.getMetadata().getAllOps();
    return List.of(new ScalarResult(CPU, each, "ns/op", AggregationPolicy.AVG));
  }

  @Override
  public String getDescription() {
    return "CPU time of the reading thread";
  }

  private static long workersCpu() {
    long nanos = 0;
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().contains("-jmh-worker-")) {
        nanos += Math.max(0, THREADS.getThreadCpuTime(thread.getId()));
      }
    }
    return nanos;
  }
}
