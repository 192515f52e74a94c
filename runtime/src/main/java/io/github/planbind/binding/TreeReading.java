package io.github.planbind.binding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON value as a Jackson tree, without recursion, as far as it goes. Numbers keep their
 * digits; of a name that stands twice both values must be the same.
 */
final class TreeReading {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private final JsonInput json;
  private final JsonLexer lexer;
  private final Deque<Open> open = new ArrayDeque<>();
  private @Nullable JsonNode root;

  /** A reading of the value that a lexer stands at, which tells of what does not fit. */
  TreeReading(JsonInput json, JsonLexer lexer) {
    this.json = json;
    this.lexer = lexer;
  }

  /** An object or array that is still being read, and its name in the object around it. */
  private record Open(ContainerNode<?> node, String name) {}

  /** The tree; where the text ends or breaks in it, its finished members and elements. */
  @Nullable
  JsonNode read() {
    boolean going = value("");
    while (going && !open.isEmpty()) {
      boolean object = open.peek().node() instanceof ObjectNode;
      if (object ? lexer.nextName() : lexer.nextItem()) {
        going = value(object ? lexer.string() : "");
      } else {
        going = !lexer.failed() && close();
      }
    }
    while (!open.isEmpty()) {
      close();
    }
    return root;
  }

  private boolean value(String name) {
    char c = lexer.text.charAt(lexer.pos);
    if (c == '{' || c == '[') {
      open.push(new Open(c == '{' ? NODES.objectNode() : NODES.arrayNode(), name));
      return lexer.open();
    }
    JsonNode scalar = scalar(c);
    if (scalar != null) {
      attach(scalar, name);
    }
    return !lexer.failed();
  }

  private @Nullable JsonNode scalar(char c) {
    if (c == '"') {
      return lexer.scanString() ? NODES.textNode(lexer.string()) : null;
    }
    if (c == '-' || JsonLexer.isDigit(c)) {
      return lexer.scanNumber() ? number(lexer.token()) : null;
    }
    Literal literal = lexer.scanLiteral();
    if (literal == null) {
      return null;
    }
    return switch (literal) {
      case TRUE, PYTHON_TRUE -> BooleanNode.TRUE;
      case FALSE, PYTHON_FALSE -> BooleanNode.FALSE;
      case NULL, PYTHON_NONE -> NODES.nullNode();
    };
  }

  private @Nullable JsonNode number(String token) {
    if (!lexer.isFractional()) {
      return integral(new BigInteger(token));
    }
    BigDecimal decimal = Numbers.decimal(token);
    if (decimal == null) {
      json.misfit("a number in range", "a number out of range");
      return null;
    }
    return DecimalNode.valueOf(decimal);
  }

  /** The smallest node that holds an integer, as Jackson itself has it. */
  private static JsonNode integral(BigInteger integer) {
    if (integer.bitLength() < Integer.SIZE) {
      return NODES.numberNode(integer.intValue());
    }
    return integer.bitLength() < Long.SIZE
        ? NODES.numberNode(integer.longValue())
        : NODES.numberNode(integer);
  }

  private boolean close() {
    Open closed = open.pop();
    attach(closed.node(), closed.name());
    return true;
  }

  private void attach(JsonNode node, String name) {
    Open parent = open.peek();
    if (parent == null) {
      root = node;
    } else if (parent.node() instanceof ArrayNode array) {
      array.add(node);
    } else if (parent.node() instanceof ObjectNode object) {
      JsonNode first = object.replace(name, node);
      if (first != null && !isSame(first, node)) {
        json.misfit("the same value each time", "another value");
      }
    }
  }

  /** Equality without recursion, which a deep tree would overflow the stack with. */
  private static boolean isSame(JsonNode one, JsonNode other) {
    if (one.isValueNode() || one.isEmpty()) {
      return one.equals(other);
    }
    Deque<JsonNode> pairs = new ArrayDeque<>(8);
    pairs.push(one);
    pairs.push(other);
    while (!pairs.isEmpty()) {
      JsonNode b = pairs.pop();
      JsonNode a = pairs.pop();
      if (a.getNodeType() != b.getNodeType() || a.size() != b.size()) {
        return false;
      }
      if (a.isValueNode() && !a.equals(b)) {
        return false;
      }
      if (a.isArray()) {
        for (int i = 0; i < a.size(); i++) {
          pairs.push(a.get(i));
          pairs.push(b.get(i));
        }
      } else if (!pushMembers(a, b, pairs)) {
        return false;
      }
    }
    return true;
  }

  private static boolean pushMembers(JsonNode a, JsonNode b, Deque<JsonNode> pairs) {
    for (Map.Entry<String, JsonNode> member : a.properties()) {
      JsonNode same = b.get(member.getKey());
      if (same == null) {
        return false;
      }
      pairs.push(member.getValue());
      pairs.push(same);
    }
    return true;
  }
}
