package bad;

import io.github.planbind.annotation.Discriminator;

class Broken {
  @Discriminator("kind") // example
  record Circle(int size) implements Shape {}

  @Discriminator("kind")
  sealed interface Shape {}

  @Discriminator("kind")
  interface Open {}
}
