/** What generated binders are made of. Call these types from a hand-written binder only. */
@NullMarked
package io.github.planbind.binding;

import org.jspecify.annotations.NullMarked;
