/**
 * Asking a model: one HTTP request for one attempt, a second attempt only where a reply came and was
 * of no use, and a ledger of all of them.
 */
@NullMarked
package io.github.planbind.chat;

import org.jspecify.annotations.NullMarked;
