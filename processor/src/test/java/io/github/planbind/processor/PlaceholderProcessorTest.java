package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import org.junit.jupiter.api.Test;

class PlaceholderProcessorTest {
  @Test
  void aPlainRecordCompiles() {
    Compilation compilation = Compiler.javac()
        .withProcessors(new PlaceholderProcessor())
        .compile(JavaFileObjects.forSourceString("Ship", "record Ship(String name) {}"));

    assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
    assertThat(PlaceholderProcessor.emptyClass("Ship")).contains("class Ship");
  }
}
