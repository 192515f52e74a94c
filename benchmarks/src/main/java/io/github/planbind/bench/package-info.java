/** Measures reading beside other libraries: time, memory, start, growth. Ships nothing. */
package io.github.planbind.bench;
