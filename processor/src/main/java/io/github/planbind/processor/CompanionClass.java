package io.github.planbind.processor;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes what a companion shows to the outside. A stub has all of it as well. */
final class CompanionClass {
  private final PlanModel model;
  private final SourceFile file;
  private final String name;
  private final String plan;

  /** Begins the class: all up to its public constants. */
  CompanionClass(PlanModel model, CompanionNames names) {
    this.model = model;
    this.file = new SourceFile(model.companion().packageName(), model.hidesJavaLang());
    reserveNames();
    this.name = file.type(model.companion());
    this.plan = file.type(model.java());
    openClass();
    addInstance();
    KeyFields.write(model, names, file);
  }

  SourceFile file() {
    return file;
  }

  private void reserveNames() {
    file.reserve(model.companion());
    file.reserve(model.java());
    for (ValueType type : model.named()) {
      file.reserve(type.java());
    }
    for (RecordModel record : model.records().values()) {
      for (ComponentModel component : record.components()) {
        file.reserve(component.type().java());
      }
    }
  }

  private void openClass() {
    String kind = model.root() instanceof ValueType.SealedType ? "sealed interface" : "record";
    file.line("/** Reads {@code " + model.name() + "} from JSON. Change the " + kind
        + ", not this file. */");
    file.line("@" + file.type(RuntimeTypes.PLAN_GENERATED));
    if (!model.suppressed().isEmpty()) {
      file.line("@" + file.type(RuntimeTypes.SUPPRESS_WARNINGS) + "(" + suppressed() + ")");
    }
    String base = file.type(RuntimeTypes.PLAN_COMPANION);
    String modifier = model.visible() ? "public final class " : "final class ";
    file.open(modifier + name + " extends " + base + "<" + plan + ">");
  }

  private String suppressed() {
    Stream<String> warnings = model.suppressed().stream().map(JavaLiteral::of);
    return model.suppressed().size() == 1
        ? warnings.findFirst().orElseThrow()
        : warnings.collect(Collectors.joining(", ", "{", "}"));
  }

  private void addInstance() {
    file.line("/** The one binder; it has no state. */");
    file.line("public static final " + name + " INSTANCE = new " + name + "();");
  }

  void openConstructor() {
    file.blank();
    file.open("private " + name + "()");
  }

  void addReader(String statement) {
    file.blank();
    file.line("/** {@return a reader of replies that hold a {@code " + model.name() + "}} */");
    file.open("public static " + file.type(RuntimeTypes.PLAN_READER) + "<" + plan + "> reader()");
    file.line(statement);
    file.close();
  }

  /** Opens the method that reads the plan. */
  void openRead() {
    file.blank();
    file.line("@" + file.type(RuntimeTypes.OVERRIDE));
    openReader("public", plan, "read");
  }

  /** Opens a method that reads one of the types of the plan. */
  void openRead(TypeName java, String reader) {
    file.blank();
    openReader("private", file.type(java), reader);
  }

  private void openReader(String modifier, String java, String reader) {
    String input = file.type(RuntimeTypes.JSON_INPUT);
    file.open(modifier + " " + java + " " + reader + "(" + input + " json)");
  }

  /** Ends the class. */
  String end() {
    file.close();
    return file.text();
  }
}
