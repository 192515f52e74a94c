/**
 * Records that the real processor compiles: those of the corpus of stored replies, and those that
 * show it the forms a record may have. Nothing here is shipped.
 */
package io.github.planbind.it;
