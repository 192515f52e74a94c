package io.github.planbind.plans;

import java.util.List;

/** A plan with defaults, one of them an object that has a default itself. */
public record Watch(String officer, int hours, List<Watch> relief) {}
