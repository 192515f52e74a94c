package io.github.planbind.it.property;

import io.github.planbind.binding.Edit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A second reader of JSON, written from rule R8 and RFC 8259 alone, that the library's is checked
 * against: recursive and slow, and knowing nothing of records. It says what stands in the text, what
 * of it is no JSON but may be repaired, and how far a text that ends too early can be read.
 */
public final class RawJson {
  /** How a text ends. */
  public enum State {
    WHOLE,
    CUT,
    BROKEN
  }

  private static final int DEEPEST = 600;
  private static final Pattern PUNCTUATION = Pattern.compile("\\p{IsPunctuation}");
  private final String text;
  private final boolean keepLatex;
  private final List<Repair> repairs = new ArrayList<>();
  private final Deque<Tree> open = new ArrayDeque<>();
  private final Map<Tree, Boolean> openAtCut = new IdentityHashMap<>();
  private State state = State.WHOLE;
  private boolean illegalEscape;
  private Tree root;
  private Tree touchesEnd;
  private int pos;

  private RawJson(String text, int start, boolean keepLatex) {
    this.text = text;
    this.pos = start;
    this.keepLatex = keepLatex;
  }

  /** Reads the document that starts at a place. */
  public static RawJson at(String text, int start) {
    RawJson plain = read(text, start, false);
    return plain.illegalEscape ? read(text, start, true) : plain;
  }

  static RawJson read(String text, int start, boolean keepLatex) {
    RawJson raw = new RawJson(text, start, keepLatex);
    try {
      raw.value(value -> raw.root = value);
    } catch (Stopped stopped) {
      raw.state = stopped.state;
      raw.open.forEach(tree -> raw.openAtCut.put(tree, true));
    }
    return raw;
  }

  /** The tree of a text that is one document of RFC 8259 and nothing else; null where it is not. */
  public static Tree strict(String text) {
    int start = skipJsonBlanks(text, 0);
    int last = text.length() - 1;
    while (last > start && isJsonBlank(text.charAt(last))) {
      last--;
    }
    if (start > last || text.charAt(start) == '{' && text.charAt(last) != '}') {
      // no need to read it
      return null;
    }
    RawJson raw = at(text, start);
    boolean strict = raw.isWhole() && raw.repairs.isEmpty();
    return strict && skipJsonBlanks(text, raw.pos) == text.length() ? raw.root : null;
  }

