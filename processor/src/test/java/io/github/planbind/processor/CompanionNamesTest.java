package io.github.planbind.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompanionNamesTest {
  @ParameterizedTest
  @CsvSource({
    "orders, ORDERS",
    "targetX, TARGET_X",
    "target_x, TARGET_X",
    "unitPrice, UNIT_PRICE",
    "orderID, ORDER_ID",
    "URLPath, URL_PATH",
    "ShipPlan, SHIP_PLAN",
    "x, X",
    "größe, GRÖSSE",
    "a1B, A1_B",
    "$x, $X"
  })
  void constantsAreNamedInUpperCase(String name, String constant) {
    assertThat(CompanionNames.upperSnake(name)).isEqualTo(constant);
  }
}
