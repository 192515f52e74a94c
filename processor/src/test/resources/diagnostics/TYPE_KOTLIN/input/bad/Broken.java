package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(keys = "part")
record Broken(Part part, List<Part> others) {}
