package io.github.planbind.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Catches what a program prints to standard output. */
public final class Printed {
  private Printed() {}

  /** The text that the program prints. */
  public static synchronized String by(Runnable program) {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, UTF_8));
    try {
      program.run();
    } finally {
      System.setOut(before);
    }
    return bytes.toString(UTF_8);
  }
}
