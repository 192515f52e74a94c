/** Reading a reply: the reader, its results and its errors. */
@NullMarked
package io.github.planbind;

import org.jspecify.annotations.NullMarked;
