package bad;

import io.github.planbind.annotation.Discriminator;
import io.github.planbind.annotation.Plan;

@Plan(keys = "type")
@Discriminator("type")
sealed interface Expr {
  record Sum(Expr left, Expr right) implements Expr {}

  record Negative(Expr of) implements Expr {}
}
