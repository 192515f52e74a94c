package io.github.planbind.it.property;

import io.github.planbind.binding.Edit.Kind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Writes a tree as JSON in any layout and with any escapes, and with faults if asked for. */
final class JsonWriting {
  private enum Layout {
    COMPACT,
    SPACED,
    PRETTY,
    WILD
  }

  private final RandomGenerator random;
  private final Set<Kind> faults;
  private final Layout layout;
  private final String lineBreak;
  private final boolean ascii;
  private final StringBuilder out = new StringBuilder();
  private final List<Repair> edits = new ArrayList<>();
  private int depth;

  /** Valid JSON. */
  JsonWriting(RandomGenerator random) {
    this(random, EnumSet.noneOf(Kind.class));
  }

  private JsonWriting(RandomGenerator random, Set<Kind> faults) {
    this.random = random;
    this.faults = faults;
    this.layout = Texts.oneOf(random, List.of(Layout.values()));
    this.lineBreak = random.nextInt(4) == 0 ? "\r\n" : "\n";
    this.ascii = random.nextInt(4) == 0;
  }

  /** JSON with faults that rule R8 repairs; perhaps none. */
  static JsonText withFaults(RandomGenerator random, Tree tree) {
    while (true) {
      Set<Kind> faults = EnumSet.noneOf(Kind.class);
      for (Kind kind : Kind.values()) {
        if (kind.rule().equals("R8") && random.nextInt(3) == 0) {
          faults.add(kind);
        }
      }
      JsonText text = new JsonWriting(random, faults).write(tree);
      // a LaTeX word may only stand beside an escape that is illegal in any document
      boolean latex = text.edits().stream().anyMatch(edit -> edit.kind() == Kind.LATEX_ESCAPE);
      if (!latex || text.edits().stream().anyMatch(edit -> isIllegal(edit.kind()))) {
        return text;
      }
    }
  }

  private static boolean isIllegal(Kind kind) {
    return kind == Kind.ILLEGAL_ESCAPE || kind == Kind.APOSTROPHE_ESCAPE;
  }

  JsonText write(Tree tree) {
    value(tree);
    return new JsonText(out.toString(), List.copyOf(edits));
  }

  private boolean fault(Kind kind) {
    if (!faults.contains(kind) || random.nextInt(3) > 0) {
      return false;
    }
    edits.add(new Repair(kind, out.length()));
    return true;
  }

  private void value(Tree tree) {
    if (tree instanceof Tree.Obj object) {
      out.append('{');
      depth++;
      for (int i = 0; i < object.members().size(); i++) {
        separate(i > 0);
        string(object.members().get(i).name());
        gap(false);
        out.append(':');
        gap(layout != Layout.COMPACT);
        value(object.members().get(i).value());
      }
      close('}', object.members().isEmpty());
    } else if (tree instanceof Tree.Arr array) {
      out.append('[');
      depth++;
      for (int i = 0; i < array.items().size(); i++) {
        separate(i > 0);
        value(array.items().get(i));
      }
      close(']', array.items().isEmpty());
    } else if (tree instanceof Tree.Str string) {
      string(string.text());
    } else if (tree instanceof Tree.Num number) {
      out.append(number.digits());
    } else if (tree instanceof Tree.Word word) {
      literal(word.word());
    }
  }

  private void literal(String word) {
    if (fault(Kind.PYTHON_LITERAL)) {
      out.append(
          word.equals("null")
              ? "None"
              : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    } else {
      out.append(word);
    }
  }

  private void separate(boolean comma) {
    if (comma) {
      gap(false);
      out.append(',');
    }
    line();
  }

  private void close(char bracket, boolean empty) {
    depth--;
    if (!empty) {
      gap(false);
      if (fault(Kind.TRAILING_COMMA)) {
        out.append(',');
        line();
      } else if (layout == Layout.PRETTY) {
        lineBreakAndIndent();
      }
    } else {
      gap(false);
    }
    out.append(bracket);
  }

  private void line() {
    if (layout == Layout.PRETTY) {
      lineBreakAndIndent();
      rare();
    } else {
      gap(layout == Layout.SPACED);
    }
  }

  private void lineBreakAndIndent() {
    out.append(lineBreak).append("  ".repeat(depth));
  }

  /** What may stand between two tokens. */
  private void gap(boolean space) {
    if (space) {
      out.append(' ');
    } else if (layout == Layout.WILD) {
      out.append(Texts.oneOf(random, List.of("", "", " ", "\t", "\n", "\r\n ", "\n\n  ")));
    }
    rare();
  }

  private void rare() {
    if (fault(Kind.UNICODE_BLANK)) {
      for (int i = random.nextInt(3); i >= 0; i--) {
        out.append(Blank.rare(random));
      }
      out.append(' ');
    } else if (fault(Kind.COMMENT)) {
      out.append(Texts.oneOf(
          random,
          List.of(
              "/**/",
              "/* \"x\": 1, } */",
              "// {\"a\": 'b'\n",
              "//\n",
              "/* * / // */",
              "/* ]\n} */")));
    }
  }

  // ---- strings

  private void string(String text) {
    out.append('"');
    int i = 0;
    while (i < text.length()) {
      i += character(text, i);
    }
    out.append('"');
  }

  /** Writes the character at a place, and says how many it has written. */
  private int character(String text, int at) {
    char c = text.charAt(at);
    if (c == '\\') {
      return backslash(text, at);
    }
    if (c == '"') {
      out.append(random.nextInt(9) == 0 ? "\\u0022" : "\\\"");
    } else if (c == '\'' && fault(Kind.APOSTROPHE_ESCAPE)) {
      out.append("\\'");
    } else if (c < ' ') {
      control(c);
    } else if (c == '/' && random.nextInt(4) == 0) {
      out.append("\\/");
    } else if (ascii && c > '~' || random.nextInt(40) == 0) {
      hex(c);
    } else {
      out.append(c);
    }
    return 1;
  }

  private void control(char c) {
    int known = "\b\f\n\r\t".indexOf(c);
    if (fault(Kind.CONTROL_CHARACTER)) {
      out.append(c);
    } else if (known >= 0
        && !faults.contains(Kind.ILLEGAL_ESCAPE)
        && !faults.contains(Kind.APOSTROPHE_ESCAPE)) {
      out.append('\\').append("bfnrt".charAt(known));
    } else {
      hex(c);
    }
  }

  private int backslash(String text, int at) {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : '"';
    char afterNext = at + 2 < text.length() ? text.charAt(at + 2) : '"';
    boolean letter = Character.isLetter(next);
    boolean kept = "\"\\/'bfnrtux".indexOf(next) < 0
        && (letter || next > ' ' && next < 0x7f && !Character.isDigit(next));
    boolean latex =
        (next == 'f' || next == 'b') && Character.isLetter(afterNext) && afterNext < 0x7f;
    if (kept && fault(Kind.ILLEGAL_ESCAPE)) {
      out.append('\\').append(next);
      return 2;
    }
    if (latex && fault(Kind.LATEX_ESCAPE)) {
      out.append('\\').append(next).append(afterNext);
      return 3;
    }
    out.append(random.nextInt(9) == 0 ? "\\u005C" : "\\\\");
    return 1;
  }

  private void hex(char c) {
    String digits = String.format(Locale.ROOT, "%04x", (int) c);
    out.append("\\u").append(random.nextBoolean() ? digits : digits.toUpperCase(Locale.ROOT));
  }
}
