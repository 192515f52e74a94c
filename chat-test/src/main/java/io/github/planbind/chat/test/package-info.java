/** Proves that an adapter of a client sends one request per attempt. */
@org.jspecify.annotations.NullMarked
package io.github.planbind.chat.test;
