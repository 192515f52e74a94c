/** How the time of a reading grows with the length of the reply. */
package io.github.planbind.bench.growth;
