/**
 * What generated companions call, and how one JSON document is read: the cursor over the reply's
 * text, the shapes of records, and the values that need more than one line. This package knows no
 * other one of the library. It grows by additions only.
 */
@NullMarked
package io.github.planbind.binding;

import org.jspecify.annotations.NullMarked;
