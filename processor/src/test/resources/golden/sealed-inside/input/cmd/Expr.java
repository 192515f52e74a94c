package cmd;

sealed interface Expr {

  record Number(long value) implements Expr {}

  record Sum(Expr left, Expr right) implements Expr {}
}
