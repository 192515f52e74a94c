package io.github.planbind.it.hostile;

import static io.github.planbind.it.Expected.BIND_ERROR;
import static io.github.planbind.it.Expected.COMPLETE;
import static io.github.planbind.it.Expected.FIRST_JSON;
import static io.github.planbind.it.Expected.LIMIT;
import static io.github.planbind.it.Expected.NO_PLAN;
import static io.github.planbind.it.Expected.REPAIRED;
import static io.github.planbind.it.Expected.TRUNCATED;
import static java.util.stream.Collectors.joining;

import io.github.planbind.PlanReader;
import io.github.planbind.it.Expected;
import io.github.planbind.it.HostileShipPlanBinder;
import io.github.planbind.it.TreeNodeBinder;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** More hostile replies: rules that meet, and each bound from both sides. */
final class MoreAttacks {
  private static final String PLAN =
      "{\"orders\":[{\"to\":\"AMS\",\"qty\":1}],\"helm\":{\"heading\":90}}";
  private static final String DECOY = "{\"orders\":[],\"helm\":{\"heading\":13}}";
  private static final String HELM = "\"helm\":{\"heading\":90}";
  private static final String FENCE = "```";
  private static final int DEPTH = 512;

  private MoreAttacks() {}

  static List<Attack> all() {
    return Stream.of(
            interleaved(),
            markup(),
            channels(),
            depthAndWidth(),
            almostClosers(),
            surrogatesAndMarks(),
            manyCandidates(),
            names(),
            numbers(),
            comments(),
            linesAndClosers(),
            brokenPlans(),
            edits(),
            otherTargets(),
            sealedInSealed())
        .flatMap(List::stream)
        .toList();
  }

  // ---- fences, reasoning and quotations in each other -------------------------------------------

  private static List<Attack> interleaved() {
    return List.of(
        ship(
            "fences_in_think_in_quotes",
            "a quoted opener does not count, so its closers eat what stands before",
            n -> ("> <think>\n> ```json\n> " + DECOY + "\n> ```\n> </think>\n").repeat(n) + "\n"
                + fence(PLAN),
            COMPLETE),
        ship(
            "think_with_fences_each",
            "each draft stands in a fence in reasoning",
            n -> ("<think>\n```json\n" + DECOY + "\n```\n</think>\n").repeat(n) + PLAN,
            COMPLETE),
        ship(
            "think_chain",
            "one block after the other",
            n -> "<think>x</think>".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "think_of_every_name",
            "closers of other names are text of the block",
            n -> "<think>" + "</reasoning></thinking></thoughts>".repeat(n) + DECOY + "</think>"
                + PLAN,
            COMPLETE),
        ship(
            "stray_closers",
            "each closer makes reasoning of all before",
            n -> (DECOY + "</think>\n").repeat(n) + PLAN,
            COMPLETE),
        ship(
            "stray_closers_and_comments",
            "after each closer a document that may be the whole",
            n -> "</think>{} /*".repeat(n),
            FIRST_JSON),
        ship(
            "stray_closers_and_half_fences",
            "the fences are in the reasoning that the last closer ends",
            n -> (DECOY + "</think>\n").repeat(n) + fence(PLAN) + "```\n".repeat(2 * n),
            COMPLETE),
        ship(
            "closers_inside_fences",
            "marks in a fence are data",
            n -> fence(PLAN) + "```\n" + "</think>\n<think>\n".repeat(n) + "```\n",
            COMPLETE),
        ship(
            "quotes_and_fences",
            "a line without the mark ends a quoted fence",
            n -> ("> ```\n> " + DECOY + "\nno\n").repeat(n) + "\n" + fence(PLAN),
            COMPLETE),
        ship(
            "think_closer_far_away",
            "closers of one family after openers of another",
            n -> "<thinking>".repeat(n) + "</think>".repeat(n) + "</thinking>" + PLAN,
            COMPLETE));
  }

  private static List<Attack> markup() {
    return List.of(
        ship(
            "html_comments",
            "decoys in comments",
            n -> ("<!-- " + DECOY + " -->\n").repeat(n) + PLAN,
            COMPLETE),
        ship(
            "html_comment_openers",
            "a search for an end that never comes",
            n -> "<!-- ".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "html_comment_almost",
            "no comment at all",
            n -> "<!-".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "mark_almost",
            "openers that lack their end",
            n -> "<think \n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "mark_attributes",
            "one opener as long as the reply",
            n -> "<think " + "a='b' ".repeat(n) + ">x</think>" + PLAN,
            COMPLETE),
        ship(
            "mark_closers_with_blanks",
            "closers that lack their end",
            n -> "</think   ".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "bracket_marks",
            "marks in brackets, half of them",
            n -> "[THINK".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "html_tags",
            "tags that are no marks",
            n -> "<thinker><b></b></thinker>\n".repeat(n) + PLAN,
            COMPLETE));
  }

