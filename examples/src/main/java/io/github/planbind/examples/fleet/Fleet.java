package io.github.planbind.examples.fleet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Stands in for the demo: prints its arguments and the reply. */
public final class Fleet {
  private Fleet() {}

  /**
   * Prints what it was given.
   *
   * @param args nothing, or {@code --reply FILE}; {@code -} is standard input
   * @throws IOException if the reply cannot be read
   */
  public static void main(String[] args) throws IOException {
    System.out.println("arguments: " + List.of(args));
    if (args.length == 0) {
      return;
    }
    if (args.length != 2 || !args[0].equals("--reply")) {
      System.err.println("usage: fleet [--reply FILE | --reply -]");
      System.exit(2);
    }
    System.out.println(args[1].equals("-") ? read(System.in) : Files.readString(Path.of(args[1])));
  }

  private static String read(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }
}
