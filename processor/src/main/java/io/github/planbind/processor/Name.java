package io.github.planbind.processor;

/** A JSON name, and where it was written. */
record Name(String text, Place place) {}
