package cmd;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Variant;

@Discriminator("do")
sealed interface Step {

  record Move(@Field(name = "to-x", aliases = "x") int x, int y) implements Step {}

  record Stay() implements Step {}

  sealed interface Talk extends Step {

    @Variant("say")
    record Aloud(String text) implements Talk {}

    record Whisper(String text, String whom) implements Talk {}
  }
}
