package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaLiteralTest {
  @Test
  void everythingButPlainAsciiIsEscaped() {
    assertThat(JavaLiteral.of("a\"b\\u0041\n\r\t\0\u007f\u2028\u00fc*/"))
        .isEqualTo("\"a\\\"b\\\\u0041\\n\\r\\t\\000\\177\\u2028\\u00fc*/\"");
  }
}
