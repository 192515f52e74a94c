package io.github.planbind.it.replies;

import java.util.ArrayList;
import java.util.List;

/**
 * What reading a reply gives, in the words of the document's examples.
 *
 * @param kind such as {@code complete exact} or {@code error malformed}
 * @param json the plan, or what was recovered of it; empty for none
 * @param message the error's message; empty for none
 * @param notes one line each: parts of a cut plan, edits, alternatives and counts
 * @param picture the trace's picture; empty where the example does not show it
 */
record Outcome(String kind, String json, String message, List<String> notes, String picture) {
  private static final String PICTURE = "picture";

  boolean isError() {
    return kind.startsWith("error ");
  }

  /**
   * This outcome of a reply that had two chars to a line break, as of one that has one.
   *
   * @param inStrings whether a string was read that has a line break as the model wrote it
   */
  Outcome withLineFeedsOnly(boolean inStrings) {
    List<String> shortNotes = new ArrayList<>(notes);
    // a line break may stand in what an edit left out
    shortNotes.replaceAll(note -> note.replace("\r", ""));
    String shortJson = inStrings ? json.replace("\\r\\n", "\\n") : json;
    return new Outcome(kind, shortJson, message, shortNotes, picture);
  }

  /** Says whether a string was read that has a line break, or the like, as the model wrote it. */
  boolean hasRawControls() {
    return notes.stream().anyMatch(note -> note.contains("raw control character"));
  }

  Outcome withoutPicture() {
    return new Outcome(kind, json, message, notes, "");
  }

  /** Reads what stands under the separator of an example. */
  static Outcome parse(List<String> lines) {
    int pictureAt = lines.indexOf(PICTURE);
    int end = pictureAt < 0 ? lines.size() : pictureAt;
    StringBuilder json = new StringBuilder();
    StringBuilder message = new StringBuilder();
    List<String> notes = new ArrayList<>();
    for (String line : lines.subList(1, end)) {
      if (!notes.isEmpty() && line.startsWith("  ")) {
        notes.set(notes.size() - 1, notes.get(notes.size() - 1) + " " + line.strip());
      } else if (isNote(line)) {
        notes.add(line);
      } else if (message.length() > 0) {
        message.append(' ').append(line.strip());
      } else if (Character.isUpperCase(line.charAt(0))) {
        message.append(line);
      } else {
        json.append(line).append('\n');
      }
    }
    notes.replaceAll(note -> Escapes.decode(compactNote(note)));
    String picture = "";
    if (pictureAt >= 0) {
      picture = String.join("\n", lines.subList(pictureAt + 1, lines.size())) + "\n";
    }
    return new Outcome(
        lines.get(0),
        Json.compact(Escapes.decode(json.toString())),
        message.toString(),
        notes,
        picture);
  }

  private static boolean isNote(String line) {
    return line.matches("(plan|parts|edit|alternatives|ignored|notices) .+");
  }

  private static String compactNote(String note) {
    boolean json = note.startsWith("plan ") || note.startsWith("parts ");
    int value = note.indexOf(' ') + 1;
    return json ? note.substring(0, value) + Json.compact(note.substring(value)) : note;
  }
}
