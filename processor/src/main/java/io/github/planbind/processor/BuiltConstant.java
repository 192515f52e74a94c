package io.github.planbind.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a constant that a builder of the runtime makes: on one line, one line for each call, or, when there
 * are very many, in a method.
 */
final class BuiltConstant {
  /** The compiler's stack, 512 KiB at the least, overflows at some 400 chained calls. */
  private static final int LONGEST_CHAIN = 150;

  private final SourceFile file;
  private final TypeName type;
  private final String declaration;
  private final String method;
  private final String first;
  private final List<Call> calls = new ArrayList<>();

  /**
   * A constant whose builder has not been told anything yet.
   *
   * @param method the name of the method that builds it if it must be one
   * @param first the call that makes the builder
   */
  BuiltConstant(SourceFile file, TypeName type, String name, String method, String first) {
    this.file = file;
    this.type = type;
    this.declaration = "private static final " + file.type(type) + " " + name + " =";
    this.method = method;
    this.first = first;
  }

  private record Call(String method, List<String> arguments) {
    private String text() {
      return method + "(" + String.join(", ", arguments) + ")";
    }
  }

  /** Adds a call. */
  void call(String name, List<String> arguments) {
    calls.add(new Call(name, arguments));
  }

  /** Adds an argument to the last call if it calls the same, and else a call. */
  void extend(String name, String argument) {
    Call last = calls.isEmpty() ? null : calls.get(calls.size() - 1);
    if (last == null || !last.method().equals(name)) {
      last = new Call(name, new ArrayList<>());
      calls.add(last);
    }
    last.arguments().add(argument);
  }

  /** Writes the constant as the value of an expression, without a builder. */
  void write(String value) {
    file.blank();
    if (declaration.length() + 1 + value.length() + 1 <= file.room()) {
      file.line(declaration + " " + value + ";");
    } else {
      file.line(declaration);
      file.line("    " + value + ";");
    }
  }

  void write() {
    if (calls.size() > LONGEST_CHAIN) {
      write(method + "()");
      writeMethod();
      return;
    }
    String line = declaration + " " + first
        + calls.stream().map(call -> "." + call.text()).collect(Collectors.joining())
        + ".build();";
    file.blank();
    if (line.length() <= file.room()) {
      file.line(line);
    } else {
      file.line(declaration + " " + first);
      file.shift(2);
      calls.forEach(call -> file.line("." + call.method() + "(", call.arguments(), ")"));
      file.line(".build();");
      file.shift(-2);
    }
  }

  private void writeMethod() {
    ClassName raw = type instanceof TypeName.GenericName generic ? generic.raw() : (ClassName) type;
    String name = file.type(type);
    String simple = file.type(raw);
    file.blank();
    file.open("private static " + name + " " + method + "()");
    file.line(simple + ".Builder" + name.substring(simple.length()) + " builder = " + first + ";");
    calls.forEach(call -> file.line("builder." + call.method() + "(", call.arguments(), ");"));
    file.line("return builder.build();");
    file.close();
  }
}
