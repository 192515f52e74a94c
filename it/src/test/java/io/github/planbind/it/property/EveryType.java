package io.github.planbind.it.property;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import io.github.planbind.annotation.Variant;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;

/**
 * Every type that a component can have. Jackson's annotations say again, for its own reader, what
 * ours say to the processor.
 */
@SuppressWarnings("planbind:strict")
@Plan(keys = {"text", "whole", "colours"})
public record EveryType(
    String text,
    boolean truth,
    byte octet,
    short brief,
    int whole,
    long big,
    float rough,
    double real,
    char letter,
    Boolean boxedTruth,
    Byte boxedOctet,
    Short boxedBrief,
    Integer boxedWhole,
    Long boxedBig,
    Float boxedRough,
    Double boxedReal,
    Character boxedLetter,
    BigInteger huge,
    BigDecimal exact,
    LocalDate date,
    LocalTime time,
    LocalDateTime dateTime,
    Instant instant,
    OffsetDateTime offsetDateTime,
    OffsetTime offsetTime,
    ZonedDateTime zoned,
    Duration duration,
    Period period,
    Year year,
    YearMonth yearMonth,
    MonthDay monthDay,
    ZoneId zone,
    UUID id,
    URI link,
    Colour colour,

    @Field(
        name = "the-part",
        aliases = {"Teil", "pièce"})
    @JsonProperty("the-part")
    @JsonAlias({"Teil", "pièce"})
    Part part,

    Pair<Integer, String> pair,
    Pair<List<Part>, Colour> otherPair,
    Step step,
    List<String> words,
    Set<Integer> numbers,
    Map<String, Long> counts,
    List<Part> parts,
    List<List<Integer>> grid,
    Map<String, List<Step>> plans,
    Set<Colour> colours,
    Optional<String> note,
    Optional<Part> spare,
    Optional<List<Part>> spares,
    Optional<Map<String, BigDecimal>> prices,
    Optional<Boolean> maybe,
    Optional<Colour> tint,
    Optional<LocalDate> due,
    OptionalInt countLimit,
    OptionalLong bigLimit,
    OptionalDouble realLimit,
    Chain chain) {

  /** An enum with names that Java does not allow. */
  public enum Colour {
    RED,
    @Field(name = "light blue", aliases = "sky-blue")
    @JsonProperty("light blue")
    @JsonAlias("sky-blue")
    LIGHT_BLUE,
    Green
  }

  /** A record in a record. */
  public record Part(String name, int size, Optional<String> colour) {}

  /** A generic record. */
  public record Pair<A, B>(A first, B second) {}

  /** A record that holds itself. */
  public record Chain(String link, Optional<Chain> next, List<Chain> others) {}

  /** Records that are told apart by a member of another name than {@code type}. */
  @Discriminator("do")
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Step.Go.class, name = "go on"),
    @JsonSubTypes.Type(value = Step.Say.class, name = "say"),
    @JsonSubTypes.Type(value = Step.Rest.class, name = "rest")
  })
  public sealed interface Step {

    /** Named by its annotation. */
    @Variant("go on")
    record Go(int metres, Optional<Part> with) implements Step {}

    /** Named by its class. */
    record Say(String words) implements Step {}

    /** Nothing but its discriminator. */
    record Rest() implements Step {}
  }
}
