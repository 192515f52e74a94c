package io.github.planbind.it.constraint;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.AssertFalse;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
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
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Every constraint that is enforced, on every kind of type that may have it. */
@SuppressWarnings("planbind:strict")
@Plan(keys = "minInt")
record Limited(
    @Min(-2) @Max(3) int minInt,
    @Min(2) Integer boxed,
    @Max(3) long maxLong,
    @Positive byte positiveByte,
    @Negative short negativeShort,
    @PositiveOrZero BigInteger bigInteger,
    @NegativeOrZero @DecimalMin("-2.5") BigDecimal bigDecimal,

    @DecimalMin(value = "-1.5", inclusive = false) @DecimalMax("2.5")
    double decimal,

    @DecimalMax(value = "2", inclusive = false) float single,
    @Digits(integer = 1, fraction = 1) double digits,
    @Digits(integer = 2, fraction = 2) BigDecimal bigDigits,
    @Digits(integer = 1, fraction = 0) int intDigits,
    @Size(min = 1, max = 3) String sized,
    @NotEmpty String filled,
    @NotBlank @Size(max = 4) String visible,
    @Pattern(regexp = "[a-c]+|\\d{2}") String pattern,

    @Pattern(
        regexp = "a.c",
        flags = {Pattern.Flag.CASE_INSENSITIVE, Pattern.Flag.DOTALL})
    @SuppressWarnings("planbind:pattern")
    String flagged,

    @Size(max = 2) List<@Min(0) Integer> list,
    @NotEmpty Set<@NotBlank String> set,
    @Size(min = 1, max = 2) Map<String, @Max(1) Integer> map,
    List<@Size(max = 1) List<@Positive Long>> nested,
    Optional<@Size(min = 2) String> optional,
    @NotNull Optional<@Positive Integer> optionalNumber,
    @Min(1) OptionalInt optionalInt,
    @Max(1) OptionalLong optionalLong,
    @DecimalMin("0.5") OptionalDouble optionalDouble,
    @AssertTrue boolean yes,
    @AssertFalse Boolean no) {}
