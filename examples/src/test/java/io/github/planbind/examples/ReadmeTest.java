package io.github.planbind.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of the README and of the client's page stands, line for line, in a file that is compiled and run. */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final String MARK = "<!-- cut from ";

  private static final List<String> PAGES = List.of("README.md", "docs/client.md");

  /** A block of code of a page, and the file that it says it is cut from. */
  record Cut(String file, List<String> lines) {
    @Override
    public String toString() {
      return file + ": " + lines.get(0);
    }
  }

  @ParameterizedTest
  @MethodSource("cuts")
  void aBlockStandsInTheFileThatItIsCutFrom(Cut cut) throws IOException {
    List<String> source = Files.readAllLines(ROOT.resolve(cut.file()), UTF_8).stream()
        .map(String::strip)
        .toList();
    assertThat(source).containsSequence(cut.lines().stream().map(String::strip).toList());
  }

  @Test
  void eachPageHasBlocksToCheck() throws IOException {
    for (String page : PAGES) {
      assertThat(cuts(page)).hasSizeGreaterThan(3);
    }
  }

  static Stream<Cut> cuts() throws IOException {
    List<Cut> cuts = new ArrayList<>();
    for (String page : PAGES) {
      cuts.addAll(cuts(page));
    }
    return cuts.stream();
  }

  private static List<Cut> cuts(String page) throws IOException {
    List<String> readme = Files.readAllLines(ROOT.resolve(page), UTF_8);
    List<Cut> cuts = new ArrayList<>();
    for (int i = 0; i < readme.size(); i++) {
      if (readme.get(i).startsWith(MARK)) {
        String file = readme.get(i).substring(MARK.length(), readme.get(i).indexOf(" -->"));
        String fence = readme.get(i + 1).replaceAll("[a-z]", "");
        List<String> rest = readme.subList(i + 2, readme.size());
        cuts.add(new Cut(file, rest.subList(0, rest.indexOf(fence))));
      }
    }
    return cuts;
  }
}
