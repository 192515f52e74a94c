package bad;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;

@Plan(
    keys = "count",
    example = "{\"count\":11,\"share\":0,\"price\":1.234,\"name\":\" \",\"code\":\"a-1\"}")
record Constrained(
    @Min(1) @Max(10) int count,
    @Positive double share,
    @Digits(integer = 3, fraction = 2) java.math.BigDecimal price,
    @NotBlank String name,
    @Pattern(regexp = "[A-Z]-\\d") String code,
    @Field(defaultValue = "[1, 0]") @Size(max = 3) List<@Min(1) Integer> fine,
    @Field(defaultValue = "[]") @Size(min = 1) List<String> list,
    @Field(defaultValue = "{\"a\":\"abc\"}") Map<String, @Size(max = 2) String> map,
    @Field(defaultValue = "false") @AssertTrue boolean checked) {}