  private static List<Attack> channels() {
    String channel = "<|channel|>";
    String message = "<|message|>";
    return List.of(
        ship(
            "channels_of_analysis",
            "a draft in each message",
            n -> (channel + "analysis" + message + DECOY + "<|end|>").repeat(n) + channel + "final"
                + message + PLAN,
            COMPLETE),
        ship(
            "channels_of_final",
            "only the last final message is read",
            n -> (channel + "final" + message + DECOY).repeat(n) + channel + "final" + message
                + PLAN,
            COMPLETE),
        ship("channel_marks_only", "no message ever begins", n -> channel.repeat(n), NO_PLAN),
        ship(
            "channel_marks_then_message",
            "one message mark for all",
            n -> channel.repeat(n) + message + PLAN,
            NO_PLAN),
        ship(
            "channel_without_final",
            "no final message",
            n -> (channel + "commentary" + message + DECOY).repeat(n),
            NO_PLAN),
        ship(
            "template_tokens",
            "tokens are no text",
            n -> "<|im_start|>assistant\n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "template_tokens_almost",
            "each could be one",
            n -> "<|a".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "stripped_channels",
            "only what follows the last word is read",
            n -> "analysis" + ("assistantfinal" + DECOY).repeat(n) + "assistantfinal" + PLAN,
            COMPLETE));
  }

  // ---- depth and width
  // ------------------------------------------------------------------------------

  private static List<Attack> depthAndWidth() {
    String deep = "[".repeat(DEPTH - 3) + "]".repeat(DEPTH - 3);
    return List.of(
        ship(
            "deep_and_wide",
            "as deep as may be, again and again",
            n -> junk("[" + (deep + ",").repeat(n / 100 + 1) + "0]"),
            COMPLETE),
        ship(
            "deep_and_wide_one_too_deep",
            "the last one passes the bound",
            n -> junk("[" + (deep + ",").repeat(n / 100) + "[[" + deep + "]]]"),
            LIMIT),
        ship(
            "wide_objects",
            "small objects that nobody asked for",
            n -> junk("[" + "{\"a\":{\"b\":[]}},".repeat(n) + "0]"),
            COMPLETE),
        ship(
            "wide_empty",
            "the smallest elements",
            n -> junk("[" + "[],".repeat(n) + "0]"),
            COMPLETE),
        ship(
            "order_in_order",
            "records in an unknown member",
            n -> "{\"orders\":["
                + "{\"to\":\"a\",\"x\":{\"to\":\"b\",\"qty\":13},\"qty\":1},".repeat(n)
                + "{\"to\":\"c\",\"qty\":2}]," + HELM + "}",
            COMPLETE),
        ship(
            "orders_in_strings",
            "each order is a string that holds it",
            n -> "{\"orders\":[" + repeated(n, i -> "\"{\\\"to\\\":\\\"a\\\",\\\"qty\\\":1}\",")
                + "{\"to\":\"c\",\"qty\":2}]," + HELM + "}",
            REPAIRED),
        ship(
            "orders_in_one_string",
            "a string that holds a list of strings that hold orders",
            n -> "{\"orders\":\"["
                + repeated(
                    n, i -> "\\\"{\\\\\\\"to\\\\\\\":\\\\\\\"a\\\\\\\",\\\\\\\"qty\\\\\\\":1}\\\",")
                + "{\\\"to\\\":\\\"c\\\",\\\"qty\\\":2}]\"," + HELM + "}",
            REPAIRED),
        ship(
            "string_that_holds_half_a_list",
            "a string that holds no whole document",
            n -> "{\"orders\":\"[" + "{\\\"to\\\":\\\"a\\\",\\\"qty\\\":1},".repeat(n) + "\","
                + HELM + "}",
            BIND_ERROR),
        new Attack(
            "strings_in_strings",
            "children in a string in a string: the backslashes double with each level",
            TreeNodeBinder.reader(),
            MoreAttacks::stringsInStrings,
            n -> Set.of(REPAIRED)));
  }

  /** About n chars of children, each level of them in a string. */
  private static String stringsInStrings(int n) {
    String children = "[]";
    do {
      String quoted = children.replace("\\", "\\\\").replace("\"", "\\\"");
      children = "[{\"label\":\"a\",\"children\":\"" + quoted + "\"}]";
    } while (children.length() < n);
    return "{\"label\":\"root\",\"children\":" + children + "}";
  }

