package io.github.planbind.processor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The text of one class, written from top to bottom: lines, blocks, and the imports that its types need. A
 * class is imported where its simple name is still free, and else written with its package.
 */
final class SourceFile {
  /** A line that can be broken is not longer than this. */
  static final int WIDTH = 100;

  private static final String INDENT = "  ";
  private static final String JAVA_LANG = "java.lang";

  private final String home;
  private final boolean importsJavaLang;
  private final Map<String, String> meanings = new HashMap<>();
  private final Set<String> imports = new TreeSet<>();
  private final Function<ClassName, String> names = this::name;
  private final StringBuilder body = new StringBuilder(8_192);
  private int depth;

  /**
   * A file without lines.
   *
   * @param home its package
   * @param importsJavaLang whether the package hides classes of {@code java.lang}
   */
  SourceFile(String home, boolean importsJavaLang) {
    this.home = home;
    this.importsJavaLang = importsJavaLang;
  }

  /** Keeps the simple names in a type that mean classes of this package free for them. */
  void reserve(TypeName type) {
    type.text(name -> {
      if (name.packageName().equals(home)) {
        meanings.put(name.simpleNames().get(0), name.topLevel());
      }
      return "";
    });
  }

  /** A type as this file names it. */
  String type(TypeName type) {
    return type.text(names);
  }

  private String name(ClassName type) {
    String topLevel = type.topLevel();
    String meaning = meanings.putIfAbsent(type.simpleNames().get(0), topLevel);
    if (meaning != null && !meaning.equals(topLevel)) {
      return type.qualifiedName();
    }
    boolean isKnown =
        type.packageName().equals(home) || type.packageName().equals(JAVA_LANG) && !importsJavaLang;
    if (!isKnown) {
      imports.add(topLevel);
    }
    return type.shortName();
  }

  /** Writes a line. */
  void line(String line) {
    body.append(INDENT.repeat(depth)).append(line).append('\n');
  }

  /** Writes a line that may be broken behind any of the commas between some arguments. */
  void line(String before, List<String> arguments, String after) {
    StringBuilder line = new StringBuilder(INDENT.repeat(depth)).append(before);
    for (int i = 0; i < arguments.size(); i++) {
      String next = arguments.get(i) + (i + 1 < arguments.size() ? "," : after);
      if (i > 0 && line.length() + 1 + next.length() > WIDTH) {
        body.append(line).append('\n');
        line.setLength(0);
        line.append(INDENT.repeat(depth + 2));
      } else if (i > 0) {
        line.append(' ');
      }
      line.append(next);
    }
    body.append(line).append(arguments.isEmpty() ? after : "").append('\n');
  }

  /** Writes an empty line. */
  void blank() {
    body.append('\n');
  }

  /** Opens a block. */
  void open(String before) {
    line(before + " {");
    depth++;
  }

  /** Ends a block, and opens the next one on the same line. */
  void next(String before) {
    depth--;
    open("} " + before);
  }

  /** Ends a block. */
  void close() {
    close("}");
  }

  /** Ends a block with more than a brace. */
  void close(String end) {
    depth--;
    line(end);
  }

  /** Moves the lines that follow to the right, or back to the left. */
  void shift(int levels) {
    depth += levels;
  }

  /** The columns that are left in a line. */
  int room() {
    return WIDTH - depth * INDENT.length();
  }

  /** The whole file. */
  String text() {
    StringBuilder text = new StringBuilder(body.length() + 1_024);
    if (!home.isEmpty()) {
      text.append("package ").append(home).append(";\n\n");
    }
    for (String type : imports) {
      text.append("import ").append(type).append(";\n");
    }
    return text.append(imports.isEmpty() ? "" : "\n").append(body).toString();
  }
}
