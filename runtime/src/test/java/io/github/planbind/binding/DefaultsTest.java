package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.plans.Told;
import io.github.planbind.plans.Watch;
import io.github.planbind.plans.WatchBinder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Defaults stand where a reply has nothing (rule R15), and nowhere else. */
class DefaultsTest {
  private static final String NOBODY = "[]";

  private static DocumentReader<Watch> read(String relief, String json) {
    DocumentReader<Watch> document = DocumentReader.of(WatchBinder.withRelief(relief), json);
    document.read(0, false);
    return document;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"officer\":\"Ann\"}",
        "{\"officer\":\"Ann\",\"hours\":null}",
        "{\"hours\":null,\"relief\":None,\"officer\":\"Ann\",}",
        "{\"x\":{\"hours\":5},\"officer\":\"Ann\"}"
      })
  void absentAndNullAreTheDefault(String json) {
    DocumentReader<Watch> document = read(NOBODY, json);

    assertThat(document.plan()).isEqualTo(new Watch("Ann", 4, List.of()));
    assertThat(document.misfits()).isEmpty();
  }

  @Test
  void aDefaultIsNoEditOfTheReply() {
    assertThat(Told.edits(read(NOBODY, "{\"officer\":\"Ann\"}").edits())).isEmpty();
  }

  @Test
  void whatIsGivenWins() {
    String json = "{\"h\":2,\"officer\":\"Ann\",\"relief\":[{\"officer\":\"Bo\"}]}";
    assertThat(read(NOBODY, json).plan())
        .isEqualTo(new Watch("Ann", 2, List.of(new Watch("Bo", 4, List.of()))));
  }

  @Test
  void defaultsStandInsideDefaults() {
    String relief = "[{\"officer\":\"Bo\",\"relief\":[]}]";
    assertThat(read(relief, "{\"officer\":\"Ann\"}").plan())
        .isEqualTo(new Watch("Ann", 4, List.of(new Watch("Bo", 4, List.of()))));
  }

  @Test
  void aValueThatDoesNotFitIsNotReplaced() {
    assertThat(Told.misfits(read(NOBODY, "{\"officer\":\"Ann\",\"hours\":4.5}").misfits()))
        .containsExactly("/hours: expected an integer, found a fraction");
  }

  @Test
  void aNameThatIsMisspeltIsNotReplaced() {
    assertThat(Told.misfits(read(NOBODY, "{\"officer\":\"Ann\",\"Hours\":5}").misfits()))
        .containsExactly(
            "/hours: expected a value under exactly this name, found nothing, but a name that differs"
                + " only by case, \"_\" or \"-\"");
  }

  @Test
  void whatIsRequiredIsStillMissing() {
    assertThat(Told.misfits(read(NOBODY, "{\"officer\":null,\"hours\":5}").misfits()))
        .containsExactly("/officer: expected a value, found nothing");
  }

  @Test
  void aCutPlanHasNoDefaults() {
    String whole = "{\"officer\":\"Ann\",\"hours\":5,\"relief\":[]}";
    for (int end = 1; end < whole.length(); end++) {
      CutPlan<Watch> cut = read(NOBODY, whole.substring(0, end)).cutPlan();
      assertThat(cut.component(-1, 1)).isIn(null, 5);
      assertThat(cut.plan()).isIn(null, new Watch("Ann", 5, List.of()));
    }
    assertThat(read(NOBODY, whole.substring(0, whole.length() - 1)).cutPlan().plan())
        .isNotNull();
  }

  @Test
  void aDefaultThatNeverEndsIsPastTheLimit() {
    DocumentReader<Watch> document = read("[{\"officer\":\"Bo\"}]", "{\"officer\":\"Ann\"}");

    assertThat(document.ending()).isEqualTo(DocumentReader.Ending.LIMIT);
    assertThat(document.limit()).isEqualTo(Limit.DEPTH);
  }
}
