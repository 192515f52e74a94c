package io.github.planbind.bench.compile;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import javax.tools.ToolProvider;

/** The process that is timed: runs javac once, and prints the CPU time of it all. */
public final class JavacOnce {
  private JavacOnce() {}

  /**
   * Prints the nanoseconds of CPU.
   *
   * @param args javac's
   */
  public static void main(String[] args) {
    int status = ToolProvider.getSystemJavaCompiler().run(null, System.err, System.err, args);
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    System.out.println(system.getProcessCpuTime());
    System.exit(status);
  }
}
