package io.github.planbind.examples;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares what an example prints with a file, character for character. With {@code
 * -Dgolden.update=true} it writes the file instead: read the difference like code.
 */
public final class Golden {
  private static final Path FOLDER = Path.of("src", "test", "golden");

  private Golden() {}

  /** The text is that of the file. */
  public static void assertPrinted(String text, String file) throws IOException {
    String printed = text.replace(System.lineSeparator(), "\n");
    Path golden = FOLDER.resolve(file);
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(FOLDER);
      Files.writeString(golden, printed, US_ASCII);
    }
    assertThat(printed).isEqualTo(Files.readString(golden, US_ASCII));
  }
}
