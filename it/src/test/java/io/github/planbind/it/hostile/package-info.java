/** Hostile replies of any size: their outcome, time, memory and stack. */
package io.github.planbind.it.hostile;