  // ---- what almost closes
  // -----------------------------------------------------------------------------

  private static List<Attack> almostClosers() {
    return List.of(
        ship(
            "fence_almost_closed",
            "lines that are not quite a closer",
            n -> "```json\n" + "``\n`` `\n ```x\n".repeat(n) + PLAN + "\n```",
            COMPLETE),
        ship(
            "fence_of_two_kinds",
            "each opens in the other",
            n -> "```\n~~~\n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "fence_in_list_items",
            "an opener behind each mark",
            n -> "- ```x\n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "fence_string_runs_on",
            "a string that takes every closer for text",
            n -> "```json\n{\"orders\":[],\"note\":\"" + "\n```\n".repeat(n),
            NO_PLAN),
        ship(
            "fence_string_holds_closers",
            "and ends all the same",
            n -> "```json\n{\"orders\":[]," + HELM + ",\"note\":\"" + "\n```\n".repeat(n)
                + "\"}\n```",
            REPAIRED),
        ship(
            "fence_info_strings",
            "an info string as long as the reply",
            n -> "```" + "json ".repeat(n) + "\n" + PLAN + "\n```",
            COMPLETE),
        ship(
            "fence_backticks_in_info",
            "so it is text",
            n -> "```" + "a`".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "fence_many_openers",
            "none of them is ever closed",
            n -> ("~~~~ a\n``` b\n").repeat(n) + "```` json\n" + PLAN,
            COMPLETE),
        ship(
            "brace_quote_lines",
            "a key that swallows each second line",
            n -> "{ \" }\n".repeat(n),
            NO_PLAN),
        ship(
            "closed_by_others",
            "each bracket closed by the other kind",
            n -> junk("[" + "{\"a\":1],".repeat(n) + "0]"),
            NO_PLAN));
  }

  private static List<Attack> surrogatesAndMarks() {
    return List.of(
        ship(
            "surrogates_in_prose",
            "half pairs are text",
            n -> "\ud800".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "surrogates_escaped",
            "kept as they are",
            n -> junk("\"" + "\\ud800".repeat(n) + "\"", "note"),
            COMPLETE),
        ship(
            "surrogates_half_escaped",
            "a pair, half of it escaped",
            n -> junk("\"" + ("\ud83d" + "\\ude00").repeat(n) + "\"", "note"),
            COMPLETE),
        ship(
            "cut_in_pair",
            "half a pair at the end",
            n -> "{" + HELM + ",\"orders\":[],\"note\":\"" + "\ud83d\ude00".repeat(n) + "\ud83d",
            TRUNCATED),
        ship(
            "cut_in_escaped_pair",
            "half an escape at the end",
            n -> "{" + HELM + ",\"orders\":[],\"note\":\"" + "\\ud83d\\ude00".repeat(n) + "\\ud8",
            TRUNCATED),
        ship(
            "boms_in_a_run",
            "one run, one edit",
            n -> "{\"orders\":[]," + "\ufeff\u200b\u2060".repeat(n) + HELM + "}",
            REPAIRED),
        ship(
            "boms_between_tokens",
            "an edit for each",
            n -> "{\"orders\":[" + "\ufeff{\ufeff\"to\":\"a\",\"qty\":\ufeff1},".repeat(n)
                + "{\"to\":\"b\",\"qty\":2}]," + HELM + "}",
            REPAIRED),
        ship(
            "boms_in_names",
            "another name is another name",
            n -> "{" + repeated(n, i -> "\"\ufefforders\":13,") + "\"orders\":[]," + HELM + "}",
            COMPLETE),
        ship(
            "blanks_of_all_kinds",
            "before, after and between",
            n -> "\u2003\ufeff\u00a0".repeat(n) + PLAN + "\u3000\u2028\u200d".repeat(n),
            COMPLETE),
        ship(
            "nul_and_controls",
            "in prose they are text",
            n -> "\0\u0001\u001b\u007f".repeat(n) + "\n\n" + PLAN,
            COMPLETE));
  }

  // ---- many candidates
  // ----------------------------------------------------------------------------------

