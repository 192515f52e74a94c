package io.github.planbind.processor;

import java.util.Optional;

/** Writes one method for each record, sealed interface, list, set and map of a plan. */
final class ReadMethods {
  private final PlanModel model;
  private final CompanionNames names;
  private final CompanionClass companion;
  private final SourceFile file;
  private final ReadCalls calls;

  private ReadMethods(PlanModel model, CompanionNames names, CompanionClass companion) {
    this.model = model;
    this.names = names;
    this.companion = companion;
    this.file = companion.file();
    this.calls = new ReadCalls(names, file);
  }

  /** The public method that reads the plan, then those that it needs, and those that these need. */
  static void write(PlanModel model, CompanionNames names, CompanionClass companion) {
    ReadMethods methods = new ReadMethods(model, names, companion);
    methods.calls.read(model.root());
    Optional<ValueType> type = methods.calls.next();
    for (; type.isPresent(); type = methods.calls.next()) {
      methods.writeMethod(type.get());
    }
  }

  private void writeMethod(ValueType type) {
    if (type.equals(model.root())) {
      companion.openRead();
    } else {
      companion.openRead(type.java(), names.reader(type));
    }
    writeBody(type);
    file.close();
  }

  private void writeBody(ValueType type) {
    if (type instanceof ValueType.RecordType record) {
      new RecordBody(model.record(record), model.isPlan(record), names, calls, file).write();
    } else if (type instanceof ValueType.SealedType sealedType) {
      writeSealed(model.sealedType(sealedType));
    } else if (type instanceof ValueType.MapType map) {
      writeMap(map);
    } else if (type instanceof ValueType.SetType set) {
      writeList(type.java(), set.element(), RuntimeTypes.LINKED_HASH_SET, "endSet");
    } else {
      ValueType element = ((ValueType.ListType) type).element();
      writeList(type.java(), element, RuntimeTypes.ARRAY_LIST, "endList");
    }
  }

  private void writeSealed(SealedModel type) {
    file.open("return switch (json.beginVariant(" + names.constant(type.java()) + "))");
    for (int i = 0; i < type.variants().size(); i++) {
      file.line("case " + i + " -> " + calls.read(type.variants().get(i).type()) + ";");
    }
    file.line("default -> null;");
    file.close("};");
  }

  private void writeList(TypeName java, ValueType element, ClassName raw, String end) {
    boolean objects =
        element instanceof ValueType.RecordType || element instanceof ValueType.SealedType;
    file.open("if (!json." + (objects ? "beginObjects" : "beginArray") + "())");
    file.line("return null;");
    file.close();
    file.line(file.type(java) + " items = new " + file.type(raw) + "<>();");
    file.open("while (json.nextElement())");
    file.line(local(element) + " item = " + calls.read(element) + ";");
    file.open("if (json.fits())");
    file.line("items.add(item);");
    file.close();
    file.close();
    file.line("return json." + end + "(items);");
  }

  private void writeMap(ValueType.MapType type) {
    String key = file.type(Scalar.STRING.java());
    String map = file.type(RuntimeTypes.LINKED_HASH_MAP);
    file.open("if (!json.beginMap())");
    file.line("return null;");
    file.close();
    file.line(file.type(type.java()) + " map = new " + map + "<>();");
    file.open("for (" + key + " key = json.nextKey(); key != null; key = json.nextKey())");
    file.line(local(type.value()) + " value = " + calls.read(type.value()) + ";");
    file.open("if (json.fits())");
    file.line("json.put(map, key, value);");
    file.close();
    file.close();
    file.line("return json.endMap(map);");
  }

  private String local(ValueType type) {
    boolean primitive =
        type.plain() instanceof Scalar scalar && (type.plain() == type || scalar.hasOwnOverload());
    return file.type(primitive ? ((Scalar) type.plain()).read() : type.java());
  }
}
