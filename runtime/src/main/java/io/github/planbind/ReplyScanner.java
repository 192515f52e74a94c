package io.github.planbind;

import io.github.planbind.binding.Blanks;
import io.github.planbind.binding.DocumentReader;
import io.github.planbind.binding.DocumentReader.Ending;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Walks over a reply once, from left to right: sets reasoning aside (R2-R4), knows fences (R5) and
 * reads each document where it starts (R6, R7). It does not choose.
 *
 * @param <T> what is looked for
 */
final class ReplyScanner<T> {
  private static final String ANALYSIS = "analysis";
  private static final String FINAL = "assistantfinal";
  private static final int NONE = -1;

  /** The chars that a step does something about wherever they stand. */
  private static final boolean[] SPECIAL = new boolean[Character.MAX_VALUE + 1];

  static {
    for (char c : new char[] {'\n', '{', '}', '[', ']', '"', '<', '\u25c1'}) {
      SPECIAL[c] = true;
    }
  }

  private final String text;
  private final int end;
  private final DocumentReader<T> document;
  private final Candidates<T> candidates;
  private final DocumentStart starts;
  private final Comments comments;
  private final Paragraphs paragraphs;
  /** The fences that are open, the innermost last. */
  private final List<FenceLine> fences = new ArrayList<>(0);

  private final boolean strippedChannels;

  private int at;
  private int openBraces;
  private int openBrackets;
  /** Nothing but blanks and reasoning stands before. */
  private boolean opening = true;
  /** Nothing but blanks stands before on this line, or a block of reasoning has just ended. */
  private boolean lineStart;

  private boolean quoted;
  /** On the line that opens a fence. */
  private boolean infoString;
  /** Nothing but blanks stands before in the body of the fence. */
  private boolean bodyStart;
  /** Where the first document starts that broke and whose end may be still to come. */
  private int broken = NONE;

  private int brokenFences;
  /** Up to where the text has been read a second time. */
  private int readAgain;
  /** Where the first whole document of this paragraph starts. */
  private int firstInParagraph = NONE;

  /** Where the first of the whole documents starts that only blanks are between. */
  private int firstInRow = NONE;

  private int rowEnd;

  private int noCommentEndFrom = Integer.MAX_VALUE;

  ReplyScanner(String text, DocumentReader<T> document, Candidates<T> candidates) {
    this.text = text;
    this.end = text.length();
    this.document = document;
    this.candidates = candidates;
    this.starts = new DocumentStart(text);
    this.comments = new Comments(text);
    this.paragraphs = new Paragraphs(text, comments);
    this.strippedChannels = text.startsWith(ANALYSIS, Blanks.skip(text, 0)) && text.contains(FINAL);
  }

  void scan() {
    if (strippedChannels) {
      onlyWhatFollows(text.indexOf(FINAL) + FINAL.length());
    } else {
      startLine();
    }
    while (at < end) {
      step(text.charAt(at));
    }
  }

  private void step(char c) {
    if (SPECIAL[c]) {
      special(c);
    } else if (Blanks.isBlank(c)) {
      at++;
    } else if (c == '/' && bodyStart && comments.endOf(at) >= 0) {
      at = comments.endOf(at);
    } else if (c == 'a' && strippedChannels && text.startsWith(FINAL, at)) {
      onlyWhatFollows(at + FINAL.length());
    } else {
      plainChar();
    }
  }

  private void special(char c) {
    if (c == '\n') {
      at++;
      startLine();
    } else if (c == '{') {
      brace();
    } else if (Mark.mayBeginWith(c) && markup()) {
      return;
    } else if (c == '[') {
      bracket();
    } else if (c == '"' && bodyStart && !infoString) {
      quotedBody();
    } else {
      lookForRest(c);
      openBraces -= c == '}' && openBraces > 0 ? 1 : 0;
      openBrackets -= c == ']' && openBrackets > 0 ? 1 : 0;
      plainChar();
    }
  }

  /** Looks whether a char shows that a document that broke, or seemed to be whole, goes on here. */
  private void lookForRest(char c) {
    boolean closer = c == '}' && openBraces == 0 || c == ']' && openBrackets == 0;
    if (broken != NONE
        && (closer && paragraphs.isBehindText(at) || c == '"' && paragraphs.isMemberName(at))) {
      // rule R6: the rest of a broken document tells its parts from an answer
      candidates.found().dropFrom(broken + 1);
    }
    if (closer && firstInParagraph != NONE && paragraphs.endsValue(at)) {
      // rule R7: a closer that closes nothing later in the paragraph: closed too early
      candidates.takeBack(firstInParagraph, at);
    }
  }

