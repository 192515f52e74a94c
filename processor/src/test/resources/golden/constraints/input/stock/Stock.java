package stock;

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
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Every constraint that is enforced, on every type that may have it. */
@Plan(keys = {"code", "count"})
public record Stock(
    @NotBlank @Size(max = 12) @Pattern(regexp = "[A-Z]{2}-\\d+") String code,
    @Min(1) @Max(100) int count,
    @Positive @Field(description = "In grams.") long weight,
    @DecimalMin(value = "0", inclusive = false) @DecimalMax("0.5") double share,
    @Digits(integer = 6, fraction = 2) @PositiveOrZero BigDecimal price,
    @Min(0) @Digits(integer = 2, fraction = 0) byte level,
    @Negative BigInteger debt,
    @AssertTrue boolean checked,
    @NotEmpty List<@Min(1) @Max(100) Integer> counts,
    @Size(min = 1, max = 3) Set<@NotBlank String> tags,
    Map<String, @Size(max = 2) List<@Negative Short>> shelves,
    Optional<@Size(min = 2) String> note,
    @Max(9) OptionalInt rank,
    @NotNull Optional<@NotEmpty Map<String, Boolean>> flags,
    @Pattern(regexp = "(?i)yes|no")
        @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE)
        @SuppressWarnings("planbind:pattern")
        String answer) {}
