package io.github.planbind.bench.scoreboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The board is fair: each library is asked as its users ask it, and reads what is plainly there. */
class ScoreboardTest {
  private static final Question CLEAN = find("clean-tree");

  @ParameterizedTest
  @EnumSource(Peer.class)
  void everyLibraryReadsAPlainReply(Peer peer) {
    assertThat(Tally.of(peer, List.of(CLEAN)).ids(Mark.RIGHT)).containsExactly("clean-tree");
  }

  @ParameterizedTest
  @EnumSource(Peer.class)
  void everyLibraryKnowsEveryRecord(Peer peer) {
    for (String schema : List.of("AgentAction", "Invoice", "Reading", "ReviewFindings", "Shape")) {
      List<Question> asked =
          all().filter(question -> question.schema().equals(schema)).toList();
      assertThat(Tally.of(peer, asked).count(Mark.RIGHT)).as(schema).isPositive();
    }
  }

  @Test
  void whatCannotBeAskedForIsLeftOutAndCounted() {
    List<Question> lists =
        all().filter(question -> question.schema().equals("FindingList")).toList();
    Tally tally = Tally.of(Peer.OPENAI_JAVA, lists);
    assertThat(tally.asked()).isZero();
    assertThat(tally.leftOut()).isEqualTo(lists.size()).isPositive();
  }

  @Test
  void oursIsNeverWrong() {
    Tally tally = Tally.of(Peer.PLANBIND, all().toList());
    assertThat(tally.count(Mark.RIGHT)).isEqualTo(tally.asked()).isGreaterThan(900);
    assertThat(tally.toldAsCut()).isEqualTo(tally.cuts()).isPositive();
  }

  @Test
  void aRecordWhereNoneIsDueIsSilentlyWrong() {
    Question empty = find("mi-empty-object");
    Answer plan = new Answer.Plan(CLEAN.reply());
    assertThat(empty.mark().apply(plan)).isEqualTo(Mark.SILENTLY_WRONG);
    assertThat(empty.mark().apply(new Answer.Refused())).isEqualTo(Mark.RIGHT);
    assertThat(CLEAN.mark().apply(new Answer.Refused())).isEqualTo(Mark.REFUSED);
  }

  private static Question find(String id) {
    return all().filter(question -> question.id().equals(id)).findFirst().orElseThrow();
  }

  private static Stream<Question> all() {
    return Stream.of(Question.corpus(), Question.more(), Question.hostile()).flatMap(List::stream);
  }
}
