package io.github.planbind;

import io.github.planbind.plans.Course;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which brackets of a text are JSON (rules R1, R6 and R7). */
class ProseTest {
  private static final String PLAN = "{\"heading\":90}";
  private static final String DRAFT = "{\"heading\":13}";
  private static final Course COURSE = Course.of(90);
  private static final String NO_JSON = "No plan in the reply: it holds no JSON.";

  // ---- the whole reply

  @ParameterizedTest
  @ValueSource(
      strings = {"@", " @ ", "\n\t@\r\n", "\ufeff@", "\ufeff \u00a0@\u200b\n", "\f@\u000b"})
  void aReplyThatIsOneDocumentIsReadWithoutAnEdit(String reply) {
    Outcome.of(reply.replace("@", PLAN)).isExactly(COURSE).settingAside().skipping();
  }

  @Test
  void whatStandsInStringsOfTheWholeIsData() {
    String note = "```json\\n{\\\"heading\\\":13}\\n``` <think>a</think> {} [] \\\"x\\\", } ~~~";
    Outcome.of("{\"heading\":90,\"note\":\"" + note + "\"}")
        .isExactly(Course.of(90, note.replace("\\n", "\n").replace("\\\"", "\"")));
  }

  @Test
  void aWholeDocumentThatIsNoPlanIsNotSearched() {
    Outcome.of("{\"a\":{\"b\":" + DRAFT + "}}")
        .failsAs(ReplyError.NoPlan.class)
        .skipping("R10 0-26");
    Outcome.of("[" + DRAFT + "," + DRAFT + "]").failsAs(ReplyError.NoPlan.class);
    Outcome.of("42").failsAs(ReplyError.NoPlan.class).skipping("R10 0-2");
    Outcome.of("true").failsAs(ReplyError.NoPlan.class);
    Outcome.of("\"```json\\n{}\\n```\"").failsAs(ReplyError.NoPlan.class);
  }

