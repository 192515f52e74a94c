package io.github.planbind.examples.fleet;

import io.github.planbind.FinishReason;
import io.github.planbind.Reply;
import io.github.planbind.chat.RetryPolicy;
import io.github.planbind.examples.fleet.StandIn.Says;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a provider answers to one question, and how many attempts there may be. */
record Scene(String title, RetryPolicy policy, List<Says> answers) {

  /** All stored replies, each asked for once, and then what only a client can meet. */
  static List<Scene> all() {
    List<Scene> scenes = new ArrayList<>();
    for (StoredReply stored : StoredReply.ALL) {
      RetryPolicy once = RetryPolicy.standard().attempts(1);
      scenes.add(new Scene(stored.title(), once, List.of(Says.reply(stored.reply()))));
    }
    Says good = Says.reply(StoredReply.of("clean.txt").reply());
    scenes.add(scene(
        "Empty content, then a good reply",
        "the same request again",
        Says.reply(new Reply("", FinishReason.STOP)),
        good));
    scenes.add(scene(
        "Values of the wrong type, then a good reply",
        "asked again with what was wrong",
        Says.reply(StoredReply.of("wrong-type.txt").reply()),
        good));
    scenes.add(scene(
        "HTTP 429",
        "a failed call is not made again",
        Says.error(
            429,
            Map.of("Retry-After", "20"),
            "{\"error\":{\"message\":\"Rate limit reached.\",\"code\":\"rate_limit_exceeded\"}}")));
    scenes.add(scene(
        "An error inside a success",
        "HTTP 200, and nothing in it but an error",
        Says.error(
            200,
            Map.of(),
            "{\"error\":{\"code\":502,\"message\":\"The upstream provider timed out.\"}}")));
    return scenes;
  }

  private static Scene scene(String what, String details, Says... answers) {
    return new Scene(Screen.title(what, details), RetryPolicy.standard(), List.of(answers));
  }
}
