package review;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code ReviewFindings} from JSON. Change the record, not this file. */
@PlanGenerated
public final class ReviewFindingsBinder extends PlanCompanion<ReviewFindings> {
  /** The one binder; it has no state. */
  public static final ReviewFindingsBinder INSTANCE = new ReviewFindingsBinder();

  /** The component {@code findings}. */
  public static final PlanKey<ReviewFindings, List<Finding>> FINDINGS = PlanKey.<ReviewFindings, List<Finding>>of(0, "findings");

  private static final ObjectShape REVIEW_FINDINGS = ObjectShape.named("ReviewFindings")
      .required("findings")
      .keys("findings")
      .build();

  private static final ObjectShape FINDING = ObjectShape.named("Finding")
      .required("file", "line", "severity", "message")
      .build();

  private static final EnumNames<Severity> SEVERITY =
      EnumNames.asDeclared("Severity", Severity.values());

  private ReviewFindingsBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"ReviewFindings\",\"type\":\"object\",\"properties\":{"
            + "\"findings\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"file\":{\"type\":\"string\"},"
            + "\"line\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"severity\":{\"type\":\"string\",\"enum\":[\"low\",\"medium\",\"high\"]},"
            + "\"message\":{\"type\":\"string\"}"
            + "},\"required\":[\"file\",\"line\",\"severity\",\"message\"]}}"
            + "},\"required\":[\"findings\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"findings\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"file\":{\"type\":\"string\"},"
            + "\"line\":{\"type\":\"integer\"},"
            + "\"severity\":{\"type\":\"string\",\"enum\":[\"low\",\"medium\",\"high\"]},"
            + "\"message\":{\"type\":\"string\"}"
            + "},\"required\":[\"file\",\"line\",\"severity\",\"message\"],\"additionalProperties\":false}}"
            + "},\"required\":[\"findings\"],\"additionalProperties\":false}",
        "{\"findings\":[{\"file\":\"the file\",\"line\":1,\"severity\":\"low\",\"message\":\"the message\"}]}");
  }

  /** {@return a reader of replies that hold a {@code ReviewFindings}} */
  public static PlanReader<ReviewFindings> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public ReviewFindings read(JsonInput json) {
    if (!json.beginObject(REVIEW_FINDINGS)) {
      return null;
    }
    List<Finding> findings = null;
    while (json.nextMember() >= 0) {
      findings = json.once(findings, readFindingList(json));
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(findings);
      }
      return null;
    }
    return new ReviewFindings(findings);
  }

  private List<Finding> readFindingList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Finding> items = new ArrayList<>();
    while (json.nextElement()) {
      Finding item = readFinding(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Finding readFinding(JsonInput json) {
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
        case 2 -> severity = SEVERITY.read(json, severity);
        default -> message = json.readString(message);
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Finding(file, line, severity, message);
  }
}
