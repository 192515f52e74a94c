package io.github.planbind.it.schema;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;

/** Records that between them have every keyword that a schema can have. */
@SuppressWarnings("planbind")
final class Plans {
  private Plans() {}

  @Plan(keys = "small")
  record Numbers(
      byte small,
      @Min(-3) @Max(3) short brief,
      @Positive int count,
      @DecimalMin("2") long big,

      @DecimalMin(value = "0", inclusive = false) @DecimalMax("0.75")
      double share,

      @Negative float cold,
      @Digits(integer = 3, fraction = 2) BigDecimal price,
      @Max(7) BigInteger huge) {}

  @Plan(keys = "code")
  record Texts(
      @Pattern(regexp = "[A-Z]{2}-\\d+") String code,
      @Size(min = 2, max = 5) String sized,
      @NotBlank String visible,
      @NotBlank @Pattern(regexp = "(a|b\\s?)*") String both,
      char letter,
      Optional<@NotEmpty String> note) {}

  @Plan(keys = "list")
  record Boxes(
      @Size(min = 1, max = 3) List<@Min(0) Integer> list,
      @NotEmpty Set<@Size(max = 2) String> set,
      @Size(max = 2) Map<String, @Positive Long> map,
      List<@Size(min = 1) List<Boolean>> nested,
      Optional<@Size(min = 1) List<Item>> items) {}

  record Item(String name, @Positive int amount, Optional<Item> part) {}

  @Plan(keys = "date")
  record Times(
      LocalDate date,
      Instant instant,
      Optional<OffsetDateTime> offset,
      Year year,
      YearMonth month,
      UUID id,
      URI link) {}

  enum Level {
    LOW,
    MIDDLE,
    @Field(name = "very-high", aliases = "top")
    HIGH
  }

  enum Mood {
    @Field(description = "all is well")
    GOOD,
    @Field(description = "nothing is")
    BAD
  }

  @Plan(keys = {"level", "agreed"})
  record Choices(
      Level level,
      Optional<Level> second,
      Mood mood,
      Optional<Mood> other,
      @AssertTrue boolean agreed,
      Optional<@AssertTrue Boolean> sure,
      List<Level> levels) {}

  @Plan(keys = "whole")
  record Optionals(
      int whole,
      OptionalInt number,
      @Min(1) OptionalLong big,
      OptionalDouble real,
      Optional<Boolean> flag,
      Optional<Map<String, Level>> map,
      @Field(defaultValue = "3") @Max(9) int absent,
      @Field(defaultValue = "[\"a\"]") List<String> tags) {}

  @Discriminator("kind")
  @Plan(keys = "kind")
  sealed interface Step {}

  record Move(@Min(0) int x, @Min(0) int y) implements Step {}

  record Say(@NotBlank String text, Optional<Step> then) implements Step {}

  record Rest() implements Step {}

  @Plan(keys = {"question", "answer"})
  sealed interface Turn {}

  record Ask(String question, Optional<Integer> limit) implements Turn {}

  record Reply(String answer, double sure) implements Turn {}

  @Plan(keys = "label")
  record Tree(String label, @Size(max = 2) List<Tree> children) {}

  @Plan(keys = "page")
  record Book(Page<Item> page, Page<Integer> numbers, Map<String, Page<Level>> more) {}

  record Page<T>(List<T> rows, Optional<T> last) {}

  enum Sky {
    CLEAR,
    @Field(fallback = true)
    OTHER
  }

  @Plan(keys = "sky")
  record Weather(Sky sky, int degrees) {}

  @Plan(keys = "anything")
  record Nothing(Optional<String> anything) {}
}
