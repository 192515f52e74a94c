package io.github.planbind.processor;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Writes the body of the method that reads one record: a variable for each component, and a loop. */
final class RecordBody {
  private final RecordModel record;
  private final boolean plan;
  private final CompanionNames names;
  private final ReadCalls calls;
  private final SourceFile file;
  private final Set<String> taken;
  private final List<String> locals;

  /**
   * The body for a record.
   *
   * @param plan whether the record is the plan, of which a part is kept where it is cut
   */
  RecordBody(
      RecordModel record, boolean plan, CompanionNames names, ReadCalls calls, SourceFile file) {
    this.record = record;
    this.plan = plan;
    this.names = names;
    this.calls = calls;
    this.file = file;
    this.taken = names.hidden();
    this.locals = record.components().stream()
        .map(each -> CompanionNames.unique(each.java(), "_", taken))
        .toList();
  }

  void write() {
    file.open("if (!json.beginObject(" + names.constant(record.java()) + "))");
    file.line("return null;");
    file.close();
    for (int i = 0; i < locals.size(); i++) {
      ComponentModel component = record.components().get(i);
      String type = file.type(component.local());
      file.line(type + " " + locals.get(i) + " = " + absent(component) + ";");
    }
    writeLoop();
    file.open("if (!json.endObject())");
    if (plan && !locals.isEmpty()) {
      file.open("if (json.isCutPlan())");
      file.line("json.keep(", locals, ");");
      file.close();
    }
    file.line("return null;");
    file.close();
    writeConstruction();
  }

  private static String absent(ComponentModel component) {
    if (!component.hasPrimitiveLocal()) {
      return "null";
    }
    return component.type().plain() == Scalar.BOOLEAN ? "false" : "0";
  }

  private void writeLoop() {
    int last = locals.size() - 1;
    if (last < 0) {
      file.line("json.nextMember(); // no components: every member is passed over");
    } else if (last == 0) {
      file.open("while (json.nextMember() >= 0)");
      file.line(assignment(0) + ";");
      file.close();
    } else {
      file.open("for (int member = json.nextMember(); member >= 0; member = json.nextMember())");
      file.open("switch (member)");
      for (int i = 0; i < last; i++) {
        file.line("case " + i + " -> " + assignment(i) + ";");
      }
      file.line("default -> " + assignment(last) + ";");
      file.close();
      file.close();
    }
  }

  private String assignment(int index) {
    String local = locals.get(index);
    return local + " = " + calls.readAgain(record.components().get(index), local);
  }

  private void writeConstruction() {
    String type = record.java() instanceof TypeName.GenericName generic
        ? file.type(generic.raw()) + "<>"
        : file.type(record.java());
    List<String> arguments =
        IntStream.range(0, locals.size()).mapToObj(this::argument).toList();
    if (record.refuses()) {
      file.open("try");
    }
    file.line("return new " + type + "(", arguments, ");");
    if (record.refuses()) {
      String refused = CompanionNames.unique("refused", "_", taken);
      file.next("catch (" + file.type(RuntimeTypes.RUNTIME_EXCEPTION) + " " + refused + ")");
      file.line("return json.refused();");
      file.close();
    }
  }

  private String argument(int index) {
    String local = locals.get(index);
    Presence presence = record.components().get(index).presence();
    if (presence == Presence.REQUIRED) {
      return local;
    }
    String optional = file.type(presence.java());
    String held = file.type(record.components().get(index).type().java());
    // the compiler need not find the type out, which takes it a twentieth of the whole companion
    return presence == Presence.OPTIONAL
        ? optional + ".<" + held + ">ofNullable(" + local + ")"
        : local + " == null ? " + optional + ".empty() : " + optional + ".of(" + local + ")";
  }
}
