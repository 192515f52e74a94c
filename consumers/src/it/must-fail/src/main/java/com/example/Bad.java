package com.example;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;

@Plan(keys = {"size", "sizes"})
record Bad(Thread size, @Field(defaultValue = "\"3\"") int count, String[] names) {

  static Bad read(String reply) {
    return BadBinder.reader().read(reply).orElseThrow();
  }
}
