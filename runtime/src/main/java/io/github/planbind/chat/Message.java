package io.github.planbind.chat;

import java.util.Objects;

/**
 * One message of a conversation.
 *
 * @param role who speaks
 * @param text what is said
 */
public record Message(Role role, String text) {

  /** Who speaks. */
  public enum Role {
    /** Who set up the conversation. */
    SYSTEM,
    /** Who asks. */
    USER,
    /** The model. */
    ASSISTANT
  }

  /**
   * Creates a message.
   *
   * @param role who speaks
   * @param text what is said
   * @throws NullPointerException if the role or the text is null
   */
  public Message {
    Objects.requireNonNull(role, "role");
    Objects.requireNonNull(text, "text");
  }

  /**
   * What the model should keep to.
   *
   * @param text the text
   * @return the message
   */
  public static Message system(String text) {
    return new Message(Role.SYSTEM, text);
  }

  /**
   * What the model is asked; in an example of a conversation, what it could have been asked.
   *
   * @param text the text
   * @return the message
   */
  public static Message user(String text) {
    return new Message(Role.USER, text);
  }

  /**
   * What the model said; in an example of a conversation, what it should have said.
   *
   * @param text the text
   * @return the message
   */
  public static Message assistant(String text) {
    return new Message(Role.ASSISTANT, text);
  }

  /** Says who speaks and how much; the text does not belong in logs. */
  @Override
  public String toString() {
    return "Message[" + role + ", " + text.length() + " chars]";
  }
}
