package io.github.planbind.plans;

/** A plan with one component of any type: {@code @Plan(keys = "v")}. */
public record One<V>(V v) {}
