import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code Crew} from JSON. Change the record, not this file. */
@PlanGenerated
final class CrewBinder extends PlanCompanion<Crew> {
  /** The one binder; it has no state. */
  public static final CrewBinder INSTANCE = new CrewBinder();

  /** The component {@code members}. */
  public static final PlanKey<Crew, List<Member>> MEMBERS = PlanKey.<Crew, List<Member>>of(0, "members");

  /** The component {@code OS}. */
  public static final PlanKey<Crew, OS> OS_KEY = PlanKey.<Crew, OS>of(1, "OS");

  private static final ObjectShape CREW = ObjectShape.named("Crew")
      .required("members", "OS")
      .keys("members")
      .build();

  private static final ObjectShape MEMBER = ObjectShape.named("Member").required("name").build();

  private static final EnumNames<OS> OS_NAMES = EnumNames.asDeclared("OS", OS.values());

  private CrewBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Crew\",\"type\":\"object\",\"properties\":{"
            + "\"members\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"]}},"
            + "\"OS\":{\"type\":\"string\",\"enum\":[\"LINUX\"]}"
            + "},\"required\":[\"members\",\"OS\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"members\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"name\":{\"type\":\"string\"}"
            + "},\"required\":[\"name\"],\"additionalProperties\":false}},"
            + "\"OS\":{\"type\":\"string\",\"enum\":[\"LINUX\"]}"
            + "},\"required\":[\"members\",\"OS\"],\"additionalProperties\":false}",
        "{\"members\":[{\"name\":\"the name\"}],\"OS\":\"LINUX\"}");
  }

  /** {@return a reader of replies that hold a {@code Crew}} */
  public static PlanReader<Crew> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Crew read(JsonInput json) {
    if (!json.beginObject(CREW)) {
      return null;
    }
    List<Member> members = null;
    OS OS_ = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> members = json.once(members, readMemberList(json));
        default -> OS_ = OS_NAMES.read(json, OS_);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(members, OS_);
      }
      return null;
    }
    return new Crew(members, OS_);
  }

  private List<Member> readMemberList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Member> items = new ArrayList<>();
    while (json.nextElement()) {
      Member item = readMember(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Member readMember(JsonInput json) {
    if (!json.beginObject(MEMBER)) {
      return null;
    }
    String name = null;
    while (json.nextMember() >= 0) {
      name = json.readString(name);
    }
    if (!json.endObject()) {
      return null;
    }
    return new Member(name);
  }
}
