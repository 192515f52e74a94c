package io.github.planbind.it.replay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.planbind.PlanResult;
import io.github.planbind.binding.Edit;

/**
 * What came of one reply, with a form in JSON.
 *
 * @param result the library's own result
 */
public record ReplayOutcome(PlanResult<?> result) {

  /**
   * The outcome as the members {@code outcome}, {@code edits}, {@code alternatives} and {@code
   * message}.
   *
   * @return one of {@code {"complete": record}}, {@code {"truncated": tree}} and {@code {"error":
   *     code}} under {@code outcome}; a message that is null for a complete plan
   */
  public ObjectNode toJson() {
    ObjectNode json = ReplayJson.object();
    json.set("outcome", outcome());
    json.set("edits", edits());
    json.put("alternatives", result.trace().alternativeCount());
    return json.put("message", message());
  }

  private ObjectNode outcome() {
    ObjectNode outcome = ReplayJson.object();
    return result.fold(
        complete -> outcome.set("complete", RecordJson.of(complete.plan())),
        truncated ->
            outcome.set("truncated", ReplayJson.parse(truncated.partial().json())),
        failed -> outcome.put("error", ErrorCode.of(failed.error())));
  }

  private String message() {
    return result.fold(
        complete -> null,
        truncated -> truncated.error().message(),
        failed -> failed.error().message());
  }

  private ArrayNode edits() {
    ArrayNode edits = ReplayJson.array();
    for (Edit edit : result.trace().edits()) {
      edits.addObject().put("kind", edit.kind().name()).put("offset", edit.offset());
    }
    return edits;
  }
}
