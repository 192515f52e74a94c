package io.github.planbind.binding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.binding.DocumentReader.Ending;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.MoveBinder;
import io.github.planbind.plans.One;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.TreeBinder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each bound of what is read, at the bound and one past it. */
class LimitsTest {
  private static <T> DocumentReader<T> read(PlanBinder<T> binder, String text) {
    DocumentReader<T> document = DocumentReader.of(binder, text);
    document.read(0, false);
    return document;
  }

  private static void isOver(DocumentReader<?> document, Limit limit) {
    assertThat(document.ending()).isEqualTo(Ending.LIMIT);
    assertThat(document.limit()).isEqualTo(limit);
    assertThat(document.plan()).isNull();
  }

  private static String nested(String open, String inmost, String close, int times) {
    return open.repeat(times) + inmost + close.repeat(times);
  }

  @Test
  void theNumbersAreThoseThatAreWrittenDown() {
    assertThat(Limits.REPLY_CHARS).isEqualTo(4_194_304);
    assertThat(Limits.DEPTH).isEqualTo(512);
    assertThat(Limits.NUMBER_CHARS).isEqualTo(1_000);
    assertThat(Limits.NAME_CHARS).isEqualTo(50_000);
    assertThat(Limits.LIST_ELEMENTS).isEqualTo(1_000_000);
    assertThat(Limits.DECIMAL_EXPONENT).isEqualTo(6_144);
    assertThat(Limits.MISFITS).isEqualTo(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":"})
  void nestingIsReadDownToTheLastLevelAndNoFurther(String open) {
    String close = open.equals("[") ? "]" : "}";

    assertThat(Lexed.of(nested(open, "1", close, 512)).ending()).isEqualTo("whole");
    assertThat(Lexed.of(nested(open, "1", close, 513)).ending()).isEqualTo("limit DEPTH");
    assertThat(Lexed.of(open.repeat(512)).ending()).startsWith("cut");
    assertThat(Lexed.of(open.repeat(513)).ending()).isEqualTo("limit DEPTH");
  }

  @Test
  void siblingsAreNoNesting() {
    assertThat(Lexed.of("[" + "[],".repeat(2_000) + "{}]").isExact()).isTrue();
    assertThat(Lexed.of(nested("[", "[]" + ",[]".repeat(600), "]", 511)).isExact())
        .isTrue();
  }

  @Test
  void aMemberThatIsPassedOverCountsItsDepthToo() {
    String start = "{\"heading\":1,\"x\":";

    assertThat(
            read(CourseBinder.INSTANCE, start + nested("[", "", "]", 511) + "}").ending())
        .isEqualTo(Ending.INTACT);
    isOver(read(CourseBinder.INSTANCE, start + nested("[", "", "]", 512) + "}"), Limit.DEPTH);
  }

  @Test
  void aPlanOfItselfIsBoundDownToTheLastLevel() {
    String leaf = "{\"label\":\"\",\"children\":[]}";
    String open = "{\"label\":\"\",\"children\":[";

    DocumentReader<TreeBinder.Tree> deepest =
        read(TreeBinder.INSTANCE, nested(open, leaf, "]}", 255));
    assertThat(deepest.ending()).isEqualTo(Ending.INTACT);
    assertThat(depth(deepest.plan())).isEqualTo(256);
    isOver(read(TreeBinder.INSTANCE, nested(open, leaf, "]}", 256)), Limit.DEPTH);
  }

  private static int depth(TreeBinder.Tree tree) {
    return tree.children().isEmpty() ? 1 : 1 + depth(tree.children().get(0));
  }

  @Test
  void aSealedPlanIsScannedDownToTheLastLevel() {
    String inmost = "{\"depth\":1,\"type\":\"anchor\"}";

    DocumentReader<?> deepest =
        read(MoveBinder.INSTANCE, nested("{\"moves\":[", inmost, "],\"type\":\"chain\"}", 255));
    assertThat(deepest.ending()).isEqualTo(Ending.INTACT);
    assertThat(deepest.plan()).isNotNull();
    isOver(
        read(MoveBinder.INSTANCE, nested("{\"moves\":[", inmost, "],\"type\":\"chain\"}", 256)),
        Limit.DEPTH);
    isOver(
        read(MoveBinder.INSTANCE, nested("{\"type\":\"chain\",\"moves\":[", inmost, "]}", 256)),
        Limit.DEPTH);
  }

  @Test
  void aDocumentInAStringGoesOnCounting() {
    OneBinder<List<List<Integer>>> lists =
        OneBinder.listOf(json -> OneBinder.readList(json, JsonInput::readInt));
    String deep = nested("[", "", "]", 510);
    String deeper = nested("[", "", "]", 511);

    // the object, the list in its string, and what stands in that list
    DocumentReader<?> within = read(lists, "{\"v\":\"[[" + deep.replace("\"", "") + "]]\"}");
    assertThat(within.ending()).isEqualTo(Ending.LIMIT);
    DocumentReader<?> fits = read(lists, "{\"v\":\"[[]," + nested("[", "", "]", 510) + "]\"}");
    assertThat(fits.ending()).isEqualTo(Ending.INTACT);
    isOver(read(lists, "{\"v\":\"[[]," + deeper + "]\"}"), Limit.DEPTH);
  }

