package mail;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ListValues;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code Mail} from JSON. Change the record, not this file. */
@PlanGenerated
final class MailBinder extends PlanCompanion<Mail> {
  /** The one binder; it has no state. */
  public static final MailBinder INSTANCE = new MailBinder();

  /** The component {@code urgency}. */
  public static final PlanKey<Mail, Mail.Urgency> URGENCY = PlanKey.<Mail, Mail.Urgency>of(0, "urgency");

  /** The component {@code tags}. */
  public static final PlanKey<Mail, List<Mail.Tag>> TAGS = PlanKey.<Mail, List<Mail.Tag>>of(1, "tags");

  /** The component {@code main}. */
  public static final PlanKey<Mail, Mail.Tag> MAIN = PlanKey.<Mail, Mail.Tag>of(2, "main");

  /** The component {@code second}. */
  public static final PlanKey<Mail, Mail.Urgency> SECOND = PlanKey.<Mail, Mail.Urgency>of(3, "second");

  /** The component {@code machines}. */
  public static final PlanKey<Mail, Map<String, Os>> MACHINES = PlanKey.<Mail, Map<String, Os>>of(4, "machines");

  /** The component {@code os}. */
  public static final PlanKey<Mail, Os> OS = PlanKey.<Mail, Os>of(5, "os");

  /** The component {@code mood}. */
  public static final PlanKey<Mail, Mail.Mood> MOOD = PlanKey.<Mail, Mail.Mood>of(6, "mood");

  private static final ObjectShape MAIL = ObjectShape.named("Mail")
      .required("urgency")
      .required("tags")
      .aliases("labels", "marks")
      .optional("main", "second")
      .required("machines")
      .optional("os", "mood")
      .keys("urgency", "tags")
      .build();

  private static final EnumNames<Mail.Urgency> URGENCY_NAMES = EnumNames.<Mail.Urgency>of("Urgency")
      .constant(Mail.Urgency.HIGH, "now", "urgent")
      .constant(Mail.Urgency.LOW, "LOW")
      .constant(Mail.Urgency.NONE, "NONE")
      .build();

  private static final EnumNames<Mail.Tag> TAG = EnumNames.<Mail.Tag>of("Tag")
      .constant(Mail.Tag.TODO, "to do")
      .constant(Mail.Tag.DONE, "DONE")
      .build();

  private static final EnumNames<Os> OS_NAMES = EnumNames.asDeclared("Os", Os.values());

  private static final EnumNames<Mail.Mood> MOOD_NAMES =
      EnumNames.asDeclared("Mood", Mail.Mood.values());

  private MailBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Mail\",\"type\":\"object\",\"properties\":{"
            + "\"urgency\":{\"description\":\"How soon it must be read.\",\"$ref\":\"#/$defs/Urgency\"},"
            + "\"tags\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Tag\"}},"
            + "\"main\":{\"anyOf\":[{\"$ref\":\"#/$defs/Tag\"},{\"type\":\"null\"}]},"
            + "\"second\":{\"description\":\"Or none.\",\"anyOf\":[{\"$ref\":\"#/$defs/Urgency\"},{\"type\":\"null\"}]},"
            + "\"machines\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Os\"}},"
            + "\"os\":{\"anyOf\":[{\"$ref\":\"#/$defs/Os\"},{\"type\":\"null\"}]},"
            + "\"mood\":{\"type\":[\"string\",\"null\"],\"enum\":[\"GOOD\",\"BAD\",null]}"
            + "},\"required\":[\"urgency\",\"tags\",\"machines\"],\"$defs\":{"
            + "\"Urgency\":{\"anyOf\":[{\"const\":\"now\",\"description\":\"Today.\"},{\"const\":\"LOW\",\"description\":\"Some day.\"},{\"const\":\"NONE\"}]},"
            + "\"Tag\":{\"type\":\"string\",\"enum\":[\"to do\",\"DONE\"]},"
            + "\"Os\":{\"type\":\"string\",\"enum\":[\"LINUX\",\"MAC\"]}"
            + "}}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"urgency\":{\"description\":\"How soon it must be read.\",\"anyOf\":[{\"$ref\":\"#/$defs/Urgency\"}]},"
            + "\"tags\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Tag\"}},"
            + "\"main\":{\"anyOf\":[{\"$ref\":\"#/$defs/Tag\"},{\"type\":\"null\"}]},"
            + "\"second\":{\"description\":\"Or none.\",\"anyOf\":[{\"$ref\":\"#/$defs/Urgency\"},{\"type\":\"null\"}]},"
            + "\"machines\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/Os\"}},"
            + "\"os\":{\"anyOf\":[{\"$ref\":\"#/$defs/Os\"},{\"type\":\"null\"}]},"
            + "\"mood\":{\"type\":[\"string\",\"null\"],\"enum\":[\"GOOD\",\"BAD\",null]}"
            + "},\"required\":[\"urgency\",\"tags\",\"main\",\"second\",\"machines\",\"os\",\"mood\"],\"additionalProperties\":false,\"$defs\":{"
            + "\"Urgency\":{\"anyOf\":[{\"description\":\"Today.\",\"type\":\"string\",\"enum\":[\"now\"]},{\"description\":\"Some day.\",\"type\":\"string\",\"enum\":[\"LOW\"]},{\"type\":\"string\",\"enum\":[\"NONE\"]}]},"
            + "\"Tag\":{\"type\":\"string\",\"enum\":[\"to do\",\"DONE\"]},"
            + "\"Os\":{\"type\":\"string\",\"enum\":[\"LINUX\",\"MAC\"]}"
            + "}}",
        "{\"urgency\":\"now\",\"tags\":[\"to do\"],\"main\":\"to do\",\"second\":\"now\",\"machines\":{\"key1\":\"LINUX\"},\"os\":\"LINUX\",\"mood\":\"GOOD\"}");
  }

  /** {@return a reader of replies that hold a {@code Mail}} */
  public static PlanReader<Mail> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Mail read(JsonInput json) {
    if (!json.beginObject(MAIL)) {
      return null;
    }
    Mail.Urgency urgency = null;
    List<Mail.Tag> tags = null;
    Mail.Tag main = null;
    Mail.Urgency second = null;
    Map<String, Os> machines = null;
    Os os = null;
    Mail.Mood mood = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> urgency = URGENCY_NAMES.read(json, urgency);
        case 1 -> tags = json.once(tags, ListValues.enums(json, TAG));
        case 2 -> main = TAG.read(json, main);
        case 3 -> second = URGENCY_NAMES.read(json, second);
        case 4 -> machines = json.once(machines, readOsMap(json));
        case 5 -> os = OS_NAMES.read(json, os);
        default -> mood = MOOD_NAMES.read(json, mood);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(urgency, tags, main, second, machines, os, mood);
      }
      return null;
    }
    return new Mail(urgency, tags, Optional.<Mail.Tag>ofNullable(main),
        Optional.<Mail.Urgency>ofNullable(second), machines, Optional.<Os>ofNullable(os),
        Optional.<Mail.Mood>ofNullable(mood));
  }

  private Map<String, Os> readOsMap(JsonInput json) {
    if (!json.beginMap()) {
      return null;
    }
    Map<String, Os> map = new LinkedHashMap<>();
    for (String key = json.nextKey(); key != null; key = json.nextKey()) {
      Os value = json.readEnum(OS_NAMES);
      if (json.fits()) {
        json.put(map, key, value);
      }
    }
    return json.endMap(map);
  }
}
