package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.binding.Limit;
import io.github.planbind.binding.Limits;
import io.github.planbind.binding.Misfit;
import io.github.planbind.plans.Course;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.VoyageBinder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What errors say, word for word. */
class MessagesTest {
  private static String message(String reply) {
    return CourseBinder.reader()
        .read(reply)
        .fold(
            complete -> "",
            truncated -> truncated.error().message(),
            failed -> failed.error().message());
  }

  @Test
  void aReplyWithoutContentSaysWhatThereIsInstead() {
    assertThat(message("")).isEqualTo("The reply has no content: it is blank.");
    assertThat(message("<think>a</think>\n"))
        .isEqualTo("The reply has no content: nothing follows its reasoning.");
    assertThat(message("<think>a"))
        .isEqualTo("The reply has no content: its reasoning is not finished.");
  }

  @Test
  void noPlanListsTheDocumentsWithPlaceAndReason() {
    assertThat(message("no")).isEqualTo("No plan in the reply: it holds no JSON.");
    assertThat(message("{}"))
        .isEqualTo(
            "No plan in the reply, but 1 JSON document: at 1:1 an object without a key of the plan.");
    assertThat(message("{}\n [\"a\"]\n\n```\n\"text\"\n[[]]\n```\n{\"x\":[1,"))
        .isEqualTo(
            "No plan in the reply, but 4 JSON documents: at 1:1 an object without a key of the plan; at 2:2 an array without a key of the plan;"
                + " at 6:1 an array without a key of the plan; at 8:1 JSON that is cut before any name of the plan.");
    assertThat(message("7"))
        .isEqualTo("No plan in the reply, but 1 JSON document: at 1:1 a number or literal.");
    assertThat(message("\"a\""))
        .isEqualTo(
            "No plan in the reply, but 1 JSON document: at 1:1 a string that holds no plan.");
  }

