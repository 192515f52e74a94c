package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Reads along with all that the suite prints or logs, ours at any level and others' from INFO on, and
 * fails the test after which a canary was seen. JUnit finds it by itself, so no test can forget it.
 */
public final class CanarySweep implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
  /** JUnit makes it. */
  public CanarySweep() {}

  @Override
  public void beforeAll(ExtensionContext context) {
    output(context);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    output(context).check();
  }

  @Override
  public void afterAll(ExtensionContext context) {
    output(context).check();
  }

  private static Output output(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(ExtensionContext.Namespace.create(CanarySweep.class))
        .computeIfAbsent(Output.class, key -> new Output(), Output.class);
  }

  /** A throwable as it would be printed, with its causes. */
  static String printed(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  /** What has been printed and logged since the last look. */
  private static final class Output extends Handler {
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
    /** Held, since a logger that nobody holds forgets its level. */
    private final Logger ours = Logger.getLogger("io.github.planbind");

    Output() {
      System.setOut(tee(System.out));
      System.setErr(tee(System.err));
      setLevel(Level.ALL);
      // what the JDK's client tells of itself below INFO is for whoever asks it to, and full of
      // texts
      ours.setLevel(Level.ALL);
      LogManager.getLogManager().getLogger("").addHandler(this);
    }

    void check() {
      String text = taken();
      assertThat(Canary.in(text)).as(() -> "canaries in the output: " + text).isEmpty();
    }

    private String taken() {
      synchronized (seen) {
        String text = seen.toString(StandardCharsets.UTF_8);
        seen.reset();
        return text;
      }
    }

    @Override
    public void publish(LogRecord entry) {
      StringBuilder text = new StringBuilder().append(entry.getMessage());
      Object[] parameters = entry.getParameters();
      for (int i = 0; parameters != null && i < parameters.length; i++) {
        text.append(' ').append(parameters[i]);
      }
      if (entry.getThrown() != null) {
        text.append(printed(entry.getThrown()));
      }
      see(text.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    private void see(byte[] bytes) {
      synchronized (seen) {
        seen.writeBytes(bytes);
      }
    }

    private PrintStream tee(PrintStream to) {
      return new PrintStream(
          new OutputStream() {
            @Override
            public void write(int one) {
              write(new byte[] {(byte) one}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
              synchronized (seen) {
                seen.write(bytes, from, length);
              }
              to.write(bytes, from, length);
            }

            @Override
            public void flush() {
              to.flush();
            }
          },
          true,
          StandardCharsets.UTF_8);
    }
  }
}
