package io.github.planbind.processor;

/**
 * Checks that the companion fits into a class file: all names are written in its static initialiser, which
 * the compiler limits to 64 KiB.
 */
final class SizeCheck {
  static final int LIMIT = 3_000;

  private SizeCheck() {}

  static void check(PlanModel model, Problems problems) {
    int count = model.named().size();
    for (RecordModel record : model.records().values()) {
      for (ComponentModel component : record.components()) {
        count += 1 + component.aliases().size();
      }
    }
    for (EnumModel type : model.enums().values()) {
      for (EnumModel.Constant constant : type.constants()) {
        count += 1 + constant.aliases().size();
      }
    }
    if (count > LIMIT) {
      problems.add(Rule.TOO_MANY, model.place(), Integer.toString(count), Integer.toString(LIMIT));
    }
  }
}
