/** Times the first record of a fresh JVM. */
package io.github.planbind.bench.cold;