  private static List<Attack> manyCandidates() {
    return List.of(
        ship(
            "candidates_in_fences",
            "a fence for each",
            n -> "```\n{}\n```\n".repeat(n) + fence(PLAN),
            COMPLETE),
        ship(
            "candidates_are_arrays",
            "none is an object",
            n -> "[\"a\"] ".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "candidates_are_empty",
            "the smallest that there are",
            n -> "{}".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "candidates_that_lack",
            "a key, and not all that is required",
            n -> "{\"orders\":7}\n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "candidates_that_lack_only",
            "the first one's mismatches are told",
            n -> "{\"orders\":7,\"helm\":[]}\n\n".repeat(n),
            BIND_ERROR),
        ship(
            "candidates_that_do_not_bind",
            "fully shaped, every one",
            n -> "{\"orders\":[],\"helm\":{\"heading\":1.5}}\n".repeat(n),
            BIND_ERROR),
        ship(
            "candidates_that_are_equal",
            "all the same plan",
            n -> (PLAN + "\n").repeat(n),
            COMPLETE),
        ship(
            "candidates_in_wrappers",
            "each is to be opened",
            n -> ("{\"plan\":" + PLAN + "}\n").repeat(n),
            REPAIRED),
        ship(
            "candidates_in_strings",
            "each body is a string",
            n -> ("```\n\"{\\\"a\\\":1}\"\n```\n").repeat(n) + fence(PLAN),
            COMPLETE),
        ship(
            "candidates_that_are_drafts",
            "named so that they stay closed",
            n -> ("{\"draft\":" + DECOY + "}\n").repeat(n) + PLAN,
            COMPLETE),
        ship(
            "candidates_begun",
            "each breaks where the next begins",
            n -> ("{\"orders\":[{\"to\":\"a\"\n\n").repeat(n),
            TRUNCATED),
        ship(
            "candidates_begun_then_plan",
            "and the last is whole",
            n -> ("{\"orders\":[],\"helm\":{\"heading\":13}\n\n").repeat(n) + PLAN,
            COMPLETE));
  }

  // ---- names
  // ------------------------------------------------------------------------------------------------

  private static List<Attack> names() {
    return List.of(
        ship(
            "name_escaped_again",
            "an escaped name is the same name",
            n -> "{\"orders\":[]," + ("\"h\\u0065lm\":{\"heading\":90},").repeat(n) + HELM + "}",
            COMPLETE),
        ship(
            "name_escaped_otherwise",
            "and must say the same",
            n -> "{\"orders\":[]," + ("\"h\\u0065lm\":{\"heading\":13},").repeat(n) + HELM + "}",
            BIND_ERROR),
        ship(
            "names_escaped_unknown",
            "names that are to be decoded to be passed over",
            n -> "{\"orders\":[]," + repeated(n, i -> "\"\\u006b" + i + "\":1,") + HELM + "}",
            COMPLETE),
        ship(
            "names_alike_beside",
            "almost the same, beside the right one",
            n -> "{" + "\"Orders\":13,\"or-ders\":13,\"HE_LM\":13,".repeat(n) + "\"orders\":[],"
                + HELM + "}",
            COMPLETE),
        ship(
            "names_alike_only",
            "almost the same, and the right one is absent",
            n -> "{\"orders\":[]," + "\"HELM\":{\"heading\":13},".repeat(n) + "\"x\":1}",
            BIND_ERROR),
        ship(
            "names_empty",
            "no name at all",
            n -> "{" + "\"\":13,".repeat(n) + "\"orders\":[]," + HELM + "}",
            COMPLETE),
        ship(
            "names_of_underscores",
            "folded to nothing",
            n -> "{\"" + "_-".repeat(Math.min(n, 25_000)) + "\":13," + "\"__\":1,".repeat(n)
                + "\"orders\":[]," + HELM + "}",
            COMPLETE),
        ship(
            "names_at_the_bound",
            "as long as names may be",
            n -> "{" + ("\"" + "k".repeat(50_000) + "\":1,").repeat(n / 1_000) + "\"orders\":[],"
                + HELM + "}",
            COMPLETE),
        ship(
            "names_past_the_bound",
            "one char more",
            n -> "{\"orders\":[]," + HELM + ",\"" + "k".repeat(50_001) + "\":"
                + "1".repeat(Math.min(n, 900)) + "}",
            LIMIT),
        ship(
            "null_members",
            "absent is null",
            n -> "{" + "\"note\":null,\"weight\":null,".repeat(n) + "\"orders\":[]," + HELM + "}",
            COMPLETE));
  }

  // ---- numbers
  // ------------------------------------------------------------------------------------------------

