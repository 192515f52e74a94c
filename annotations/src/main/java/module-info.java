/** The annotations of Planbind: what a record says about the reply it is read from. */
module io.github.planbind.annotation {
  exports io.github.planbind.annotation;
}