  private void plainChar() {
    at++;
    opening = false;
    lineStart = false;
    bodyStart &= infoString;
    candidates.found().text = true;
    if (!infoString && !strippedChannels) {
      at = skipPlain(at);
    }
  }

  /** The next place, behind other text on its line, that may be more than text. */
  private int skipPlain(int from) {
    String chars = text;
    int last = end;
    int i = from;
    while (i < last && !SPECIAL[chars.charAt(i)]) {
      i++;
    }
    return i;
  }

  // ---- lines and fences

  private void startLine() {
    infoString = false;
    lineStart = true;
    int first = FenceLine.afterMarks(text, at);
    quoted = FenceLine.isQuoted(text, at, first);
    if (first >= end || text.charAt(first) == '\n') {
      endParagraph();
    }
    FenceLine open = innermost();
    while (!quoted && open != null && open.isQuoted()) {
      fences.remove(fences.size() - 1);
      open = innermost();
    }
    FenceLine line = FenceLine.at(text, at, first);
    if (line != null) {
      fence(line);
    }
  }

  private @Nullable FenceLine innermost() {
    return fences.isEmpty() ? null : fences.get(fences.size() - 1);
  }

  private void endParagraph() {
    openBraces = 0;
    openBrackets = 0;
    firstInParagraph = NONE;
  }

  private void fence(FenceLine line) {
    endParagraph();
    opening = false;
    lineStart = false;
    at = line.infoStart();
    candidates.found().text = true;
    FenceLine open = innermost();
    if (open != null && line.closes(open)) {
      fences.remove(fences.size() - 1);
      bodyStart = false;
      broken = fences.size() < brokenFences ? NONE : broken;
    } else {
      broken = candidates.found().hasPlanFrom(broken + 1) ? NONE : broken;
      fences.add(line);
      infoString = true;
      bodyStart = true;
    }
  }

  /** Says whether marks of reasoning count here. */
  private boolean prose() {
    return fences.isEmpty();
  }

  // ---- reasoning

  /** Passes over what stands at the present place, if it is a mark, a comment or a special token. */
  private boolean markup() {
    char second = at + 1 < end ? text.charAt(at + 1) : '\n';
    return switch (second) {
      case '!' -> skipComment();
      case '|' -> mark() || channel() || skipToken();
      default -> mark();
    };
  }

  /** Reads the mark at the present place, if one counts there. */
  private boolean mark() {
    if (!prose()) {
      // rule: marks inside a fence are data
      return false;
    }
    Mark opened = lineStart ? Mark.openedAt(text, at) : null;
    if (opened != null) {
      int close = opened.closedAfter(text, opened.endOfOpener(text, at));
      if (close < 0) {
        // rule R3: everything after the opener of a block that is never closed is reasoning
        candidates.found().setAside(at, end, "R3", "reasoning that is never closed");
        candidates.found().unfinishedReasoning = true;
        at = end;
      } else {
        candidates.found().setAside(at, close, "R2", "reasoning");
        at = close;
        startLine();
      }
      return true;
    }
    int closed = Mark.endOfCloserAt(text, at);
    if (closed >= 0) {
      onlyWhatFollows(closed);
    }
    return closed >= 0;
  }

  /** rule R4: only what stands after a closer without its opener is read. */
  private void onlyWhatFollows(int place) {
    candidates.startAgain(place, "R4", "reasoning, up to its closer");
    at = place;
    opening = true;
    // the mark may have stood in a string of a document that broke
    broken = broken == NONE ? NONE : place - 1;
    brokenFences = 0;
    endParagraph();
    startLine();
  }

  private boolean channel() {
    Channels.Message message = prose() ? Channels.messageAt(text, at) : null;
    if (message == null) {
      return false;
    }
    if (message.isFinal()) {
      onlyWhatFollows(message.start());
      return true;
    }
    candidates.found().setAside(at, message.end(), "R4", "a message of another channel than final");
    if (message.isUnfinished()) {
      candidates.found().unfinishedReasoning = true;
    } else if (message.isToolCall()) {
      candidates.found().text = true;
    }
    at = message.end();
    return true;
  }

  private boolean skipToken() {
    int close = Channels.endOfToken(text, at);
    at = Math.max(at, close);
    return close >= 0;
  }

