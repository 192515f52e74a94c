package bad;

import io.github.planbind.annotation.Field;

class Broken {
  @Field(name = "other") // example
  private final String text = "";

  interface Constants {
    @Field int SIZE = 3;
  }

  record Part(@Field(name = "n") int number) {
    @Field(description = "no component")
    static final int SIZE = 3;
  }

  enum Kind {
    @Field(name = "a")
    A;

    @Field
    final int number = 3;
  }
}
