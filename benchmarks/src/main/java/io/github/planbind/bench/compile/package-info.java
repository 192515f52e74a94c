/** What annotation processors cost a build. */
package io.github.planbind.bench.compile;
