package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Size;

@Plan(keys = "price")
record Broken(
    @DecimalMin("1,5") double price,
    @Size(min = -1) String name,
    @Digits(integer = 2, fraction = -2) float share) {}