  private static int skipJsonBlanks(String text, int from) {
    int i = from;
    while (i < text.length() && isJsonBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isJsonBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  boolean isWhole() {
    return state == State.WHOLE;
  }

  State state() {
    return state;
  }

  /** The document; of one that is cut, what was finished, in the containers that were open. */
  Tree tree() {
    return root;
  }

  /** The place after the document. */
  int end() {
    return pos;
  }

  List<Repair> repairs() {
    return repairs;
  }

  boolean hasIllegalEscape() {
    return illegalEscape;
  }

  /** Says whether a container of a document that is cut was not closed. */
  boolean isOpen(Tree tree) {
    return openAtCut.containsKey(tree);
  }

  /** Says whether a literal is whole, but the last thing before the cut. */
  boolean touchesEnd(Tree tree) {
    return tree == touchesEnd;
  }

  /** After the document, if nothing but blanks follows; the repairs then have those blanks too. */
  boolean isAlone() {
    if (!isWhole()) {
      return false;
    }
    try {
      blanks();
    } catch (Stopped openComment) {
      return false;
    }
    return pos == text.length();
  }

  // ---- grammar

  private void value(Consumer<Tree> to) throws Stopped {
    char c = here();
    int at = pos;
    if (open.size() > DEEPEST) {
      throw new Stopped(State.BROKEN);
    }
    if (c == '{') {
      object(at, to);
    } else if (c == '[') {
      array(at, to);
    } else if (c == '"') {
      to.accept(new Tree.Str(at, string()));
    } else if (c == '-' || isDigit(c)) {
      to.accept(new Tree.Num(at, number()));
    } else {
      Tree.Word word = new Tree.Word(at, literal());
      touchesEnd = pos == text.length() ? word : null;
      to.accept(word);
    }
  }

  private void object(int at, Consumer<Tree> to) throws Stopped {
    List<Tree.Member> members = new ArrayList<>();
    Tree.Obj object = new Tree.Obj(at, members);
    to.accept(object);
    open.push(object);
    pos++;
    while (another('}', members.isEmpty())) {
      if (here() != '"') {
        throw new Stopped(State.BROKEN);
      }
      String name = string();
      blanks();
      if (here() != ':') {
        throw new Stopped(State.BROKEN);
      }
      pos++;
      blanks();
      value(value -> members.add(new Tree.Member(name, value)));
    }
    open.pop();
  }

  private void array(int at, Consumer<Tree> to) throws Stopped {
    List<Tree> items = new ArrayList<>();
    Tree.Arr array = new Tree.Arr(at, items);
    to.accept(array);
    open.push(array);
    pos++;
    while (another(']', items.isEmpty())) {
      value(items::add);
    }
    open.pop();
  }

  /** Moves to the next member or element, or over the closing bracket. */
  private boolean another(char closer, boolean first) throws Stopped {
    blanks();
    if (here() == closer) {
      pos++;
      return false;
    }
    if (first) {
      return true;
    }
    if (here() != ',') {
      throw new Stopped(State.BROKEN);
    }
    int comma = pos++;
    blanks();
    if (here() == closer) {
      repairs.add(new Repair(Edit.Kind.TRAILING_COMMA, comma));
      pos++;
      return false;
    }
    return true;
  }

  private void blanks() throws Stopped {
    while (pos < text.length()) {
      char c = text.charAt(pos);
      if (isJsonBlank(c)) {
        pos++;
      } else if (Blank.isRare(c)) {
        repairs.add(new Repair(Edit.Kind.UNICODE_BLANK, pos));
        while (pos < text.length() && Blank.isRare(text.charAt(pos))) {
          pos++;
        }
      } else if (c == '/') {
        comment();
      } else {
        return;
      }
    }
  }

  private void comment() throws Stopped {
    int start = pos;
    if (pos + 1 == text.length()) {
      throw new Stopped(State.CUT);
    }
    char second = text.charAt(pos + 1);
    if (second == '/') {
      int lineEnd = text.indexOf('\n', pos);
      pos = lineEnd < 0 ? text.length() : lineEnd;
    } else if (second == '*') {
      int close = text.indexOf("*/", pos + 2);
      if (close < 0) {
        throw new Stopped(State.CUT);
      }
      pos = close + 2;
    } else {
      throw new Stopped(State.BROKEN);
    }
    repairs.add(new Repair(Edit.Kind.COMMENT, start));
  }

  // ---- tokens

  private String number() throws Stopped {
    int start = pos;
    pos += here() == '-' ? 1 : 0;
    if (here() == '0') {
      pos++;
    } else {
      digits();
    }
    if (pos < text.length() && here() == '.') {
      pos++;
      digits();
    }
    if (pos < text.length() && (here() == 'e' || here() == 'E')) {
      pos++;
      pos += here() == '+' || here() == '-' ? 1 : 0;
      digits();
    }
    if (pos == text.length() && !open.isEmpty()) {
      // rule: a number that touches the end may go on
      throw new Stopped(State.CUT);
    }
    return text.substring(start, pos);
  }

  private void digits() throws Stopped {
    if (!isDigit(here())) {
      throw new Stopped(State.BROKEN);
    }
    while (pos < text.length() && isDigit(text.charAt(pos))) {
      pos++;
    }
  }

  private String literal() throws Stopped {
    for (String word : List.of("true", "false", "null", "True", "False", "None")) {
      if (text.startsWith(word, pos)) {
        if (Character.isUpperCase(word.charAt(0))) {
          repairs.add(new Repair(Edit.Kind.PYTHON_LITERAL, pos));
        }
        pos += word.length();
        return word.equals("None") ? "null" : word.toLowerCase(Locale.ROOT);
      }
      int rest = text.length() - pos;
      if (rest > 0 && rest < word.length() && word.startsWith(text.substring(pos))) {
        throw new Stopped(State.CUT);
      }
    }
    throw new Stopped(State.BROKEN);
  }

  private String string() throws Stopped {
    StringBuilder decoded = new StringBuilder();
    pos++;
    while (here() != '"') {
      char c = here();
      if (c == '\\') {
        escape(decoded);
        continue;
      }
      if (c < 0x20) {
        repairs.add(new Repair(Edit.Kind.CONTROL_CHARACTER, pos));
      }
      decoded.append(c);
      pos++;
    }
    pos++;
    return decoded.toString();
  }

  private void escape(StringBuilder decoded) throws Stopped {
    int at = pos++;
    char c = here();
    pos++;
    boolean letterFollows = pos < text.length() && isLetter(text.charAt(pos));
    int simple = "\"\\/bfnrt".indexOf(c);
    if ((c == 'b' || c == 'f') && keepLatex && letterFollows) {
      repairs.add(new Repair(Edit.Kind.LATEX_ESCAPE, at));
      decoded.append('\\').append(c);
    } else if (simple >= 0) {
      decoded.append("\"\\/\b\f\n\r\t".charAt(simple));
    } else if (c == 'u') {
      decoded.append(hex());
    } else if (c == '\'') {
      illegalEscape = true;
      repairs.add(new Repair(Edit.Kind.APOSTROPHE_ESCAPE, at));
      decoded.append(c);
    } else if (c != 'x' && (Character.isLetter(c) || isPunctuation(c))) {
      illegalEscape = true;
      repairs.add(new Repair(Edit.Kind.ILLEGAL_ESCAPE, at));
      decoded.append('\\').append(c);
    } else {
      throw new Stopped(State.BROKEN);
    }
  }

  private char hex() throws Stopped {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = "0123456789abcdef".indexOf(Character.toLowerCase(here()));
      if (digit < 0 || here() > 'f') {
        throw new Stopped(State.BROKEN);
      }
      value = value * 16 + digit;
      pos++;
    }
    return (char) value;
  }

  private char here() throws Stopped {
    if (pos >= text.length()) {
      throw new Stopped(State.CUT);
    }
    return text.charAt(pos);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isPunctuation(char c) {
    return c < 0x7f
        ? c > ' ' && !isDigit(c)
        : PUNCTUATION.matcher(String.valueOf(c)).matches();
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  /** The text cannot be read further. */
  private static final class Stopped extends Exception {
    private static final long serialVersionUID = 1L;
    private final State state;

    Stopped(State state) {
      super(null, null, false, false);
      this.state = state;
    }
  }
}