  @Test
  void commentsAfterTheWholeAreEdits() {
    Outcome.of(PLAN + " // done").isComplete(COURSE).withEdits("COMMENT@15");
    Outcome.of("/* a */" + PLAN).isComplete(COURSE).withEdits();
    Outcome.of(PLAN + "/* b */\n// c").isComplete(COURSE).withEdits("COMMENT@14", "COMMENT@22");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\n", "\ufeff", "\u200b\u2060\u00a0"})
  void aBlankReplyHasNoContent(String reply) {
    Outcome.of(reply).fails("The reply has no content: it is blank.");
  }

  // ---- brackets

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hello {name}, here it is: @",
        "The set {1, 2} and {x : x > 0}.\n@",
        "\\frac{1}{2} of \\sqrt{x^{2}}: @",
        "As shown in [1] and [2, 3]: @",
        "- [ ] open\n- [x] done\n\n@",
        "f(x)[0] = {y}; @",
        "{{mustache}} @",
        "${env} %{x} #{y} @{z}\n@",
        "<b>{bold}</b> @",
        "[link](http://example.org/{id}) @",
        "{- item} @",
        "{'heading': 13} @",
        "{heading: 13}\n@",
        "}}]] @",
        "a } b ] c @",
        "if (x) { y[0] = f(); }\n\n@",
        "body {\n  color: red;\n}\n@",
        "{\n\n@",
        "{ never closed\n\n@",
        "{\n \t \n@",
        "{ never closed\n```\n@\n```",
        "\u201cquoted\u201d {x} @",
        "{\u201cheading\u201d: 13} @",
      })
  void otherBracketsAreProse(String reply) {
    Outcome.of(reply.replace("@", PLAN)).isExactly(COURSE).skipping();
    Outcome.of(reply.replace("\n", "\r\n").replace("@", PLAN)).isExactly(COURSE).skipping();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{chosen: @}",
        "if (x) { y = @",
        "{ @",
        "{{@}}",
        "{a {b} @",
        "{ one\ntwo @",
        "{1: @, 2: @}",
        "{name: [@]}",
        "{x,\"plan\":@}",
        "{'plan': @}"
      })
  void nothingInsideAProseBraceIsACandidate(String reply) {
    Outcome.of(reply.replace("@", DRAFT)).fails(NO_JSON);
  }

  @Test
  void aProseBraceIsOpenUntilItIsClosedOrItsParagraphEnds() {
    Outcome.of("{chosen: " + DRAFT + "} " + PLAN).isExactly(COURSE);
    Outcome.of("{chosen: " + DRAFT + "\n\n" + PLAN).isExactly(COURSE);
    Outcome.of("{chosen: " + DRAFT + "\n" + PLAN).fails(NO_JSON);
    Outcome.of("{a} {b " + DRAFT + "}} " + PLAN).isExactly(COURSE);
  }

  @Test
  void aBraceStartsADocumentWhenAQuoteABraceOrTheEndFollows() {
    Outcome.of("a {} b " + PLAN).isExactly(COURSE).skipping("R10 2-4");
    Outcome.of("a { \n } b " + PLAN).isExactly(COURSE).skipping("R10 2-7");
    Outcome.of("a {\"x\":1} b " + PLAN).isExactly(COURSE).skipping("R10 2-9");
    Outcome.of("Here: { // the plan\n \"heading\" : /* deg */ 90 }.")
        .isComplete(COURSE)
        .withEdits("COMMENT@8", "COMMENT@33");
    Outcome.of("text {").failsAs(ReplyError.NoPlan.class).skipping("R20 5-6");
    Outcome.of("text { /* ").fails(NO_JSON);
  }

  @Test
  void inProseABracketStartsADocumentWhenABracketAQuoteOrTheEndFollows() {
    Outcome.of("a [\"x\"] b " + PLAN).isExactly(COURSE).skipping("R10 2-7");
    Outcome.of("a [{}] b " + PLAN).isExactly(COURSE).skipping("R10 2-6");
    Outcome.of("a [[]] b " + PLAN).isExactly(COURSE).skipping("R10 2-6");
    Outcome.of("a [] b [1] [true] [-1] [/] " + PLAN).isExactly(COURSE).skipping();
    Outcome.of("a [").failsAs(ReplyError.NoPlan.class).skipping("R20 2-3");
  }

  @Test
  void htmlCommentsAreSkipped() {
    Outcome.of("<!-- " + DRAFT + " -->" + PLAN).isExactly(COURSE).skipping();
    Outcome.of("a <!-- " + DRAFT + "\n\n" + DRAFT + " --> b\n" + PLAN).isExactly(COURSE);
    // never closed: text
    Outcome.of("<!-- " + PLAN).isExactly(COURSE);
    Outcome.of("<!--> " + PLAN).isExactly(COURSE);
    Outcome.of("<!- " + PLAN + " -->").isExactly(COURSE);
  }

  // ---- broken documents

  @Test
  void aBrokenDocumentTakesTheRestOfItsParagraph() {
    String broken = "Malformed JSON at line 1, column 8: expected a comma or }, found a letter.";
    Outcome.of("{\"x\":1 x " + PLAN + "}").fails(broken);
    Outcome.of("{\"x\":1 x}\n" + PLAN).fails(broken);
    Outcome.of("{\"x\":1 x\n  \"plan\": " + PLAN + "\n}").fails(broken);
    Outcome.of("{\"x\":1 x}\n\n" + PLAN).isExactly(COURSE).skipping("R6 0-7");
    Outcome.of("{\"x\":1 x}\n \t\r\n" + PLAN).isExactly(COURSE);
    Outcome.of("{\"x\":1 x}\n```json\n" + PLAN + "\n```").isExactly(COURSE);
    Outcome.of("{\"x\":1 x}\n> \n" + PLAN).isExactly(COURSE);
  }

  @Test
  void aFragmentOfABrokenDocumentIsNeverTheAnswer() {
    Outcome.of("{\"heading\":90 x,\n\n\"draft\":\n\n" + DRAFT + "\n\n}")
        .fails("Malformed JSON at line 1, column 15: expected a comma or }, found a letter.");
    Outcome.of("{\"plans\":[x,\n\n" + DRAFT + "]}").failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"plans\":[x,\n\n" + DRAFT + ",\n\n" + DRAFT + "\n]}")
        .failsAs(ReplyError.Malformed.class);
    Outcome.of("[{\"heading\":1},\n\n,\n\n" + DRAFT + "\n]").failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"a\": oops, \"b\": [\n\n" + DRAFT + "\n\n, " + DRAFT + "\n\n]}")
        .failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"a\": oops, \"b\":\n\n" + DRAFT + "\n\n,\n\n\"c\": 1}")
        .failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"a\": oops,\n\n" + PLAN).isComplete(COURSE);
    Outcome.of("{\"a\": oops}\n\n" + DRAFT + "\n\n ,{}]").failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"a\": oops}\n\n" + DRAFT + "\n\n]").failsAs(ReplyError.Malformed.class);
    Outcome.of("{\"a\": oops}\n\n" + PLAN + "\n\n, or so").isExactly(COURSE);
    Outcome.of("{\"a\": oops,\n\n\"b\": " + DRAFT + "\n}").failsAs(ReplyError.Malformed.class);
  }

  private static final List<String> COMMENTS =
      List.of("", "// so\n", "/* so */", " //\n\t", "//[\n//\n", " /* a */ /* b */ // c\n\n");

  @Test
  void aPartOfADocumentWithoutStartIsNeverTheAnswer() {
    // the first brace is prose, since no name follows it
    for (String rest : List.of(
        "]}",
        ",]}",
        " , ] }",
        "/* x */,]",
        ",// x\n]}",
        "\n\n ]",
        ",\n\n]",
        "\n\n ,\n\n {",
        "\n\n, \"a\"")) {
      for (String before : List.of("", "// so\n", "/* so */", " // \"a\"\n\t", "\n\n ")) {
        Outcome.of("{x \"a\":{\"b\":2}}" + before + "," + DRAFT + rest)
            .failsAs(ReplyError.NoPlan.class);
      }
      Outcome.of("{x \"a\":{\"b\":2}} ,\n\n" + DRAFT + rest).failsAs(ReplyError.NoPlan.class);
      for (String opener : List.of("x] [", "x \"a\" :", "x}\n\n{")) {
        for (String comment : COMMENTS) {
          Outcome.of("{" + opener + comment + DRAFT + rest).failsAs(ReplyError.NoPlan.class);
        }
      }
    }
    Outcome.of("{x \"a\":2, // b // c\n" + DRAFT + "]}").failsAs(ReplyError.NoPlan.class);
    Outcome.of("{x \"a\":\"http://b\", // c\n" + DRAFT + "]}").failsAs(ReplyError.NoPlan.class);
    Outcome.of("See https://example.com,\n" + PLAN + "]").isExactly(COURSE);
    Outcome.of("See below,\n\n" + PLAN + "]").isExactly(COURSE);
  }

  @Test
  void aMarkOfReasoningInABrokenDocumentDoesNotHideThatItBroke() {
    String broken = "{\"a\": ],\n\n\"b\": \"</think>\"}E\n, ";
    Outcome.of(broken + DRAFT + "\n\n, {}").failsAs(ReplyError.NoPlan.class);
    Outcome.of(broken + DRAFT + "\n\n]").failsAs(ReplyError.NoPlan.class);
    Outcome.of("{\"a\": ], or so\n</think>\n" + PLAN + "\nDone.").isExactly(COURSE);
  }

  @Test
  void whatFollowsAPartIsAPartWithOneSign() {
    String lost = "{ a\" : 1, \"b\": [";
    for (String between : List.of("", "\n\n", "// so\n\n", " /* so */ ")) {
      Outcome.of(lost + "\n\n" + DRAFT + between + "x }").failsAs(ReplyError.NoPlan.class);
      Outcome.of(lost + "\n\n" + DRAFT + " x, {}" + between + DRAFT + ", x }")
          .failsAs(ReplyError.NoPlan.class);
    }
  }

  @Test
  void aPartBehindAFenceLineInABrokenDocumentIsNeverTheAnswer() {
    for (String fence : List.of("```\nx\n```", "```\n```", "```x\ny\n~~~\n```")) {
      String broken = "{\"a\": oops, \"b\": \"\n" + fence + "\n\", \"c\"";
      Outcome.of(broken + " 3\n" + DRAFT + ", oops}").failsAs(ReplyError.Malformed.class);
      Outcome.of(broken + " 3\n\n" + DRAFT + "]").failsAs(ReplyError.Malformed.class);
      Outcome.of(broken + ":{\n" + DRAFT).failsAs(ReplyError.Malformed.class);
    }
    Outcome.of("{\"a\": oops}\n\n```json\n" + PLAN + "\n```").isExactly(COURSE);
  }

  @Test
  void aFenceLineInAStringThatNeverEndsCountsIfNothingOfThePlanWasRead() {
    Outcome.of("I wrote {\"x\": \"as follows:\n```json\n" + PLAN + "\n```").isExactly(COURSE);
    Outcome.of("I wrote {\"heading\": \"as follows:\n```json\n" + DRAFT + "\n```")
        .failsAs(ReplyError.Malformed.class);
    Outcome.of("I wrote {\"note\": \"as follows:\n```json\n" + DRAFT + "\n```")
        .failsAs(ReplyError.Malformed.class);
  }

  @Test
  void aBrokenPlanIsToldBeforeOtherBrokenDocuments() {
    Outcome.of("{\"x\":1 x}\n\n{\"heading\":x}")
        .fails("Malformed JSON at line 3, column 12: expected a JSON value, found a letter.");
    Outcome.of("{\"x\":1 x}\n\n{\"y\":x}")
        .fails("Malformed JSON at line 1, column 8: expected a comma or }, found a letter.");
    Outcome.of("{\"note\":1 x}\n\n{\"heading\":x}")
        .fails("Malformed JSON at line 1, column 11: expected a comma or }, found a letter.");
  }

  // ---- what follows a document

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@ and so on",
        "@.",
        "@, as asked",
        "@: there",
        "@,",
        "@;",
        "@}",
        "@}}]]",
        "@ }\n",
        "@\n\n\"note\"",
        "@\n\n, \"note\"",
        "@]\n\n\"x\"",
        "@ [1]",
        "@ {x}",
        "@ 0",
        "@ */ and so on",
        "@\n\n{}\n\n]",
        "@\n\nor {} ]",
        "@a1",
        "@ '",
        "@\n```\n\"x\"\n```",
        "@: 5",
        "@\n</p>",
        "@ // \"x\"",
        "@ \u201cx\u201d"
      })
  void mostOfWhatFollowsIsIgnored(String reply) {
    Outcome.of(reply.replace("@", PLAN)).isComplete(COURSE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@ */\"note\":1}",
        "@} */,\"note\":1}",
        "@\n\n{}]",
        "@ \n\t\n @ \n\n @}",
        "{\"heading\":9}0\n: }",
        "{\"heading\":9}0",
        "@, {x}",
        "@, [1",
        "@ \"note\":1}",
        "@,\"note\":1}",
        "@ , \"note\":1}",
        "@}, \"note\":1}",
        "@],[1]",
        "@]}} \n ,{}",
        "@:\"x\"",
        "@: {",
        "@,[",
        "@,\n\"x\"",
        "@\n\"x\"",
        "@}\n\"x\"",
        "@,{}",
        "@,@",
        "text @,\"a\"",
        "```json\n@,\"a\":1}\n```"
      })
  void aParagraphThatGoesOnAsJsonWasClosedTooEarly(String reply) {
    Outcome.of(reply.replace("@", PLAN)).failsAs(ReplyError.Malformed.class);
    Outcome.of(reply.replace("\n", "\r\n").replace("@", PLAN)).failsAs(ReplyError.Malformed.class);
  }

  @Test
  void aBrokenDocumentBehindAPlanMayShowThatItWasClosedTooEarly() {
    for (String rest : List.of("]", "\n]", " \n ]}", "}", " }, {\"a\": \"]\\\"]\"} ]")) {
      Outcome.of(PLAN + " {\"a\": \"]\", \"b\" oops, \"c\": \"x\"}" + rest)
          .failsAs(ReplyError.Malformed.class);
      Outcome.of("[" + PLAN + "]  {\"a\": [oops], \"c\": 3}" + rest)
          .failsAs(ReplyError.Malformed.class);
      Outcome.of(PLAN + " {\"a\": {\"b\"\": \"c\"}}" + rest).failsAs(ReplyError.Malformed.class);
      Outcome.of(PLAN + " {\"a\": {\"b\"\": 1\n, \"c\":\"{[\"}}" + rest)
          .failsAs(ReplyError.Malformed.class);
    }
    Outcome.of(PLAN + " {\"a\": oops, \"c\": \"x\"}").isExactly(COURSE);
    Outcome.of(PLAN + " {\"a\": oops, \"c\": \"x\"}\n\n]").isExactly(COURSE);
    Outcome.of(PLAN + " {\"a\": oops} and x]").isExactly(COURSE);
  }

  @Test
  void theFaultIsWhereItGoesOn() {
    String expected = ": expected nothing more after the last bracket, found ";
    Outcome.of(PLAN + ",\"note\":\"x\"}")
        .fails("Malformed JSON at line 1, column 15" + expected + "a comma.");
    Outcome.of(PLAN + "}\n \"note\":\"x\"}")
        .fails("Malformed JSON at line 2, column 2" + expected + "a quote.");
    Outcome.of("{\"a\":\",}\",\"heading\":1}: [2]")
        .fails("Malformed JSON at line 1, column 23" + expected + "a colon.");
  }

  @Test
  void whatFollowsThePlanInAnotherParagraphIsReadForItself() {
    Outcome.of(PLAN + "\n\n" + DRAFT).isComplete(COURSE).withAlternatives("3:1");
    Outcome.of(PLAN + " " + DRAFT).isComplete(COURSE).withAlternatives("1:16");
    Outcome.of(PLAN + "\n" + PLAN).isExactly(COURSE);
  }
}
