package io.github.planbind.binding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON document of a reply after the other with a binder. It is for the reader of replies,
 * which finds the documents and chooses among them; nothing here looks beyond the document.
 *
 * @param <T> what is looked for
 */
public final class DocumentReader<T> {
  /** How a document ends. */
  public enum Ending {
    /** All its brackets closed. */
    INTACT,
    /** The reply ended first. */
    CUT,
    /** It is no JSON. */
    BROKEN,
    /** It passed a bound. */
    LIMIT
  }

  private final Target<T> target;
  private final String text;
  private final Reading<T> outer;
  private @Nullable Reading<T> inner;
  private @Nullable Reading<T> quoted;
  private Reading<T> current;
  private char form;
  private int start = -1;
  private int end;
  private boolean lone;
  private boolean silent;
  private @Nullable List<Edit> unwrappedEdits;

  private DocumentReader(Target<T> target, String text) {
    this.target = target;
    this.text = text;
    this.outer = new Reading<>(target, text, null, -1);
    this.current = outer;
  }

  /**
   * Prepares the reading of documents that hold a plan.
   *
   * @param <T> the plan
   * @param binder its binder
   * @param text the reply
   * @return the reader
   */
  public static <T> DocumentReader<T> of(PlanBinder<T> binder, String text) {
    return new DocumentReader<>(Target.of(binder), text);
  }

  /**
   * Prepares the reading of documents that hold a list of plans.
   *
   * @param <E> the plan
   * @param element its binder
   * @param text the reply
   * @return the reader
   */
  public static <E> DocumentReader<List<E>> ofList(PlanBinder<E> element, String text) {
    return new DocumentReader<>(Target.of(PlanBinder.listOf(element)), text);
  }

  /**
   * Prepares the reading of documents of which nothing is known but some keys.
   *
   * @param text the reply
   * @param keys the names that tell the document that is looked for from others
   * @return the reader
   */
  public static DocumentReader<JsonNode> ofTree(String text, String... keys) {
    return new DocumentReader<>(Target.any(new TreeBinder(keys)), text);
  }

  /**
   * Prepares the reading of the same kind of documents in another text.
   *
   * @param other the reply
   * @return the reader
   */
  public DocumentReader<T> over(String other) {
    return new DocumentReader<>(target, other);
  }

  /**
   * Reads the document that starts at a place. All other methods tell of the document read last.
   *
   * @param at the offset of its first char, within the text
   * @param quiet whether mismatches are only counted
   */
  public void read(int at, boolean quiet) {
    start = at;
    form = text.charAt(at);
    current = outer;
    unwrappedEdits = null;
    lone = false;
    silent = quiet;
    outer.read(at, quiet);
    end = outer.lexer().failed() ? outer.lexer().failedAt() : outer.lexer().pos;
  }

  /**
   * Says whether nothing but blanks and comments follows the document, and records the comments.
   *
   * @return true if the document is all that is left of the text
   */
  public boolean endsText() {
    JsonLexer lexer = outer.lexer();
    int before = lexer.editCount();
    int at = end;
    while (at < text.length()) {
      if (Blanks.isBlank(text.charAt(at))) {
        at++;
        continue;
      }
      int close = commentEnd(at);
      if (close < 0) {
        if (lexer.editCount() > before) {
          lexer.edits().truncate(before);
        }
        return false;
      }
      lexer.edits().add(Edit.Kind.COMMENT, at);
      at = close;
    }
    return true;
  }

  private int commentEnd(int at) {
    if (text.startsWith("//", at)) {
      int lineEnd = text.indexOf('\n', at);
      return lineEnd < 0 ? text.length() : lineEnd;
    }
    int close = text.startsWith("/*", at) ? text.indexOf("*/", at + 2) : -1;
    return close < 0 ? -1 : close + 2;
  }

  /**
   * Looks one level down, where the document is intact (rule R13). If it is not plan-shaped itself and
   * the plan stands there, all methods tell of that plan.
   *
   * @return true if it does
   */
  public boolean unwrap() {
    if (isPlanShaped()) {
      return false;
    }
    if (form == '"') {
      return unquote();
    }
    int wrapped = outer.wrappedStart(form);
    if (wrapped < 0 || text.charAt(wrapped) != target.form()) {
      return false;
    }
    Reading<T> within = inner;
    if (within == null) {
      within = new Reading<>(target, text, null, -1);
      inner = within;
    }
    within.read(wrapped, silent);
    return isPlan(within, form == '{' && outer.isStrictList())
        && take(within, Edit.Kind.UNWRAPPED, wrapped, within.lexer().pos);
  }

  private boolean unquote() {
    String string = outer.lexer().string();
    int at = Blanks.skip(string, 0);
    if (at == string.length() || string.charAt(at) != target.form()) {
      return false;
    }
    Reading<T> within = quoted;
    if (within == null) {
      within = new Reading<>(target, string, new Edits(text), start);
      quoted = within;
    }
    within.moveTo(string, start);
    within.read(at, silent);
    within.lexer().skipBlanks();
    return isPlan(within, false)
        && within.lexer().pos == string.length()
        && take(within, Edit.Kind.UNQUOTED, end, end);
  }

  private static boolean isPlan(Reading<?> reading, boolean mayBeEmpty) {
    Shape shape = reading.json().shape();
    boolean any = mayBeEmpty || shape.objects() > 0;
    return !reading.lexer().failed() && shape.isFullyShaped() && any;
  }

