package io.github.planbind.processor;

/**
 * What was read of one plan.
 *
 * @param problems the user's mistakes seen so far
 * @param unresolved types that are not there; another processor may still write them
 */
record PlanReading(PlanModel model, Problems problems, Problems unresolved) {}
