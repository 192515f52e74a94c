package io.github.planbind.chat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.CallError.ApiError;
import io.github.planbind.CallError.Filtered;
import io.github.planbind.CallError.ProtocolError;
import io.github.planbind.CallError.ProtocolError.Kind;
import io.github.planbind.FinishReason;
import io.github.planbind.PlanError;
import io.github.planbind.ReplyError.EmptyContent;
import io.github.planbind.ReplyError.EmptyContent.Why;
import io.github.planbind.ReplyError.Refused;
import java.net.http.HttpHeaders;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnvelopeTest {
  private static final Head OK =
      new Head(200, HttpHeaders.of(Map.of("x-request-id", List.of("r-1")), (name, value) -> true));

  private static ChatReply read(String body) {
    return new Envelope(new ErrorReader(List.of(), () -> Instant.EPOCH)).read(OK, json(body));
  }

  /** Quotes are written as apostrophes, to be read. */
  private static String json(String text) {
    return text.replace('\'', '"');
  }

  private static ChatReply choice(String message, String more) {
    return read("{'choices':[{'message':" + message + more + "}]}");
  }

  private static PlanError error(ChatReply reply) {
    return reply.error().orElseThrow();
  }

  @Test
  void aReplyIsTextFinishReasonUsageAndReasoning() {
    ChatReply reply = read("{'id':'x','choices':[{'index':0,'message':{'role':'assistant',"
        + "'content':'{}','reasoning_content':'hm'},'finish_reason':'stop'}],"
        + "'usage':{'prompt_tokens':7,'completion_tokens':5,'total_tokens':14,"
        + "'prompt_tokens_details':{'cached_tokens':3},"
        + "'completion_tokens_details':{'reasoning_tokens':2}}}");
    assertThat(reply.error()).isEmpty();
    assertThat(reply.reply().text()).isEqualTo("{}");
    assertThat(reply.reply().finishReason()).isEqualTo(FinishReason.STOP);
    assertThat(reply.reasoning()).contains("hm");
    assertThat(reply.usage()).contains(new Usage(7, 5, 14, OptionalLong.of(3), OptionalLong.of(2)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "{'reasoning':'hm','content':'x'} | hm",
        "{'reasoning_content':'a','reasoning':'b','content':'x'} | a",
        "{'reasoning':{'text':'hm'},'content':'x'} | -",
        "{'reasoning':' ','content':'x'} | -",
      })
  void reasoningIsKeptApart(String message, String reasoning) {
    ChatReply reply = choice(message, "");
    assertThat(reply.reasoning()).isEqualTo(Optional.ofNullable(reasoning));
    assertThat(reply.reply().text()).isEqualTo("x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",'finish_reason':null", ",'finish_reason':7", ",'finish_reason':''"})
  void aFinishReasonThatIsNoneIsUnknown(String reason) {
    ChatReply reply = choice("{'content':'x'}", reason);
    assertThat(reply.reply().finishReason()).isEqualTo(FinishReason.UNKNOWN);
    assertThat(reply.error()).isEmpty();
  }

  @Test
  void anUnknownFinishReasonIsKept() {
    assertThat(choice("{'content':'x'}", ",'finish_reason':'eos'").reply().finishReason())
        .isEqualTo(new FinishReason("eos"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'prompt_tokens':1,'completion_tokens':2} | 3",
        "{'input_tokens':1,'output_tokens':2} | 3",
        "{'prompt_tokens':1,'completion_tokens':2,'total_tokens':-3} | 3",
        "{'prompt_tokens':1,'completion_tokens':2,'total_tokens':'9'} | 3",
        "{'prompt_tokens':1,'completion_tokens':2,'total_tokens':9} | 9",
        "{'prompt_tokens':9223372036854775807,'completion_tokens':2} | 9223372036854775807",
      })
  void usageIsReadAsItIsSpelt(String usage, long total) {
    ChatReply reply = read("{'choices':[{'message':{'content':'x'}}],'usage':" + usage + "}");
    assertThat(reply.usage().orElseThrow().totalTokens()).isEqualTo(total);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "{}",
        "7",
        "'x'",
        "[1]",
        "{'prompt_tokens':-1,'completion_tokens':2}",
        "{'prompt_tokens':'1','completion_tokens':'2'}",
        "{'prompt_tokens':1.5,'completion_tokens':2}",
        "{'prompt_tokens':1}",
        "{'prompt_tokens':99999999999999999999,'completion_tokens':2}"
      })
  void usageThatMakesNoSenseIsNotTold(String usage) {
    ChatReply reply = read("{'choices':[{'message':{'content':'x'}}],'usage':" + usage + "}");
    assertThat(reply.usage()).isEmpty();
    assertThat(reply.error()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'prompt_cache_hit_tokens':3}",
        "{'cache_read_input_tokens':3}",
        "{'cached_tokens':3}",
        "{'input_tokens_details':{'cached_tokens':3}}"
      })
  void cachedTokensHaveManyNames(String details) {
    String usage = "{'prompt_tokens':7,'completion_tokens':5," + details.substring(1);
    ChatReply reply = read("{'choices':[{'message':{'content':'x'}}],'usage':" + usage + "}");
    assertThat(reply.usage().orElseThrow().cachedTokens()).hasValue(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{}", "{'choices':null}", "{'choices':[]}", "{'choices':[],'error':null}"})
  void noChoicesAreEmptyContent(String body) {
    assertThat(error(read(body))).isEqualTo(new EmptyContent(Why.NO_CHOICES));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'content':null} | | NO_CONTENT",
        "{} | | NO_CONTENT",
        "null | | NO_CONTENT",
        "{'content':''} | | BLANK",
        "{'content':' '} | ,'finish_reason':'length' | BLANK",
        "{'content':null,'tool_calls':[{'id':'1'}]} | ,'finish_reason':'tool_calls' | TOOL_CALLS",
        "{'content':'','function_call':{'name':'f'}} | | TOOL_CALLS",
        "{'content':null,'tool_calls':[]} | | NO_CONTENT",
        "{'content':'','reasoning_content':'hm'} | ,'finish_reason':'length' | REASONING_BUDGET",
        "{'content':null,'reasoning':'hm'} | ,'finish_reason':'length' | REASONING_BUDGET",
        "{'content':'','reasoning_content':'hm'} | ,'finish_reason':'stop' | BLANK",
      })
  void whyThereIsNoContentIsTold(String message, String more, Why why) {
    ChatReply reply = choice(message, more == null ? "" : more);
    assertThat(error(reply)).isEqualTo(new EmptyContent(why));
  }

  @Test
  void reasoningThatIsOnlyCountedUsesUpTheTokensToo() {
    ChatReply reply = read("{'choices':[{'message':{'content':''},'finish_reason':'length'}],"
        + "'usage':{'prompt_tokens':1,'completion_tokens':2,"
        + "'completion_tokens_details':{'reasoning_tokens':2}}}");
    assertThat(error(reply)).isEqualTo(new EmptyContent(Why.REASONING_BUDGET));
    assertThat(reply.usage()).isPresent();
  }

  @Test
  void aRefusalIsTheReply() {
    ChatReply reply = choice("{'content':null,'refusal':'I will not'}", ",'finish_reason':'stop'");
    assertThat(error(reply)).isEqualTo(new Refused());
    assertThat(reply.reply().text()).isEqualTo("I will not");
    assertThat(choice("{'content':'x','refusal':'I will not'}", "").error()).isEmpty();
  }

  @Test
  void whatAFilterTookAwayIsNoReply() {
    for (String content : List.of("null", "'{}'")) {
      ChatReply reply = choice("{'content':" + content + "}", ",'finish_reason':'content_filter'");
      assertThat(error(reply)).isEqualTo(new Filtered());
      assertThat(reply.reply().finishReason()).isEqualTo(FinishReason.CONTENT_FILTER);
    }
  }

  @Test
  void partsOfTextAreJoined() {
    String parts = "[{'type':'text','text':'{'},{'type':'text','text':'}'}]";
    assertThat(choice("{'content':" + parts + "}", "").reply().text()).isEqualTo("{}");
    String thought = "[{'type':'thinking','thinking':[]},{'type':'text','text':'{}'}]";
    assertThat(choice("{'content':" + thought + "}", "").reply().text()).isEqualTo("{}");
    assertThat(error(choice("{'content':[]}", ""))).isEqualTo(new EmptyContent(Why.NO_CONTENT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 | it is a number",
        "true | it is a boolean",
        "{'text':'x'} | it is an object",
        "[{'type':'image_url','image_url':'x'}] | it is a list with other parts than text",
        "[{'type':'text'}] | it is a list with other parts than text",
        "['x'] | it is a list with other parts than text",
      })
  void contentThatIsNoTextIsAFaultOfTheService(String content, String detail) {
    assertThat(error(choice("{'content':" + content + "}", "")))
        .isEqualTo(new ProtocolError(Kind.CONTENT, detail));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | EMPTY_BODY | ``",
        "` \n` | EMPTY_BODY | ``",
        "null | NO_COMPLETION | it is null",
        "[] | NO_COMPLETION | it is an array",
        "'x' | NO_COMPLETION | it is a string",
        "{'choices':{}} | NO_COMPLETION | its choices are no objects",
        "{'choices':['x']} | NO_COMPLETION | its choices are no objects",
        "{'choices':[{'message':'x'}]} | NO_COMPLETION | its message is a string",
        "{'choices':[{'mess | NOT_JSON | `it ends or breaks at line 1, column 19`",
        "{} {} | NOT_JSON | `it ends or breaks at line 1, column 4`",
        "<html> | NOT_JSON | `it ends or breaks at line 1, column 1`",
      })
  void whatIsNoCompletionIsAFaultOfTheService(String body, Kind kind, String detail) {
    assertThat(error(read(body))).isEqualTo(new ProtocolError(kind, detail));
  }

  @Test
  void deepOrLongJsonIsMetWithAnErrorAndNotWithAnException() {
    String deep = "{'choices':" + "[".repeat(100_000);
    assertThat(error(read(deep))).isInstanceOf(ProtocolError.class);
    String digits = "{'choices':" + "1".repeat(100_000) + "}";
    assertThat(error(read(digits))).isInstanceOf(ProtocolError.class);
    String long4 = "x".repeat(5_000_000);
    assertThat(choice("{'content':'" + long4 + "'}", "").reply().text()).isEqualTo(long4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'error':{'code':429,'message':'slow down'}} | 429 | slow down",
        "{'error':{'message':'broken','type':'server_error','code':null}} | server_error | broken",
        "{'error':'broken'} | `` | broken",
        "{'error':{'code':'c'},'choices':null} | c | ``",
        "{'error':{'code':'c'},'choices':[]} | c | ``",
        "{'error':{'code':'c'},'choices':[{'message':{'content':'x'}}]} | c | ``",
        "{'choices':[{'message':{'content':'x'},'error':{'code':502,'message':'m'}}]} | 502 | m",
      })
  void anErrorInsideASuccessIsAnError(String body, String code, String said) {
    ApiError error = (ApiError) error(read(body));
    assertThat(error).isEqualTo(new ApiError(200, code, said, "r-1", Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "{}", "''", "false", "[]"})
  void anErrorThatSaysNothingIsNone(String error) {
    ChatReply reply = read("{'error':" + error + ",'choices':[{'message':{'content':'x'}}]}");
    assertThat(reply.error()).isEmpty();
  }

  @Test
  void halvesOfPairsStayAsTheyCame() {
    assertThat(choice("{'content':'\\ud800x'}", "").reply().text()).isEqualTo("\ud800x");
  }
}
