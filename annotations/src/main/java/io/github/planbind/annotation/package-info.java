/**
 * The annotations that make a record a plan. They hold names and texts only; the annotation
 * processor {@code planbind-processor} reads them at compile time.
 */
package io.github.planbind.annotation;
