/** How right the libraries read: right, refused, silently wrong, truncation typed. */
package io.github.planbind.bench.scoreboard;
