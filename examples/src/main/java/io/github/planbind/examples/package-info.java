/** Programs that use Planbind as its users do; each is also run by a test. */
package io.github.planbind.examples;
