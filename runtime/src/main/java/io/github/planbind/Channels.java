package io.github.planbind;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The messages of a reply in channels, and the special tokens of chat templates (rule R4). */
final class Channels {
  private static final String CHANNEL = "<|channel|>";
  private static final String MESSAGE = "<|message|>";
  private static final List<String> ENDS = List.of("<|end|>", "<|call|>", "<|return|>");
  private static final int LONGEST_NAME = 200;
  private static final int LONGEST_TOKEN = 40;

  private Channels() {}

  /**
   * One message.
   *
   * @param start where what it says starts
   * @param end where the next message starts, or the reply ends
   */
  record Message(int start, int end, boolean isFinal, boolean isUnfinished, boolean isToolCall) {}

  /** The message whose channel mark stands at a place; null for none. */
  @Nullable
  static Message messageAt(String text, int at) {
    if (!text.startsWith(CHANNEL, at)) {
      return null;
    }
    int nameStart = at + CHANNEL.length();
    int mark = markAfter(text, nameStart);
    boolean named = mark >= 0;
    String name = named ? text.substring(nameStart, mark).strip() : "";
    int start = named ? mark + MESSAGE.length() : nameStart;
    int next = text.indexOf(CHANNEL, start);
    return new Message(
        start,
        next < 0 ? text.length() : next,
        name.startsWith("final"),
        next < 0 && ENDS.stream().noneMatch(end -> text.indexOf(end, start) >= 0),
        name.contains("to="));
  }

  /** Where the name ends that starts at a place; -1 where it is too long to be one. */
  private static int markAfter(String text, int nameStart) {
    int last = Math.min(text.length(), nameStart + LONGEST_NAME);
    for (int i = nameStart; i < last; i++) {
      if (text.charAt(i) == '<' && text.startsWith(MESSAGE, i)) {
        return i;
      }
    }
    return -1;
  }

  /** The place after the special token at a place; -1 where there is none. */
  static int endOfToken(String text, int at) {
    if (!text.startsWith("<|", at)) {
      return -1;
    }
    int close = at + 2;
    while (close < text.length() && close - at < LONGEST_TOKEN && isOfName(text.charAt(close))) {
      close++;
    }
    return text.startsWith("|>", close) ? close + 2 : -1;
  }

  private static boolean isOfName(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
  }
}
