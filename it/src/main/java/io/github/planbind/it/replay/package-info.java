/**
 * Reads stored replies again and writes down what came of each: {@code Replay} is the tool, {@code
 * ReplayReader} what a test uses of it.
 */
package io.github.planbind.it.replay;