  private static List<Attack> numbers() {
    String longest = "9".repeat(1_000);
    return List.of(
        ship(
            "numbers_at_the_bound",
            "as long as numbers may be",
            n -> junk("[" + (longest + ",").repeat(n / 50 + 1) + "0]"),
            COMPLETE),
        ship(
            "number_past_the_bound",
            "one digit more, at the end",
            n -> junk("[" + (longest + ",").repeat(n / 50) + longest + "9]"),
            LIMIT),
        ship(
            "weights_at_the_bound",
            "the largest exponent, again and again",
            n -> "{\"orders\":[]," + "\"weight\":1e6144,".repeat(n) + HELM + "}",
            COMPLETE),
        ship(
            "weights_past_the_bound",
            "one past it",
            n -> "{\"orders\":[]," + "\"weight\":1e6145,".repeat(n) + HELM + "}",
            BIND_ERROR),
        ship(
            "quantities_with_zeros",
            "an integer with 900 zeros behind the point",
            n -> orders(n / 50 + 1, "1." + "0".repeat(900)),
            COMPLETE),
        ship(
            "quantities_with_exponents",
            "integers all the same",
            n -> orders(n, "10e-1"),
            COMPLETE),
        ship(
            "quantities_of_zero",
            "zero with an exponent",
            n -> orders(n, "0e999999"),
            BIND_ERROR,
            COMPLETE),
        ship("quantities_in_strings", "an edit for each", n -> orders(n, "\"1\""), REPAIRED),
        ship("quantities_with_fractions", "a mismatch for each", n -> orders(n, "1.5"), BIND_ERROR),
        ship(
            "speed_that_is_almost_nothing",
            "a number that is not zero must not become it",
            n -> "{\"orders\":[]," + HELM + ",\"speed\":" + ("1e-" + "9".repeat(Math.min(n, 900)))
                + "}",
            COMPLETE,
            BIND_ERROR),
        ship(
            "speeds_of_many_digits",
            "the nearest double of a thousand digits",
            n -> "{\"orders\":[]," + ("\"speed\":0." + "3".repeat(900) + ",").repeat(n / 50 + 1)
                + HELM + "}",
            COMPLETE));
  }

  // ---- comments
  // -------------------------------------------------------------------------------------------------

  private static List<Attack> comments() {
    return List.of(
        ship(
            "comment_chains",
            "a brace, a comment that hides one, a brace",
            n -> "{//}{\n".repeat(n) + "\n" + PLAN,
            COMPLETE),
        ship(
            "comments_of_blocks",
            "an edit for each",
            n -> "{" + "/**/".repeat(n) + "\"orders\":[]," + HELM + "}",
            REPAIRED),
        ship(
            "comments_in_orders",
            "in every place that there is",
            n -> "{\"orders\":[" + "/*{*/{/*\"*/\"to\"/*:*/:/*,*/\"a\",\"qty\":1//}\n},".repeat(n)
                + "{\"to\":\"b\",\"qty\":2}]," + HELM + "}",
            REPAIRED),
        ship(
            "comments_that_never_end",
            "a search for an end that never comes",
            n -> "{/*".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "comments_behind",
            "the whole reply, and then comments",
            n -> PLAN + " /* a */ // b\n".repeat(n),
            REPAIRED),
        ship(
            "comments_behind_half",
            "and then half comments",
            n -> PLAN + " /* a".repeat(n),
            COMPLETE),
        ship("slashes_behind", "one comment to the end", n -> PLAN + "//".repeat(n), REPAIRED),
        ship(
            "slashes_between",
            "one comment to the end of its line",
            n -> "{\"orders\":[]," + "//".repeat(n) + "\n" + HELM + "}",
            REPAIRED),
        ship(
            "hashes",
            "comments of another language",
            n -> "{\n" + "# no\n".repeat(n) + "\"orders\":[]," + HELM + "}",
            NO_PLAN),
        ship(
            "swallowed_fences",
            "fence lines in a comment that ends far away",
            n -> "{/*\n```\n".repeat(n) + "*/ \"a\" x",
            NO_PLAN),
        ship(
            "swallowed_fences_in_strings",
            "fence lines in strings that end at the next quote",
            n -> "{\"x\":\"\n```\n".repeat(n),
            NO_PLAN));
  }

  // ---- marks of lists, and closers
  // --------------------------------------------------------------------------

