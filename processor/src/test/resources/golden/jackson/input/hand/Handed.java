package hand;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;


/** Components that Jackson reads, and trees of it. */
@Plan(keys = "any")
public record Handed(
    JsonNode any,
    List<JsonNode> several,
    Optional<JsonNode> maybe,
    @Field(jackson = true) Currency currency,
    @Field(jackson = true) Optional<Money> money,
    @Field(jackson = true, defaultValue = "[\"a\"]") String[] texts,
    @Field(jackson = true) Map<Integer, ? extends List<Money>> byNumber,
    @Field(jackson = true) Optional<Box<Currency>.Lid> lid) {

  /** A class with a type parameter, for one in it. */
  public static class Box<T> {
    /** A class that sees the type parameter. */
    public class Lid {}
  }

  /** A class. */
  public static final class Money {
    private final long amount;
    private final Currency in;

    /**
     * Money.
     *
     * @param amount how much
     * @param in of what
     */
    public Money(@JsonProperty("amount") long amount, @JsonProperty("in") Currency in) {
      if (amount < 0) {
        throw new IllegalArgumentException("amount");
      }
      this.amount = amount;
      this.in = in;
    }

    @Override
    public String toString() {
      return amount + " " + in;
    }
  }

  @Override
  public String toString() {
    return any + " " + several + " " + maybe + " " + currency + " " + money + " "
        + String.join(",", texts) + " " + byNumber;
  }
}
