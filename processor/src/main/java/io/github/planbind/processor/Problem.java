package io.github.planbind.processor;

/** One mistake of the user, ready to be printed. */
record Problem(Rule rule, Place place, String message) {}
