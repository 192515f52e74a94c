package io.github.planbind.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.LongNode;
import io.github.planbind.it.Judge.Verdict;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class JudgeTest {

  private static final String PLAN = "{'complete':{'id':7,'note':null}}";
  private static final String ERROR = "{'error':'no_plan','accept':[{'error':'missing_field'}]}";
  private static final String EITHER = "{'error':'malformed','accept':[{'complete':{'id':7}}]}";
  private static final String CUT =
      "{'truncated':{'id':7},'truncated_max':{'id':7,'text':'hold','list':[1,2]}}";

  // ---- verdicts ------------------------------------------------------------------------------

  @ParameterizedTest(name = "{0}: complete {1} is {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        PLAN + "   | {'id':7,'note':null}   | RIGHT",
        PLAN + "   | {'note':null,'id':7.0} | RIGHT",
        PLAN + "   | {'id':8,'note':null}   | FALSE_COMPLETE",
        PLAN + "   | {'id':7}               | FALSE_COMPLETE",
        PLAN + "   | {'id':7,'note':'x'}    | FALSE_COMPLETE",
        PLAN + "   | {'id':7,'note':null,'more':1} | FALSE_COMPLETE",
        ERROR + "  | {'id':7}               | FALSE_COMPLETE",
        EITHER + " | {'id':7}               | RIGHT",
        EITHER + " | {'id':8}               | FALSE_COMPLETE",
        CUT + "    | {'id':7}               | FALSE_COMPLETE",
      })
  void aRecordIsRightOrAFalseComplete(String expect, String record, Verdict verdict) {
    assertThat(judge(expect, new Outcome.Complete(json(record)))).isEqualTo(verdict);
  }

  @ParameterizedTest(name = "{0}: error {1} is {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        ERROR + "  | no_plan       | RIGHT",
        ERROR + "  | missing_field | RIGHT",
        ERROR + "  | malformed     | WRONG_CODE",
        EITHER + " | malformed     | RIGHT",
        EITHER + " | no_json       | WRONG_CODE",
        PLAN + "   | malformed     | REFUSED_DUE_PLAN",
        "{'complete_is_reply':true}   | malformed | REFUSED_DUE_PLAN",
        CUT + "    | malformed     | WRONG",
      })
  void anErrorIsJudgedByItsCode(String expect, String code, Verdict verdict) {
    assertThat(judge(expect, new Outcome.Error(code))).isEqualTo(verdict);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{'id':7}                              | RIGHT",
        "{'id':7,'text':''}                    | RIGHT",
        "{'id':7,'text':'ho'}                  | RIGHT",
        "{'id':7,'list':[]}                    | RIGHT",
        "{'id':7,'list':[1]}                   | RIGHT",
        "{'id':7,'text':'hold','list':[1,2]}   | RIGHT",
        "{}                                    | WRONG",
        "{'text':'hold'}                       | WRONG",
        "{'id':7,'text':'old'}                 | WRONG",
        "{'id':7,'text':'hold '}               | WRONG",
        "{'id':7,'text':null}                  | WRONG",
        "{'id':7,'list':[2]}                   | WRONG",
        "{'id':7,'list':[1,2,3]}               | WRONG",
        "{'id':7,'list':{}}                    | WRONG",
        "{'id':7,'more':true}                  | WRONG",
        "{'id':70}                             | WRONG",
      })
  void aCutTreeLiesBetweenWhatWasSurelyAndWhatWasAtMostWritten(String tree, Verdict verdict) {
    assertThat(judge(CUT, new Outcome.Truncated(json(tree)))).isEqualTo(verdict);
  }

  @Test
  void withoutAMostTheLeastIsAlsoTheMost() {
    String expect = "{'truncated':{'id':7,'text':'ho'}}";
    assertThat(judge(expect, new Outcome.Truncated(json("{'id':7,'text':'ho'}"))))
        .isEqualTo(Verdict.RIGHT);
    assertThat(judge(expect, new Outcome.Truncated(json("{'id':7,'text':'h'}"))))
        .isEqualTo(Verdict.WRONG);
    assertThat(judge(expect, new Outcome.Truncated(json("{'id':7,'text':'hol'}"))))
        .isEqualTo(Verdict.WRONG);
  }

  @Test
  void aTruncationIsWrongWhereNoneIsDue() {
    assertThat(judge(PLAN, new Outcome.Truncated(json("{'id':7,'note':null}"))))
        .isEqualTo(Verdict.WRONG);
    assertThat(judge(ERROR, new Outcome.Truncated(json("{}")))).isEqualTo(Verdict.WRONG);
  }

  @Test
  void anAcceptedTruncationHasItsOwnMost() {
    String expect =
        "{'error':'malformed','accept':[{'truncated':{'a':1},'truncated_max':{'a':1,'b':2}}]}";
    assertThat(judge(expect, new Outcome.Truncated(json("{'a':1,'b':2}"))))
        .isEqualTo(Verdict.RIGHT);
    assertThat(judge(expect, new Outcome.Truncated(json("{'b':2}")))).isEqualTo(Verdict.WRONG);
  }

  @Test
  void theReplyItselfCanBeTheExpectedRecord() {
    String expect = "{'error':'too_deep','accept':[{'complete_is_reply':true}]}";
    CorpusCase given = given(expect, "{\"id\": 1.50, \"list\": []}");
    assertThat(Judge.judge(given, new Outcome.Complete(json("{'list':[],'id':1.5}"))))
        .isEqualTo(Verdict.RIGHT);
    assertThat(Judge.judge(given, new Outcome.Complete(json("{'list':[],'id':1.51}"))))
        .isEqualTo(Verdict.FALSE_COMPLETE);
  }

  @Test
  void anUnknownFormOfExpectationIsNotPassedOver() {
    assertThatThrownBy(() -> judge("{'compleet':{}}", new Outcome.Error("no_plan")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("compleet");
  }

  // ---- scalars -------------------------------------------------------------------------------

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource({"10, 10.00", "1e3, 1000", "0.1, 1e-1", "-0, 0", "-0.0, 0", "1E+400, 1e400"})
  void numbersAreEqualByValue(String a, String b) {
    assertThat(Judge.isEqual(json(a), json(b))).isTrue();
    assertThat(Judge.isPart(json(a), json(b))).isTrue();
  }

  @ParameterizedTest(name = "{0} is not {1}")
  @CsvSource({
    "34, 345",
    "9007199254740993, 9007199254740992",
    "1e400, 1e401",
    "0.1, 0.10000000000000001",
    "1, '\"1\"'",
    "1, true",
    "0, false",
    "0, null",
    "true, false",
    "'\"a\"', '\"b\"'",
    "[], {}",
  })
  void otherScalarsAreNeitherEqualNorAPart(String a, String b) {
    assertThat(Judge.isEqual(json(a), json(b))).isFalse();
    assertThat(Judge.isPart(json(a), json(b))).isFalse();
    assertThat(Judge.isPart(json(b), json(a))).isFalse();
  }

  @Test
  void aDoubleIsTheValueThatItsDecimalFormNames() {
    DoubleNode sum = DoubleNode.valueOf(0.1 + 0.2);
    assertThat(Judge.isEqual(json("0.30000000000000004"), sum)).isTrue();
    assertThat(Judge.isEqual(json("0.3"), sum)).isFalse();
    // JDK 17 writes 2.0E-3 for 0.002 and one digit more than needed for 2^-44
    assertThat(Judge.isEqual(json("0.002"), DoubleNode.valueOf(0.002))).isTrue();
    assertThat(Judge.isEqual(json("5.684341886080802E-14"), DoubleNode.valueOf(0x1p-44)))
        .isTrue();
    assertThat(Judge.isEqual(json("7"), DoubleNode.valueOf(7))).isTrue();
  }

  @Test
  void aDoubleDoesNotStandForDigitsThatItCannotHold() {
    DoubleNode rounded = DoubleNode.valueOf(9_007_199_254_740_992d);
    assertThat(Judge.isEqual(json("9007199254740993"), rounded)).isFalse();
    assertThat(Judge.isEqual(LongNode.valueOf(9_007_199_254_740_993L), rounded)).isFalse();
    assertThat(Judge.isEqual(json("0.1000000000000000001"), DoubleNode.valueOf(0.1)))
        .isFalse();
  }

  @Test
  void anInfinityInTheCorpusStandsForANumberBeyondDouble() {
    JsonNode infinity = json("Infinity");
    assertThat(Judge.isEqual(infinity, DecimalNode.valueOf(new BigDecimal("1e400"))))
        .isTrue();
    assertThat(Judge.isEqual(infinity, json("1" + "0".repeat(400)))).isTrue();
    assertThat(Judge.isEqual(infinity, json("1e308"))).isFalse();
    assertThat(Judge.isEqual(infinity, json("-1e400"))).isFalse();
    assertThat(Judge.isEqual(infinity, json("'Infinity'"))).isFalse();
  }

  @Test
  void aRecordThatHoldsInfinityIsNeverRight() {
    DoubleNode ours = DoubleNode.valueOf(Double.POSITIVE_INFINITY);
    assertThat(Judge.isEqual(json("Infinity"), ours)).isFalse();
    assertThat(Judge.isEqual(json("1e308"), ours)).isFalse();
    DoubleNode nan = DoubleNode.valueOf(Double.NaN);
    assertThat(Judge.isEqual(nan, nan)).isFalse();
  }

  @Test
  void aStringIsNotCutInsideASurrogatePair() {
    JsonNode whole = json("'go \ud83e\udded'");
    assertThat(Judge.isPart(json("'go '"), whole)).isTrue();
    assertThat(Judge.isPart(json("'go \ud83e'"), whole)).isFalse();
    assertThat(Judge.isPart(json("'\ud83d'"), json("'\ud83d only'"))).isTrue();
  }

  // ---- the whole corpus ----------------------------------------------------------------------

  @ParameterizedTest(name = "{0}")
  @MethodSource("io.github.planbind.it.CorpusCase#all")
  void whatACaseExpectsIsRightAndAnythingElseIsNot(CorpusCase given) {
    assertThat(Judge.judge(given, stated(given.expect()))).isEqualTo(Verdict.RIGHT);
    for (JsonNode accepted : given.expect().path("accept")) {
      assertThat(Judge.judge(given, stated(accepted))).isEqualTo(Verdict.RIGHT);
    }
    assertThat(Judge.judge(given, new Outcome.Complete(json("{'nobody':'expects this'}"))))
        .isEqualTo(Verdict.FALSE_COMPLETE);
    assertThat(Judge.judge(given, new Outcome.Error("none of the codes")))
        .isNotEqualTo(Verdict.RIGHT);
    assertThat(Judge.judge(given, new Outcome.Truncated(json("{'nobody':'expects this'}"))))
        .isEqualTo(Verdict.WRONG);
  }

  private static Outcome stated(JsonNode expected) {
    if (expected.has("complete")) {
      return new Outcome.Complete(expected.get("complete"));
    }
    if (expected.has("truncated")) {
      return new Outcome.Truncated(expected.get("truncated"));
    }
    return new Outcome.Error(expected.get("error").textValue());
  }

  @Test
  void treesAreComparedHoweverDeepTheyNest() {
    int depth = 100_000;
    JsonNode deep = json("[".repeat(depth) + "1" + "]".repeat(depth));
    JsonNode same = json("[".repeat(depth) + "1.0" + "]".repeat(depth));
    JsonNode other = json("[".repeat(depth) + "2" + "]".repeat(depth));
    assertThat(Judge.isEqual(deep, same)).isTrue();
    assertThat(Judge.isEqual(deep, other)).isFalse();
    assertThat(Judge.isPart(json("[".repeat(9) + "]".repeat(9)), deep)).isTrue();
  }

  private static Verdict judge(String expect, Outcome outcome) {
    return Judge.judge(given(expect, ""), outcome);
  }

  private static CorpusCase given(String expect, String reply) {
    return new CorpusCase("id", "kind", "Any", reply, "stop", 1, json(expect), false, "");
  }

  /** JSON with single quotes for double ones, so that it can be read inside Java. */
  private static JsonNode json(String text) {
    return CorpusCase.json(text.replace('\'', '"'));
  }
}
