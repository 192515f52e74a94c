/** Reads the reply of a large language model into a typed record, or says exactly why it cannot. */
module io.github.planbind {
  requires transitive java.net.http;
  requires static transitive org.jspecify;
  requires transitive io.github.planbind.annotation;
  requires transitive com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.module.paramnames;

  exports io.github.planbind;
  exports io.github.planbind.binding;
  exports io.github.planbind.chat;
}
