package dflt;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;


/** A default of every form, and defaults inside defaults. */
@Plan(
    keys = "subject",
    example =
        """
        {
          "subject": "The scanner is \\"offline\\"",
          "urgency": "high",
          "owner": {"name": "Kim"}
        }
        """)
record Ticket(
    String subject,
    @Field(defaultValue = "\"normal\"") Urgency urgency,
    @Field(defaultValue = "3") int days,
    @Field(name = "max_cost", aliases = "cost", defaultValue = "1e2") BigDecimal cost,
    @Field(defaultValue = "true") boolean open,
    @Field(defaultValue = "\"2031-04-02\"") LocalDate since,
    @Field(defaultValue = " [ \"a\\u00e9\", \"\" ] ") List<String> tags,
    @Field(defaultValue = "{\"a\":[1,-0.5]}") Map<String, List<Double>> numbers,
    @Field(defaultValue = "{\"name\":\"nobody\"}") Person owner,
    @Field(defaultValue = "{\"type\":\"manual\"}") Step step) {

  enum Urgency {
    @Field(name = "normal")
    NORMAL,
    @Field(name = "high", description = "Today.")
    HIGH
  }

  record Person(String name, @Field(defaultValue = "1") short level, Optional<String> mail) {
    Person {
      if (level < 0) {
        throw new IllegalArgumentException("level");
      }
    }
  }

  @Discriminator("type")
  sealed interface Step {
    record Manual(@Field(defaultValue = "[]") List<Person> who) implements Step {}

    record Timed(int hour) implements Step {}
  }
}
