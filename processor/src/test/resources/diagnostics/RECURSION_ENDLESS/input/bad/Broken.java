package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Optional;

@Plan(keys = "label")
record Broken(String label, Broken child) {}
