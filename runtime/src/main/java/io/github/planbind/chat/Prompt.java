package io.github.planbind.chat;

import io.github.planbind.binding.PlanBinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How a model is told what to reply.
 *
 * @param instructions what ends the last message of the user, or blank
 * @param schema the schema for a provider's strict mode, or blank
 * @param mode how the provider is to hold the model to JSON
 */
record Prompt(String instructions, String schema, Mode mode) {
  static final Prompt NONE = new Prompt("", "", Mode.PROMPT);

  static Prompt of(PlanBinder<?> binder) {
    return new Prompt(binder.instructions(), binder.strictSchema(), Mode.PROMPT);
  }

  /** The JSON that a provider or a model sees of a plan, each a document of its own. */
  static String[] shown(PlanBinder<?> binder) {
    return new String[] {binder.instructions(), binder.schema(), binder.strictSchema()};
  }

  Prompt in(Mode other) {
    Objects.requireNonNull(other, "mode");
    if (other == Mode.JSON_SCHEMA && schema.isEmpty()) {
      throw new IllegalArgumentException("A planner made of a reader knows no schema");
    }
    return new Prompt(instructions, schema, other);
  }

  Prompt saying(String words) {
    return new Prompt(Objects.requireNonNull(words, "words"), schema, mode);
  }

  /** The conversation with the instructions. */
  List<Message> complete(List<Message> conversation) {
    if (conversation.isEmpty()) {
      throw new IllegalArgumentException("There must be a message");
    }
    return instructions.isBlank() ? List.copyOf(conversation) : asking(conversation, instructions);
  }

  /**
   * The conversation, in which the user says more. Many models take no two messages of one role in a
   * row, so what is to be said joins a last message of the user.
   */
  static List<Message> asking(List<Message> conversation, String more) {
    List<Message> messages = new ArrayList<>(conversation);
    Message last = messages.get(messages.size() - 1);
    if (last.role() == Message.Role.USER) {
      messages.set(messages.size() - 1, Message.user(last.text() + "\n\n" + more));
    } else {
      messages.add(Message.user(more));
    }
    return List.copyOf(messages);
  }

  /** The schema to send, blank in the other modes. */
  String sentSchema() {
    return mode == Mode.JSON_SCHEMA ? schema : "";
  }
}
