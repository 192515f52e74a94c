package io.github.planbind.binding;

import org.jspecify.annotations.Nullable;

/** One run over one value of a text, with a binder where the value has the form that it reads. */
final class Reading<T> {
  private final Target<T> target;
  private String text;
  private final JsonLexer plain;
  private @Nullable JsonLexer keepingLatex;
  private final JsonInput json;
  private JsonLexer lexer;
  private @Nullable T value;
  private @Nullable T loneElement;
  private int start;
  private int elements;
  private int firstElement;
  private @Nullable Wrapper wrapper;

  Reading(Target<T> target, String text, @Nullable Edits edits, int origin) {
    this.target = target;
    this.text = text;
    this.plain = new JsonLexer(text, edits, origin, 0, false);
    this.lexer = plain;
    this.json = new JsonInput(plain, false);
  }

  /** Goes over to the text of another string, which stands at a place of the reply. */
  void moveTo(String string, int place) {
    text = string;
    plain.moveTo(string, place, plain.edits());
    JsonLexer again = keepingLatex;
    if (again != null) {
      again.moveTo(string, place, again.edits());
    }
  }

  void read(int at, boolean quiet) {
    start = at;
    json.setQuiet(quiet);
    plain.setOnlySure(false);
    run(plain);
    if (plain.wantsLatexKept()) {
      JsonLexer again = keepingLatex;
      if (again == null) {
        again = new JsonLexer(text, new Edits(plain.edits().text()), plain.origin(), 0, true);
        again.decodeAs(plain);
        keepingLatex = again;
      }
      run(again);
    } else if (plain.isCut() && plain.isUnsure()) {
      plain.setOnlySure(true);
      run(plain);
    }
  }

  private void run(JsonLexer over) {
    lexer = over;
    lexer.restart(start);
    value = null;
    loneElement = null;
    elements = 0;
    char form = text.charAt(start);
    json.restart(lexer, form == target.form() ? target.level() : 0);
    if (form == target.form()) {
      value = target.binder().read(json);
    } else if (form == '{') {
      loneElement = target.readLone(json);
    } else if (form == '[') {
      countElements();
      if (target.isAny() && !lexer.failed()) {
        lexer.restart(start);
        value = target.binder().read(json);
      }
    } else {
      lexer.scanScalar();
    }
    json.tellOfLimit(lexer);
  }

  private void countElements() {
    lexer.open();
    while (lexer.nextItem()) {
      if (elements++ == 0) {
        firstElement = lexer.pos;
      }
      lexer.skipValue();
    }
  }

  /** A lexer at the value that was read last, with no memory of it. */
  JsonLexer lexerAtStart() {
    JsonLexer again = new JsonLexer(text, null, -1, 0, lexer.keepsLatex());
    again.pos = start;
    return again;
  }

  JsonLexer lexer() {
    return lexer;
  }

  JsonInput json() {
    return json;
  }

  @Nullable
  T value() {
    return value;
  }

  /** The list of the one plan that stands where a list is looked for. */
  @Nullable
  T loneElement() {
    return loneElement;
  }

  /** Where the plan may stand one level down; -1 where there is no such level. */
  int wrappedStart(char form) {
    if (form == '[') {
      boolean list = target.form() == '[';
      int count = list ? json.shape().objects() : elements;
      return !list && count == 1 ? firstElement : -1;
    }
    return form == '{' && json.shape().hasOneMember() ? wrapper().valueStart(start) : -1;
  }

  /** Says whether the plan one level down stands where a strict list of plans does. */
  boolean isStrictList() {
    return wrapper().isStrictList();
  }

  private Wrapper wrapper() {
    Wrapper known = wrapper;
    if (known == null) {
      known = new Wrapper(text);
      wrapper = known;
    }
    return known;
  }
}