  private static List<Attack> linesAndClosers() {
    return List.of(
        ship(
            "list_marks_on_one_line",
            "marks behind marks",
            n -> "- ".repeat(n) + "\n" + PLAN,
            COMPLETE),
        ship(
            "list_marks_lines",
            "a line of marks, again and again",
            n -> "- * + 1. 2)\n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "quote_marks_on_one_line",
            "a quotation as deep as the reply",
            n -> ">".repeat(n) + " " + PLAN,
            COMPLETE),
        ship("quote_marks_lines", "and as long", n -> "> > > \n".repeat(n) + "\n" + PLAN, COMPLETE),
        ship(
            "number_marks",
            "a number that is almost a mark",
            n -> "1".repeat(n) + ". " + PLAN,
            COMPLETE),
        ship(
            "documents_in_comment_lines",
            "each asks what follows all the comments",
            n -> "//{}\n".repeat(n) + "\n" + PLAN,
            COMPLETE),
        ship(
            "documents_in_comments",
            "each behind the end of one",
            n -> "/*{}*/\n".repeat(n) + "\n" + PLAN,
            COMPLETE),
        ship(
            "documents_in_long_comments",
            "comments of two lines",
            n -> "/*{}\n*/\n".repeat(n) + "\n" + PLAN,
            COMPLETE),
        ship(
            "comment_lines_before",
            "what stands before the plan is looked for behind all of them",
            n -> "// so\n".repeat(n) + PLAN,
            COMPLETE),
        ship("comments_before", "and on one line", n -> "x " + "/**/".repeat(n) + PLAN, COMPLETE),
        ship(
            "comment_ends_before",
            "with one opener, far away",
            n -> "/* " + "x*/{}".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "slashes_before",
            "each pair may begin a comment",
            n -> "x,//".repeat(n) + "\n" + PLAN,
            COMPLETE),
        ship(
            "closers_behind_broken",
            "the rest of a broken document is looked through for closers",
            n -> PLAN + " {\"x\": oops" + " [ x ]".repeat(n),
            COMPLETE),
        ship(
            "parts_and_blank_lines",
            "parts of a list whose start was lost",
            n -> "{ x\": [\n\n" + "{}\n\n,\n\n".repeat(n) + PLAN + "]",
            NO_PLAN),
        ship("closers_run", "closers are ignored", n -> PLAN + "}]".repeat(n), COMPLETE),
        ship("closers_on_lines", "on lines too", n -> PLAN + "}\n".repeat(n), COMPLETE),
        ship(
            "closers_then_quote",
            "unless the paragraph goes on as JSON",
            n -> PLAN + "}]".repeat(n) + "\"x\":1",
            NO_PLAN),
        ship(
            "closers_after_each",
            "after each of many documents",
            n -> "{}]]}}".repeat(n) + "\n\n" + PLAN,
            COMPLETE),
        ship(
            "blanks_after_each",
            "and blanks",
            n -> ("{}" + " ".repeat(20)).repeat(n) + PLAN,
            COMPLETE),
        ship("lines_after_each", "and line breaks", n -> "{}\n \n\t\n".repeat(n) + PLAN, COMPLETE),
        ship(
            "brackets_of_citations",
            "and brackets that are none",
            n -> ("{} [1] [2,3] {x} ").repeat(n) + PLAN,
            COMPLETE));
  }

  // ---- broken plans
  // -------------------------------------------------------------------------------------------

  private static List<Attack> brokenPlans() {
    String broken = "{\"orders\": x\n\n";
    return List.of(
        ship(
            "broken_then_closers",
            "the rest of a broken plan",
            n -> (PLAN + "\n").repeat(n) + broken + "}".repeat(n),
            COMPLETE,
            NO_PLAN),
        ship(
            "broken_then_names",
            "names that go on",
            n -> broken + "\"helm\": {\"heading\": 13},\n\n".repeat(n) + "}",
            NO_PLAN),
        ship(
            "broken_then_plans",
            "plans, and the rest of the broken one behind them",
            n -> broken + (DECOY + "\n\n").repeat(n) + "}\n",
            NO_PLAN),
        ship(
            "broken_lines",
            "one after the other",
            n -> "{\"orders\":[],,}\n\n".repeat(n) + PLAN,
            COMPLETE),
        ship(
            "broken_in_fences",
            "each in its fence",
            n -> fence("{\"orders\":[],,}").repeat(n) + fence(PLAN),
            COMPLETE),
        ship(
            "broken_elements",
            "elements of a broken list, a paragraph each",
            n -> "{\"plans\":[x,\n\n" + (DECOY + ",\n\n").repeat(n) + DECOY + "\n]}",
            NO_PLAN),
        ship(
            "broken_quotes",
            "a quote too many in each line",
            n -> "{\"note\":\"a \"b\" c\"}\n".repeat(n),
            NO_PLAN));
  }

  // ---- many edits
  // -------------------------------------------------------------------------------------------------

