package io.github.planbind.processor;

/**
 * A place where a JSON value and a type do not agree.
 *
 * @param at the index in the text
 * @param pointer the place as a JSON pointer
 */
record JsonMisfit(int at, String pointer, String expected, String found) {}
