package review;

import io.github.planbind.annotation.Plan;
import java.util.List;


@Plan(keys = "findings")
public record ReviewFindings(List<Finding> findings) {}
