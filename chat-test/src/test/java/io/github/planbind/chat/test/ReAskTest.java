package io.github.planbind.chat.test;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.planbind.PlanResult;
import io.github.planbind.ReplyError.Mismatch;
import io.github.planbind.annotation.Plan;
import io.github.planbind.chat.Answer;
import io.github.planbind.chat.Ledger.Stop;
import io.github.planbind.chat.OpenAiCompatible;
import io.github.planbind.chat.Planner;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A model that mends just the members that it is told of, and touches no other, gets to a plan. */
class ReAskTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What is asked for. */
  @Plan(keys = {"ship", "legs"})
  record Voyage(String ship, int crew, List<Leg> legs, Rig rig, Optional<Boolean> night) {
    /** A part of it. */
    record Leg(String port, double miles) {}

    /** How it sails. */
    enum Rig {
      SLOOP,
      KETCH
    }
  }

  private static final Voyage WHOLE = new Voyage(
      Canary.REPLY,
      12,
      List.of(new Voyage.Leg("Ystad", 1.5), new Voyage.Leg("Riga", 200)),
      Voyage.Rig.KETCH,
      Optional.of(true));

  /** The right value for every place. */
  private static final Map<String, String> RIGHT = Map.of(
      "/ship", "\"" + Canary.REPLY + "\"",
      "/crew", "12",
      "/legs", "[{\"port\":\"Ystad\",\"miles\":1.5},{\"port\":\"Riga\",\"miles\":200}]",
      "/legs/0/port", "\"Ystad\"",
      "/legs/0/miles", "1.5",
      "/legs/1/port", "\"Riga\"",
      "/legs/1/miles", "200",
      "/rig", "\"KETCH\"",
      "/night", "true");

  private static final String FAULTY = """
      {"ship":"%s","crew":"a dozen","legs":[{"port":"Ystad","miles":1.5},{"port":7,"miles":"far"}],\
      "rig":"YAWL","night":"perhaps"}""".formatted(Canary.REPLY);

  /** Of each reply the words about it must name all that is wrong. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"ship\":SHIP,\"crew\":12.5,\"legs\":[],\"rig\":\"KETCH\",\"night\":true}",
        "{\"ship\":SHIP}",
        "{\"ship\":null,\"crew\":null,\"legs\":null,\"rig\":null,\"night\":true}",
        "{\"ship\":[],\"crew\":{},\"legs\":7,\"rig\":true,\"night\":[]}",
        "{\"ship\":SHIP,\"crew\":99999999999,\"legs\":[{},{}],\"rig\":\"\",\"night\":true}",
      })
  void whateverIsWrongIsNamedWithItsPlace(String faulty) throws Exception {
    assertMended(faulty.replace("SHIP", RIGHT.get("/ship")));
  }

  @Test
  void theSecondRequestIsTheFirstAndThePlacesThatWereWrong() throws Exception {
    Received second = assertMended(FAULTY).get(1);
    assertThat(second.line()).isEqualTo("POST /v1/chat/completions HTTP/1.1");
    assertThat(second.header("Authorization")).contains("Bearer " + Canary.KEY);
    assertThat(second.header("Content-Type")).contains("application/json");
    String said = """
        Where to?

        %s

        An earlier reply to this could not be used, for these places in it:
        - /crew: expected an integer, found a string
        - /legs/1/port: expected a string, found a number
        - /legs/1/miles: expected a number, found a string
        - /rig: expected one of "SLOOP", "KETCH", found another string
        - /night: expected a boolean, found a string
        Reply again with the whole JSON and nothing else. Keep what was right.""".formatted(ReAskTest_VoyageBinder.INSTANCE.instructions());
    assertThat(second.body())
        .isEqualTo("{\"model\":\"fault-1\",\"messages\":[{\"role\":\"user\",\"content\":"
            + JSON.writeValueAsString(said) + "}]}");
  }

  private static List<Received> assertMended(String faulty) throws Exception {
    ObjectNode reply = (ObjectNode) JSON.readTree(faulty);
    try (FaultServer server = FaultServer.answering((request, index) -> {
          if (index > 0) {
            mend(reply, request.body());
          }
          return Http.ok(Http.completion(reply.toString()));
        });
        OpenAiCompatible client = Asking.client(server.url()).build()) {
      Planner<Voyage> planner = Planner.of(ReAskTest_VoyageBinder.INSTANCE, client);
      Answer<Voyage> answer = Asking.swept(planner.ask("Where to?"));
      assertThat(answer.ledger().attempts().get(0).error()).containsInstanceOf(Mismatch.class);
      assertThat(answer.result()).isInstanceOf(PlanResult.Complete.class);
      assertThat(answer.ledger().stop()).isEqualTo(Stop.PLAN);
      assertThat(server.requests()).isEqualTo(2);
      Voyage voyage = answer.orElseThrow();
      assertThat(voyage)
          .isEqualTo(new Voyage(
              WHOLE.ship(),
              WHOLE.crew(),
              faulty.contains("\"legs\":[]") ? List.of() : WHOLE.legs(),
              WHOLE.rig(),
              faulty.contains("night") ? WHOLE.night() : Optional.empty()));
      return server.received();
    }
  }

  /** Puts the right values where the request says that something is wrong, and nowhere else. */
  private static void mend(ObjectNode reply, String request) {
    JsonNode messages = parsed(request).path("messages");
    String said = messages.path(messages.size() - 1).path("content").textValue();
    // a value of the reply has no business in the words about it
    assertThat(said).doesNotContain(Canary.REPLY, "dozen", "perhaps", "YAWL", "99999999999");
    said.lines().filter(line -> line.startsWith("- /")).forEach(line -> {
      String pointer = line.substring(2, line.indexOf(": "));
      put(reply, JsonPointer.compile(pointer), parsed(RIGHT.get(pointer)));
    });
  }

  private static void put(ObjectNode reply, JsonPointer place, JsonNode value) {
    JsonNode parent = reply.at(place.head());
    if (parent instanceof ArrayNode array) {
      array.set(place.last().getMatchingIndex(), value);
    } else {
      ((ObjectNode) parent).set(place.last().getMatchingProperty(), value);
    }
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