  private static List<Attack> edits() {
    return List.of(
        ship(
            "controls_in_a_string",
            "an edit for each char",
            n -> junk("\"" + "\n".repeat(n) + "\"", "note"),
            REPAIRED),
        ship(
            "controls_in_a_wrapper",
            "an edit for each char, one level down",
            n -> "{\"plan\":" + junk("\"" + "\t".repeat(n) + "\"", "note") + "}",
            REPAIRED),
        ship(
            "controls_in_a_quoted_plan",
            "a string that holds the plan",
            n -> "\"{\\\"orders\\\":[],\\\"helm\\\":{\\\"heading\\\":90},\\\"note\\\":\\\""
                + "\\n".repeat(n) + "\\\"}\"",
            REPAIRED),
        ship(
            "latex_in_a_string",
            "a document that is read twice",
            n -> junk("\"" + "\\(\\frac\\)\n".repeat(n) + "\"", "note"),
            REPAIRED),
        ship(
            "latex_and_controls",
            "read twice, an edit for each char",
            n -> junk("\"\\(\\fx" + "\n".repeat(n) + "\"", "note"),
            REPAIRED),
        ship(
            "latex_words",
            "words that are almost commands",
            n -> junk("\"" + "\\nabl\\rightx\\tex ".repeat(n) + "\"", "note"),
            COMPLETE),
        ship(
            "latex_long_words",
            "a word as long as the reply",
            n -> junk("\"\\n" + "abc".repeat(n) + "\"", "note"),
            COMPLETE),
        ship(
            "apostrophes",
            "an edit for each",
            n -> junk("\"" + "\\'".repeat(n) + "\"", "note"),
            REPAIRED));
  }

  // ---- lists, sealed plans, trees
  // ------------------------------------------------------------------------------------

  private static List<Attack> otherTargets() {
    PlanReader<?> list = PlanReader.listOf(HostileShipPlanBinder.INSTANCE);
    PlanReader<?> tree = PlanReader.ofTree("orders", "helm");
    PlanReader<?> step = StepBinder.reader();
    String turn = "{\"heading\":90,\"type\":\"turn\"}";
    return List.of(
        on(
            list,
            "list_of_plans",
            "every element is a plan",
            n -> "[" + (PLAN + ",").repeat(n) + PLAN + "]",
            COMPLETE),
        on(
            list,
            "list_that_is_cut",
            "the finished ones are kept",
            n -> "[" + (PLAN + ",").repeat(n),
            TRUNCATED),
        on(
            list,
            "list_with_another",
            "one element is none",
            n -> "[" + (PLAN + ",").repeat(n) + "7]",
            FIRST_JSON),
        on(
            list,
            "list_of_lines",
            "JSON Lines are no list",
            n -> (PLAN + "\n").repeat(n + 1),
            FIRST_JSON),
        on(list, "lists_that_are_empty", "check boxes", n -> "- [ ] x []\n".repeat(n), NO_PLAN),
        on(
            step,
            "sealed_deep_and_last",
            "each level looks for its discriminator behind all others",
            n -> nested(Math.min(n, 250), "{\"steps\":[", turn, "],\"type\":\"steps\"}"),
            COMPLETE),
        on(
            step,
            "sealed_too_deep",
            "and one level too many",
            n -> nested(256 + n % 7, "{\"steps\":[", turn, "],\"type\":\"steps\"}"),
            LIMIT),
        on(
            step,
            "sealed_deep_and_wide",
            "250 levels around a long list",
            n -> nested(
                250, "{\"steps\":[", (turn + ",").repeat(n / 20) + turn, "],\"type\":\"steps\"}"),
            COMPLETE),
        on(
            step,
            "sealed_wide",
            "a long list",
            n -> "{\"steps\":[" + (turn + ",").repeat(n) + turn + "],\"type\":\"steps\"}",
            COMPLETE),
        on(
            step,
            "sealed_unknown",
            "none is a record of the interface",
            n -> "{\"type\":\"steps\",\"steps\":[" + "{\"heading\":13,\"type\":\"row\"},".repeat(n)
                + turn + "]}",
            BIND_ERROR),
        on(
            step,
            "sealed_cut_before_it_is_known",
            "cut before the discriminator",
            n -> "{\"steps\":[" + (turn + ",").repeat(n),
            TRUNCATED,
            NO_PLAN,
            FIRST_JSON),
        on(
            tree,
            "tree_of_many",
            "a tree of the whole",
            n -> junk("[" + "{\"a\":[1.5,\"b\",null,true]},".repeat(n) + "0]"),
            COMPLETE),
        on(
            tree,
            "tree_deep",
            "as deep as may be",
            n -> junk("[".repeat(Math.min(n, DEPTH - 1)) + "]".repeat(Math.min(n, DEPTH - 1))),
            COMPLETE),
        on(
            tree,
            "tree_twice_the_same",
            "a deep value twice, at every level",
            MoreAttacks::twiceAtEveryLevel,
            COMPLETE),
        on(
            tree,
            "tree_names_again",
            "one name again and again",
            n -> "{" + "\"orders\":[],".repeat(n) + HELM + "}",
            COMPLETE),
        on(
            tree,
            "tree_cut",
            "a tree as far as it goes",
            n -> "{" + HELM + ",\"orders\":[" + "{\"to\":\"a\",\"qty\":1},".repeat(n),
            TRUNCATED));
  }