  private boolean take(Reading<T> within, Edit.Kind how, int from, int to) {
    Edits around = outer.lexer().edits();
    unwrappedEdits = around.asListWith(how, start, within.lexer().edits(), from, to);
    current = within;
    return true;
  }

  // ---- what was read

  /**
   * The offset of the document's first char.
   *
   * @return the offset, -1 before any document is read
   */
  public int start() {
    return start;
  }

  /**
   * The offset after the last char that was read: for a broken document that of the char that could
   * not be read.
   *
   * @return the offset
   */
  public int end() {
    return end;
  }

  /**
   * The first char of the document.
   *
   * @return a bracket, a quote, or that of a number or literal
   */
  public char form() {
    return form;
  }

  /**
   * How the document ends.
   *
   * @return the ending
   */
  public Ending ending() {
    return current.lexer().ending();
  }

  /**
   * Says whether the document has the form of the target and one of the plan's keys (rule R10).
   *
   * @return true for a plan-shaped one
   */
  public boolean isPlanShaped() {
    return isOfTarget() && shape().isPlanShaped();
  }

  /**
   * As {@link #isPlanShaped()}, for a document that is cut.
   *
   * @return true if it has any component's name, or is a list of plans so far
   */
  public boolean isPlanShapedSoFar() {
    return isOfTarget() && shape().isPlanShapedSoFar();
  }

  /**
   * Says whether the document is plan-shaped and has every required component in a form that can be
   * read (rule R10).
   *
   * @return true for a fully shaped one
   */
  public boolean isFullyShaped() {
    return isOfTarget() && shape().isFullyShaped();
  }

  /**
   * Says whether the document is an object that has every required component, of a record that has
   * one; any object or array, where a tree is looked for.
   *
   * @return true if it may be bound although it is not plan-shaped
   */
  public boolean hasAllRequired() {
    boolean any = target.isAny() && current.value() != null;
    return any || isOfTarget() && shape().hasAllRequired();
  }

  /**
   * Says whether the name of a key or component was read at its place.
   *
   * @return true if so
   */
  public boolean hasNames() {
    return shape().anyName();
  }

  /**
   * Reads one plan alone as a list of one, where a list is looked for (rule R17).
   *
   * @return true if the document is one fully shaped plan; {@link #plan()} is the list then
   */
  public boolean readAsList() {
    if (!target.isList() || form != '{' || current != outer || !shape().isFullyShaped()) {
      return false;
    }
    lone = true;
    outer.lexer().edit(Edit.Kind.SINGLE_FOR_LIST, start);
    return true;
  }

  /**
   * Says whether the document is an array without elements.
   *
   * @return true for an empty list
   */
  public boolean isEmptyList() {
    return target.isList() && isOfTarget() && shape().objects() == 0;
  }

  /**
   * Says whether the plan's required texts are those of a form that nobody filled in (rule R14).
   *
   * @return true for a blank form
   */
  public boolean isBlankForm() {
    return shape().isBlankForm();
  }

  /**
   * Says whether a text that is required is there and says something.
   *
   * @return true unless the document is made of numbers, booleans, names of constants and the like
   */
  public boolean hasOwnText() {
    return shape().hasOwnText();
  }

  private boolean isOfTarget() {
    return current != outer || form == target.form();
  }

  private Shape shape() {
    return current.json().shape();
  }

  /**
   * The plan.
   *
   * @return the plan, or null if it is not intact or does not bind
   */
  public @Nullable T plan() {
    if (current.lexer().failed() || current.json().misfitCount() > 0) {
      return null;
    }
    if (lone) {
      return current.loneElement();
    }
    return isOfTarget() || target.isAny() ? current.value() : null;
  }

  /**
   * What does not fit.
   *
   * @return the first 20 mismatches; none of a document that was read quietly
   */
  public List<Misfit> misfits() {
    return current.json().misfits();
  }

  /**
   * How many members were passed over because they are no component.
   *
   * @return the count
   */
  public int ignoredMembers() {
    return isOfTarget() && !target.isAny() ? current.json().ignoredMembers() : 0;
  }

  /**
   * What was read other than as written.
   *
   * @return the edits, mostly in the order of their offsets
   */
  public List<Edit> edits() {
    List<Edit> unwrapped = unwrappedEdits;
    if (unwrapped != null) {
      return unwrapped;
    }
    JsonLexer lexer = outer.lexer();
    return lexer.editCount() == 0 ? List.of() : lexer.edits().asList();
  }

  /**
   * How many escapes of valid JSON spell a LaTeX command.
   *
   * @return the count
   */
  public int latexNotices() {
    return current.lexer().latexNotices();
  }

  /**
   * What could have been read where the document broke.
   *
   * @return a few words
   */
  public String expected() {
    return outer.lexer().expected();
  }

  /**
   * The bound that was passed.
   *
   * @return the bound, if the document ends with {@link Ending#LIMIT}
   */
  public Limit limit() {
    return outer.lexer().limit();
  }

  /**
   * Where the string or comment starts that the cut is in.
   *
   * @return the offset, or the length of the text if the cut is in neither
   */
  public int cutTokenStart() {
    return outer.lexer().cutTokenStart();
  }

  /**
   * The document as strict JSON without blanks, repaired where it was.
   *
   * @return JSON text, closed by its brackets as far as the document goes
   */
  public String json() {
    return new RecoveredJson(current.lexerAtStart()).write();
  }

  /**
   * What was surely written of a plan that is cut.
   *
   * @return the parts
   */
  public CutPlan<T> cutPlan() {
    return new CutPlan<>(target, text, start, outer);
  }
}
