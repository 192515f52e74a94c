package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

@Plan(keys = "text")
record Broken(
    @Field(defaultValue = "3") String text,
    @Field(defaultValue = "\"3\"") int count, // example
    @Field(defaultValue = "3.7") long whole,
    @Field(defaultValue = "128") byte tiny,
    @Field(defaultValue = "1e99999") BigInteger huge,
    @Field(defaultValue = "1e99999") BigDecimal exact,
    @Field(defaultValue = "1e999") double real,
    @Field(defaultValue = "1e-99") float single,
    @Field(defaultValue = "\"\"") char letter,
    @Field(defaultValue = "1") boolean truth,
    @Field(defaultValue = "\"2025-02-30\"") LocalDate date,
    @Field(defaultValue = "\"1 hour\"") Duration duration,
    @Field(defaultValue = "\"1-2-3-4-5\"") UUID uuid,
    @Field(defaultValue = "\"hihg\"") Level level,
    @Field(defaultValue = "\"urgent\"") Level alias,
    @Field(defaultValue = "\"purple\"") Level other,
    @Field(defaultValue = "{}") List<Integer> list,
    @Field(defaultValue = "[1, null, \"2\"]") List<Integer> numbers,
    @Field(defaultValue = "[\"x\", \"y\", \"x\"]") Set<String> unique,
    @Field(defaultValue = "{\"a/b\": [true]}") Map<String, List<String>> map,
    @Field(defaultValue = "{\"a\": 1, \"a\": 1}") Map<String, Integer> twice,
    @Field(defaultValue = "{\"nam\": \"x\", \"mail\": null, \"colour\": 1}") Person person,
    @Field(defaultValue = "{\"name\": \"x\", \"name\": \"x\"}") Person same,
    @Field(defaultValue = "[]") Person none,
    @Field(defaultValue = "{\"far\": 1}") Step step,
    @Field(defaultValue = "{\"far\": 1, \"type\": \"walks\"}") Step walks,
    @Field(defaultValue = "{\"type\": \"walk\", \"far\": 1, \"near\": 2}") Step near) {

  enum Level {
    @Field(aliases = "urgent")
    high,
    low
  }

  record Person(String name, Optional<String> mail) {}

  @Discriminator("type")
  sealed interface Step {
    record Walk(int far) implements Step {}

    record Stay() implements Step {}
  }
}
