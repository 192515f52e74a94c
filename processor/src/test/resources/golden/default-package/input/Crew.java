import io.github.planbind.annotation.Plan;
import java.util.List;


@Plan(keys = "members")
record Crew(List<Member> members, OS OS) {}