  @Test
  void noPlanListsTheFirstTwentyAndCountsAll() {
    ReplyError.NoPlan error = CourseBinder.reader()
        .read("{} ".repeat(1_000))
        .fold(c -> null, t -> null, f -> (ReplyError.NoPlan) f.error());

    assertThat(error.count()).isEqualTo(1_000);
    assertThat(error.candidates()).hasSize(20);
    assertThat(error.candidates().get(19))
        .isEqualTo(
            new ReplyError.Skipped(new Place(57, 1, 58), "an object without a key of the plan"));
    assertThat(error.message())
        .startsWith(
            "No plan in the reply, but 1000 JSON documents: at 1:1 an object without a key of the plan; at 1:4 an object")
        .hasSizeLessThanOrEqualTo(1_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '!',
      value = {
        "{\"heading\":90;}      | 1 | 14 | a comma or }      | ;",
        "{\"heading\":x}        | 1 | 12 | a JSON value      | a letter",
        "{\"heading\":\u5b57}   | 1 | 12 | a JSON value      | a letter",
        "{\"heading\":90 5}     | 1 | 15 | a comma or }      | a digit",
        "{\"heading\":90 \u0665}| 1 | 15 | a comma or }      | a digit",
        "{\"heading\"=90}       | 1 | 11 | a colon           | =",
        "{\"heading\":90,}}     | 0 | 0  |                   | !!",
        "{\"heading\":\u201c}   | 1 | 12 | a JSON value      | another character",
        "{\"heading\":\ud83d\ude00} | 1 | 12 | a JSON value  | another character",
        "{\"heading\":1.x}      | 1 | 14 | a digit           | a letter",
        "{\"heading\":\"\\x\"}  | 1 | 13 | a JSON escape     | \\",
        "{\"heading\":90,,}     | 1 | 15 | a name in quotes  | a comma",
        "{\"heading\":90]       | 1 | 14 | a comma or }      | ]",
      })
  void malformedSaysWhereAndWhatStoodThereAndWhatWasExpected(
      String reply, int line, int column, String expected, String found) {
    String message = line == 0
        ? ""
        : "Malformed JSON at line " + line + ", column " + column + ": expected " + expected
            + ", found " + found + ".";
    assertThat(message(reply)).isEqualTo(message);
    if (line > 0) {
      String below = "Sure:\r\n\n  " + reply;
      assertThat(message(below))
          .isEqualTo(message.replace("line 1, column " + column, "line 3, column " + (column + 2)));
    }
  }

  @Test
  void aLineBreakIsNamedAndNotPrinted() {
    assertThat(message("{\"heading\":90,\n\n\"note\"\n\"x\"}"))
        .isEqualTo("Malformed JSON at line 4, column 1: expected a colon, found a quote.");
    assertThat(message("{\"heading\":\"\\\n\"}"))
        .isEqualTo("Malformed JSON at line 1, column 13: expected a JSON escape, found \\.");
    assertThat(message("{\"heading\":1.\n}"))
        .isEqualTo("Malformed JSON at line 1, column 14: expected a digit, found a line break.");
    assertThat(message("{\"heading\":1.\u0007}"))
        .isEqualTo(
            "Malformed JSON at line 1, column 14: expected a digit, found another character.");
  }

  @Test
  void aMismatchListsEachPlace() {
    assertThat(message("{\"heading\":1.5,\"note\":7}"))
        .isEqualTo(
            "The plan does not fit: /heading: expected an integer, found a fraction; /note: expected a string, found a number.");
    assertThat(new ReplyError.Mismatch(List.of(new Misfit("", "an object", "an array"))).message())
        .isEqualTo("The plan does not fit: the root: expected an object, found an array.");
  }

  @Test
  void aMismatchIsAnAbsenceIfAllAre() {
    Misfit absent = new Misfit("/a", "a value", "nothing");
    Misfit wrong = new Misfit("/b", "a string", "a number");
    assertThat(new ReplyError.Mismatch(List.of(absent, absent)).isAbsence()).isTrue();
    assertThat(new ReplyError.Mismatch(List.of(absent, wrong)).isAbsence()).isFalse();
  }

  @Test
  void aCutSaysWhyAndWhatIsThere() {
    assertThat(message("{\"heading\":90,\"note\":\"a\","))
        .isEqualTo(
            "The reply is cut inside the plan (finish reason unknown); finished: heading, note.");
    assertThat(message("{\"note\":\"a"))
        .isEqualTo("The reply is cut inside the plan (finish reason unknown); finished: nothing.");
    assertThat(new ReplyError.CutOff(
                new FinishReason("max\u0000\u202etokens" + "!".repeat(100)), List.of())
            .message())
        .isEqualTo("The reply is cut inside the plan (finish reason max??tokens" + "!".repeat(26)
            + "...); finished: nothing.");
  }

  @Test
  void echoesSayThatTheyAreNoAnswer() {
    assertThat(new ReplyError.EchoedExample().message())
        .isEqualTo("The reply repeats a form or example instead of filling it in.");
    assertThat(new ReplyError.EchoedSchema().message())
        .isEqualTo("The reply repeats the schema instead of answering.");
  }

  @ParameterizedTest
  @EnumSource(Limit.class)
  void aLimitSaysWhichOne(Limit limit) {
    assertThat(new ReplyError.LimitExceeded(limit).message())
        .isEqualTo("Limit exceeded: " + limit.text() + ".");
  }

  @Test
  void aReplyThatIsTooLongIsNotLookedInto() {
    String longest = "{\"heading\":90}" + " ".repeat(Limits.REPLY_CHARS - 14);
    assertThat(CourseBinder.reader().read(longest).orElseThrow()).isEqualTo(Course.of(90));
    PlanResult<Course> tooLong = CourseBinder.reader().read(longest + " ");
    assertThat(message(longest + " "))
        .isEqualTo("Limit exceeded: the reply is longer than 4194304 chars.");
    assertThat(tooLong.trace().steps()).isEmpty();
    assertThat(tooLong.trace().picture()).isEmpty();
  }

  @Test
  void noMessageIsLongerThanAThousandChars() {
    List<Misfit> misfits = new ArrayList<>();
    List<ReplyError.Skipped> skipped = new ArrayList<>();
    List<String> finished = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      misfits.add(
          new Misfit("/a/very/long/pointer/to/number/" + i, "one of many", "x".repeat(100)));
      skipped.add(new ReplyError.Skipped(new Place(i, i, i), "y".repeat(100)));
      finished.add("z".repeat(100));
    }
    for (ReplyError error : List.of(
        new ReplyError.Mismatch(misfits),
        new ReplyError.NoPlan(skipped, 20),
        new ReplyError.CutOff(FinishReason.STOP, finished))) {
      assertThat(error.message()).hasSize(1_000).endsWith("...");
    }
  }

  @Test
  void namesOfTheRecordAreShownPrintableOnly() {
    assertThat(new ReplyError.Mismatch(
                List.of(new Misfit("/a\nb\u202e\ud800\ud83d\ude00", "x\u2028", "y\u0085")))
            .message())
        .isEqualTo("The plan does not fit: /a?b??\ud83d\ude00: expected x?, found y?.");
  }

  @Test
  void errorsKeepTheirOwnLists() {
    List<Misfit> misfits = new ArrayList<>(List.of(new Misfit("/a", "b", "c")));
    ReplyError.Mismatch mismatch = new ReplyError.Mismatch(misfits);
    misfits.clear();
    assertThat(mismatch.misfits()).hasSize(1);
    assertThat(mismatch).isEqualTo(new ReplyError.Mismatch(List.of(new Misfit("/a", "b", "c"))));
  }

  @Test
  void twentyMismatchesOfLongNamesStillMakeOneLine() {
    String reply = "{\"name\":\"a\",\"stops\":[" + "{\"port\":1,\"days\":\"x\"},".repeat(20)
        + "],\"tags\":[],\"miles\":{},\"night\":true}";
    String message =
        VoyageBinder.reader().read(reply).fold(c -> "", t -> "", f -> f.error().message());
    assertThat(message)
        .hasSize(1_000)
        .startsWith("The plan does not fit: /stops/0/port: expected a string, found a number; ")
        .endsWith("...");
  }
}
