package io.github.planbind.chat.test;

import io.github.planbind.annotation.Plan;
import java.util.List;

/** Where a ship goes: the plan of these tests. */
@Plan(keys = {"heading", "port"})
record Course(int heading, String port, List<String> stops) {
  /** What a model says for it; the canary is in it. */
  static final String JSON = "{\"heading\":90,\"port\":\"" + Canary.REPLY + "\",\"stops\":[\"a\"]}";

  static final Course READ = new Course(90, Canary.REPLY, List.of("a"));
}
