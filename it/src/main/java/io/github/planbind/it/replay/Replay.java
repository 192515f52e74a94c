package io.github.planbind.it.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stands in for the replay: copies one file to the other. */
public final class Replay {
  private Replay() {}

  /**
   * Copies a file.
   *
   * @param args the file to read and the file to write
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] args) throws IOException {
    Files.writeString(Path.of(args[1]), Files.readString(Path.of(args[0])));
  }
}
