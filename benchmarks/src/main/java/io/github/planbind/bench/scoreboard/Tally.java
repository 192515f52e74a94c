package io.github.planbind.bench.scoreboard;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How one library does on a set of replies. */
final class Tally {
  private final Peer peer;
  private final Map<Mark, List<String>> ids = new EnumMap<>(Mark.class);
  private int leftOut;
  private int toldAsCut;
  private int cuts;

  private Tally(Peer peer) {
    this.peer = peer;
  }

  static Tally of(Peer peer, List<Question> questions) {
    Tally tally = new Tally(peer);
    questions.forEach(tally::ask);
    return tally;
  }

  private void ask(Question question) {
    if (!peer.canExpress(question.schema())) {
      leftOut++;
      return;
    }
    Answer answer = answer(question);
    Mark mark = question.mark().apply(answer);
    ids.computeIfAbsent(mark, m -> new ArrayList<>()).add(question.id());
    if (question.wantsCut()) {
      cuts++;
      toldAsCut += answer instanceof Answer.Cut && mark == Mark.RIGHT ? 1 : 0;
    }
  }

  // whatever is thrown is no record, an overflown stack included
  private Answer answer(Question question) {
    try {
      return peer.read(question.schema(), question.reply(), question.finishReason());
    } catch (Exception | StackOverflowError refusal) {
      return new Answer.Refused();
    }
  }

  Peer peer() {
    return peer;
  }

  int count(Mark mark) {
    return ids(mark).size();
  }

  /** Which replies have the mark. */
  List<String> ids(Mark mark) {
    return ids.getOrDefault(mark, List.of());
  }

  /** How many replies the library was asked to read. */
  int asked() {
    return ids.values().stream().mapToInt(List::size).sum();
  }

  /** How many ask for a record that it cannot be asked for. */
  int leftOut() {
    return leftOut;
  }

  /** How many cut replies it told as cut. */
  int toldAsCut() {
    return toldAsCut;
  }

  /** How many replies were cut. */
  int cuts() {
    return cuts;
  }
}