  // ---- sealed plans in each other: each level looks ahead over all that is in it
  // ------------------------------------------------------

  private static List<Attack> sealedInSealed() {
    PlanReader<?> step = StepBinder.reader();
    PlanReader<?> course = CourseBinder.reader();
    String turn = "{\"heading\":90,\"type\":\"turn\"}";
    String held = "\"{\\\"heading\\\":90,\\\"type\\\":\\\"turn\\\"}\"";
    String turns = "{\"heading\":90},{\"heading\":90}";
    return List.of(
        on(
            step,
            "sealed_deep_around_strings",
            "at each level a string that holds another one",
            n -> nested(
                250,
                "{\"steps\":[" + held + ",",
                (turn + ",").repeat(n / 20) + held,
                "],\"type\":\"steps\"}"),
            REPAIRED),
        on(
            step,
            "sealed_deep_with_repairs",
            "comments and commas, and a name that is almost the one",
            n -> nested(
                250,
                "{\"steps\":[/*}*/",
                (turn + "\u00a0,").repeat(n / 20) + turn,
                ",],\"Type\":[{}],\"type\":\"steps\",}"),
            REPAIRED),
        on(
            step,
            "sealed_deep_and_unknown",
            "members that nobody asked for, as deep",
            n -> nested(
                80,
                "{\"x\":{\"a\":[{\"b\":{}}]},\"steps\":[",
                (turn + ",").repeat(n / 20) + turn,
                "],\"y\":[" + "[],".repeat(n / 400) + "{\"a\":[]}],\"type\":\"steps\"}"),
            COMPLETE),
        on(
            course,
            "sealed_by_names_deep",
            "without a discriminator each level is looked over to its end",
            n -> nested(125, "{\"then\":{\"all\":[", turns + ("," + turns).repeat(n / 20), "]}}"),
            COMPLETE),
        on(
            course,
            "sealed_by_names_in_maps",
            "the same with maps",
            n -> nested(
                200,
                "{\"named\":{\"a\":",
                "{\"all\":[" + turns + ("," + turns).repeat(n / 20) + "]}",
                "}}"),
            COMPLETE),
        on(
            course,
            "sealed_by_names_cut",
            "each level is known before the cut, and looks for it",
            n -> "{\"all\":[".repeat(250) + turns + ("," + turns).repeat(n / 20),
            TRUNCATED),
        on(
            course,
            "sealed_by_names_unlike",
            "none is a record of the interface",
            n -> "{\"all\":[" + "{\"to\":{}},".repeat(n) + turns + "]}",
            BIND_ERROR));
  }

  /** Objects whose one member stands there twice with the same value, n chars about. */
  private static String twiceAtEveryLevel(int n) {
    String value = "1";
    do {
      value = "{\"a\":" + value + ",\"a\":" + value + "}";
    } while (value.length() < n);
    return junk(value);
  }

  // ---- parts
  // ------------------------------------------------------------------------------------------------------------

  private static Attack ship(
      String name, String why, IntFunction<String> reply, Expected... allowed) {
    return on(HostileShipPlanBinder.reader(), name, why, reply, allowed);
  }

  private static Attack on(
      PlanReader<?> reader,
      String name,
      String why,
      IntFunction<String> reply,
      Expected... allowed) {
    return new Attack(name, why, reader, reply, n -> Set.of(allowed));
  }

  private static String fence(String body) {
    return FENCE + "json\n" + body + "\n" + FENCE + "\n";
  }

  /** A plan with one more member. */
  private static String junk(String value, String... name) {
    return "{\"orders\":[]," + HELM + ",\"" + (name.length == 0 ? "junk" : name[0]) + "\":" + value
        + "}";
  }

  private static String orders(int n, String quantity) {
    String order = "{\"to\":\"a\",\"qty\":" + quantity + "}";
    return "{\"orders\":[" + (order + ",").repeat(n) + order + "]," + HELM + "}";
  }

  private static String nested(int times, String open, String inmost, String close) {
    return open.repeat(times) + inmost + close.repeat(times);
  }

  private static String repeated(int n, IntFunction<String> part) {
    return IntStream.range(0, n).mapToObj(part).collect(joining());
  }
}
