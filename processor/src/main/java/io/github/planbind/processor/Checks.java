package io.github.planbind.processor;

/** All that is checked once a plan has been read. Each check goes on after what it finds. */
final class Checks {
  private Checks() {}

  static void check(PlanModel model, PromptTexts texts, Problems problems) {
    KeyCheck.check(model, problems);
    NameCheck.check(model, problems);
    VariantCheck.check(model, problems);
    RecursionCheck.check(model, problems);
    LiteralCheck.check(model, problems);
    SizeCheck.check(model, problems);
    ExampleMaker.check(texts, problems);
    StrictCheck.check(model, texts, problems);
    SuspicionCheck.check(model, problems);
  }
}
