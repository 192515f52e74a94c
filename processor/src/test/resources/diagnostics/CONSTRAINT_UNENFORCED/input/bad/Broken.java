package bad;

import io.github.planbind.annotation.Plan;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

@Plan(keys = "mail")
record Broken(
    @Email String mail,
    @Future LocalDate due,
    @Email @SuppressWarnings("planbind:constraint") String seen,
    @Min(value = 1, groups = Broken.class) int grouped,
    Map<@Size(min = 1) String, String> keys,
    List<@Email String> mails) {}