  private boolean skipComment() {
    if (at >= noCommentEndFrom || !text.startsWith("<!--", at)) {
      return false;
    }
    int dashes = text.indexOf("-->", at);
    if (dashes < 0) {
      noCommentEndFrom = at;
      return false;
    }
    at = dashes + 3;
    return true;
  }

  // ---- documents

  private void brace() {
    if (openBraces > 0 || !starts.isObject(at)) {
      // rule: no document inside a prose brace that is still open in its paragraph is a candidate
      openBraces++;
      plainChar();
    } else {
      document();
    }
  }

  private void bracket() {
    // rule: in a body any [ starts a document
    if (openBraces == 0 && (!prose() && !infoString || starts.isArray(at))) {
      document();
    } else {
      openBrackets++;
      plainChar();
    }
  }

  private void quotedBody() {
    readDocument();
    if (document.ending() == Ending.INTACT && document.unwrap()) {
      intact();
    } else {
      plainChar();
    }
  }

  private Rank rank() {
    if (quoted) {
      return Rank.QUOTED;
    }
    return opening ? Rank.OPENING : bodyStart ? Rank.FENCE : Rank.BARE;
  }

  /** Reads the document at the present place, unless it is the one that was read just before. */
  private void readDocument() {
    if (at != document.start()) {
      document.read(at, candidates.haveNearer(rank()));
    }
  }

  private void document() {
    readDocument();
    Ending ending = document.ending();
    if (ending == Ending.INTACT) {
      intact();
    } else if (ending == Ending.CUT) {
      cut();
    } else {
      candidates.addBroken(rank());
      resume(document.end());
    }
  }

  private void intact() {
    boolean mayGoOn = paragraphs.mayGoOn(document.end());
    int after = mayGoOn ? paragraphs.placeOfMore(document.end(), prose()) : NONE;
    if (after >= 0) {
      candidates.addClosedTooEarly(rank(), after);
      resume(after);
      return;
    }
    int start = document.start();
    boolean fragment = mayGoOn
        ? paragraphs.isFragment(start, document.end(), prose(), broken != NONE)
        : paragraphs.isFragmentBehind(start, broken != NONE);
    if (fragment) {
      candidates.addFragment();
      noteBroken(start);
      pass(document.end());
      return;
    }
    int tail = mayGoOn ? paragraphs.endOfClosers(document.end(), prose()) : document.end();
    boolean surplus = tail > document.end();
    // documents with only blanks between stand in a row, whatever lines are blank
    firstInRow = firstInRow != NONE && Blanks.skip(text, rowEnd) == start ? firstInRow : start;
    rowEnd = tail;
    int before = firstInParagraph == NONE ? firstInRow : firstInParagraph;
    if (surplus && before < start) {
      candidates.takeBack(before, document.end());
    }
    candidates.addIntact(rank(), surplus);
    firstInParagraph = firstInParagraph == NONE ? start : firstInParagraph;
    pass(tail);
  }

  private void pass(int place) {
    at = place;
    opening = false;
    lineStart = false;
    bodyStart = false;
    candidates.found().text = true;
  }

  private void cut() {
    int token = document.cutTokenStart();
    FenceLine open = innermost();
    if (open != null && paragraphs.haveCloser(open, token)) {
      // rule: a string that runs over a closer and never ends makes its document Malformed
      candidates.addRunningOver(rank());
      resume(end);
      return;
    }
    candidates.addCut(rank());
    pass(end);
  }

  /**
   * rule: a document that fails takes the rest of its paragraph with it; reading goes on at the next
   * blank line or fence line. A fence line that was taken for the text of a string counts if no key
   * or component was read.
   */
  private void resume(int failedAt) {
    int start = document.start();
    boolean mayGoBack = !document.hasNames() && start >= readAgain;
    int fence = mayGoBack ? paragraphs.fenceLine(start, failedAt) : -1;
    readAgain = Math.max(readAgain, failedAt);
    pass(fence >= 0 ? fence : paragraphs.endAfter(start, failedAt, prose()));
    int surplus = firstInParagraph == NONE ? -1 : paragraphs.surplusCloser(start, at);
    if (surplus >= 0) {
      candidates.takeBack(firstInParagraph, surplus);
    }
    noteBroken(start);
    if (at < end) {
      startLine();
    }
  }

  private void noteBroken(int start) {
    if (broken == NONE) {
      broken = start;
      brokenFences = fences.size();
    }
  }
}
