package io.github.planbind.bench;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Writes a record the way models write JSON: two blanks a level, a line for each member. Absent
 * components are left out.
 *
 * @param comma whether a comma stands before each closing bracket
 * @param text writes the inside of a string
 */
record JsonWriting(boolean comma, UnaryOperator<String> text) {
  /** Valid JSON with no more escapes than it needs. */
  static final JsonWriting PLAIN = new JsonWriting(false, JsonWriting::escaped);

  String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(out, value, "\n");
    return out.toString();
  }

  private void write(StringBuilder out, Object value, String line) {
    if (value instanceof Record record) {
      object(out, record, line);
    } else if (value instanceof List<?> list) {
      array(out, list, line);
    } else if (value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else {
      out.append('"').append(text.apply(value.toString())).append('"');
    }
  }

  private void object(StringBuilder out, Record record, String line) {
    String inner = line + "  ";
    out.append('{');
    String separator = "";
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Object value = present(valueOf(record, component));
      if (value != null) {
        out.append(separator)
            .append(inner)
            .append('"')
            .append(component.getName())
            .append("\": ");
        write(out, value, inner);
        separator = ",";
      }
    }
    out.append(comma ? "," : "").append(line).append('}');
  }

  private void array(StringBuilder out, Collection<?> list, String line) {
    String inner = line + "  ";
    out.append('[');
    String separator = "";
    for (Object element : list) {
      out.append(separator).append(inner);
      write(out, element, inner);
      separator = ",";
    }
    out.append(comma ? "," : "").append(line).append(']');
  }

  private static Object present(Object value) {
    return value instanceof Optional<?> maybe ? maybe.orElse(null) : value;
  }

  private static Object valueOf(Record record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** With the escapes that JSON asks for. */
  static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  /** With everything outside ASCII escaped as well. */
  static String asciiOnly(String text) {
    StringBuilder out = new StringBuilder();
    for (char c : escaped(text).toCharArray()) {
      if (c < 0x80) {
        out.append(c);
      } else {
        out.append(String.format("\\u%04x", (int) c));
      }
    }
    return out.toString();
  }
}
