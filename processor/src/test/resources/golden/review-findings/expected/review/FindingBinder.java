package review;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;

/** Reads {@code Finding} from JSON. Change the record, not this file. */
@PlanGenerated
public final class FindingBinder extends PlanCompanion<Finding> {
  /** The one binder; it has no state. */
  public static final FindingBinder INSTANCE = new FindingBinder();

  /** The component {@code file}. */
  public static final PlanKey<Finding, String> FILE = PlanKey.<Finding, String>of(0, "file");

  /** The component {@code line}. */
  public static final PlanKey<Finding, Integer> LINE = PlanKey.<Finding, Integer>of(1, "line");

  /** The component {@code severity}. */
  public static final PlanKey<Finding, Severity> SEVERITY = PlanKey.<Finding, Severity>of(2, "severity");

  /** The component {@code message}. */
  public static final PlanKey<Finding, String> MESSAGE = PlanKey.<Finding, String>of(3, "message");

  private static final ObjectShape FINDING = ObjectShape.named("Finding")
      .required("file", "line", "severity", "message")
      .keys("file", "line", "severity", "message")
      .build();

  private static final EnumNames<Severity> SEVERITY_NAMES =
      EnumNames.asDeclared("Severity", Severity.values());

  private FindingBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Finding\",\"type\":\"object\",\"properties\":{"
            + "\"file\":{\"type\":\"string\"},"
            + "\"line\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"severity\":{\"type\":\"string\",\"enum\":[\"low\",\"medium\",\"high\"]},"
            + "\"message\":{\"type\":\"string\"}"
            + "},\"required\":[\"file\",\"line\",\"severity\",\"message\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"file\":{\"type\":\"string\"},"
            + "\"line\":{\"type\":\"integer\"},"
            + "\"severity\":{\"type\":\"string\",\"enum\":[\"low\",\"medium\",\"high\"]},"
            + "\"message\":{\"type\":\"string\"}"
            + "},\"required\":[\"file\",\"line\",\"severity\",\"message\"],\"additionalProperties\":false}",
        "{\"file\":\"the file\",\"line\":1,\"severity\":\"low\",\"message\":\"the message\"}");
  }

  /** {@return a reader of replies that hold a {@code Finding}} */
  public static PlanReader<Finding> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Finding read(JsonInput json) {
    if (!json.beginObject(FINDING)) {
      return null;
    }
    String file = null;
    int line = 0;
    Severity severity = null;
    String message = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> file = json.readString(file);
        case 1 -> line = json.readInt(line);
        case 2 -> severity = SEVERITY_NAMES.read(json, severity);
        default -> message = json.readString(message);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(file, line, severity, message);
      }
      return null;
    }
    return new Finding(file, line, severity, message);
  }
}