  @Test
  void aNumberHasAtMostAThousandChars() {
    assertThat(Lexed.of("[" + "9".repeat(1_000) + "]").ending()).isEqualTo("whole");
    assertThat(Lexed.of("[" + "9".repeat(1_001) + "]").ending()).isEqualTo("limit NUMBER");
    assertThat(Lexed.of("[-" + "9".repeat(999) + "]").ending()).isEqualTo("whole");
    assertThat(Lexed.of("[-" + "9".repeat(1_000) + "]").ending()).isEqualTo("limit NUMBER");
    assertThat(Lexed.of("[0." + "0".repeat(996) + "e1]").ending()).isEqualTo("whole");
    assertThat(Lexed.of("[0." + "0".repeat(997) + "e1]").ending()).isEqualTo("limit NUMBER");
    assertThat(Lexed.of("9".repeat(1_001)).ending()).isEqualTo("limit NUMBER");
  }

  @Test
  void aNumberIsMeasuredWhereverItStands() {
    String digits = "9".repeat(1_001);

    isOver(read(CourseBinder.INSTANCE, "{\"heading\":" + digits + "}"), Limit.NUMBER);
    isOver(read(CourseBinder.INSTANCE, "{\"heading\":1,\"x\":" + digits + "}"), Limit.NUMBER);
    isOver(read(CourseBinder.INSTANCE, "{\"heading\":1,\"note\":" + digits + "}"), Limit.NUMBER);
    isOver(
        read(MoveBinder.INSTANCE, "{\"x\":" + digits + ",\"type\":\"sail\",\"heading\":1}"),
        Limit.NUMBER);
  }

  @Test
  void aNumberOfAThousandCharsBinds() {
    DocumentReader<One<java.math.BigInteger>> document =
        read(OneBinder.of(JsonInput::readBigInteger), "{\"v\":" + "9".repeat(1_000) + "}");

    assertThat(document.plan()).isEqualTo(new One<>(new java.math.BigInteger("9".repeat(1_000))));
  }

  @Test
  void aNameHasAtMostFiftyThousandCharsAsWritten() {
    assertThat(Lexed.of("{\"" + "n".repeat(50_000) + "\":1}").ending()).isEqualTo("whole");
    assertThat(Lexed.of("{\"" + "n".repeat(50_001) + "\":1}").ending()).isEqualTo("limit NAME");
    assertThat(Lexed.of("{\"" + "\\u0041".repeat(8_333) + "\":1}").ending()).isEqualTo("whole");
    assertThat(Lexed.of("{\"" + "\\u0041".repeat(8_334) + "\":1}").ending())
        .isEqualTo("limit NAME");
  }

  @Test
  void aKeyOfAMapIsANameToo() {
    OneBinder<Map<String, Integer>> map = OneBinder.mapOf(JsonInput::readInt);

    assertThat(read(map, "{\"v\":{\"" + "k".repeat(50_000) + "\":1}}").plan()).isNotNull();
    isOver(read(map, "{\"v\":{\"" + "k".repeat(50_001) + "\":1}}"), Limit.NAME);
  }

  @Test
  void aStringMayBeAsLongAsTheReply() {
    String text = "s".repeat(1_000_000);

    assertThat(read(OneBinder.of(JsonInput::readString), "{\"v\":\"" + text + "\"}")
            .plan())
        .isEqualTo(new One<>(text));
  }

  @Test
  void aListHasAtMostAMillionElements() {
    OneBinder<List<Integer>> list = OneBinder.listOf(JsonInput::readInt);
    String most = "[1" + ",1".repeat(999_999);

    assertThat(read(list, "{\"v\":" + most + "]}").plan().v()).hasSize(1_000_000);
    isOver(read(list, "{\"v\":" + most + ",1]}"), Limit.LIST);
  }

  @Test
  void aMapHasAtMostAMillionMembers() {
    OneBinder<Map<String, Integer>> map = OneBinder.mapOf(JsonInput::readInt);
    // the same key again and again: the members count, not the keys
    String most = "{\"\":1" + ",\"\":1".repeat(699_000);

    assertThat(read(map, "{\"v\":" + most + "}}").plan().v()).hasSize(1);
    isOver(read(map, "{\"v\":{\"\":1" + ",\"\":1".repeat(1_000_000) + "}}"), Limit.LIST);
  }

  @Test
  void aListTargetHasAtMostAMillionPlans() {
    String plan = "{\"heading\":1}";
    String tooMany = "[" + plan + ("," + plan).repeat(1_000_000) + "]";
    DocumentReader<?> document = DocumentReader.ofList(CourseBinder.INSTANCE, tooMany);
    document.read(0, false);

    isOver(document, Limit.LIST);
  }

  @Test
  void aListThatIsPassedOverMayBeLonger() {
    DocumentReader<?> document =
        read(CourseBinder.INSTANCE, "{\"heading\":1,\"x\":[1" + ",1".repeat(1_000_001) + "]}");

    assertThat(document.ending()).isEqualTo(Ending.INTACT);
    assertThat(document.plan()).isNotNull();
  }

  @Test
  void eachBoundSaysWhatWasPassed() {
    assertThat(Limit.REPLY.text()).isEqualTo("the reply is longer than 4194304 chars");
    assertThat(Limit.DEPTH.text()).isEqualTo("JSON is nested deeper than 512 levels");
    assertThat(Limit.NUMBER.text()).isEqualTo("a number is longer than 1000 chars");
    assertThat(Limit.NAME.text()).isEqualTo("a name is longer than 50000 chars");
    assertThat(Limit.LIST.text()).isEqualTo("a list has more than 1000000 elements");
  }
}
