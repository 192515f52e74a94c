package io.github.planbind.it;

import io.github.planbind.annotation.Plan;
import java.util.List;

/** The findings of a review, as one object; {@link Finding} is also a plan of its own. */
@Plan(keys = "findings")
public record ReviewFindings(List<Finding> findings) {}
