package io.github.planbind.binding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The LaTeX commands that begin with a letter that is also a JSON escape. A model that forgets to
 * double its backslashes writes {@code \neq}, which is valid JSON for a line break and "eq".
 */
final class LatexWords {
  private static final NameTable WORDS = words("""
      backslash bar because begin beta bf big bigcap bigcup bigg bigl bigr binom
      bmatrix bmod boldsymbol bot boxed breve bullet fbox flat floor forall frac frown
      nabla natural ncong ne nearrow neg neq newcommand newline nexists ngeq ngeqq
      ngeqslant ngtr ni nicefrac nLeftarrow nleftarrow nLeftrightarrow nleftrightarrow
      nleq nleqq nleqslant nless nmid nobreak noindent nolimits nonumber normalfont
      normalsize not notag notin nparallel nprec npreceq nRightarrow nrightarrow
      nshortmid nshortparallel nsim nsubseteq nsubseteqq nsucc nsucceq nsupseteq
      ntriangleleft ntrianglelefteq ntriangleright ntrianglerighteq nu nVDash nVdash
      nvDash nvdash nwarrow raisebox rangle rbrace rbrack rceil ref relax renewcommand
      rfloor rgroup rho right rightarrow rightarrowtail rightharpoondown rightharpoonup
      rightleftarrows rightleftharpoons rightrightarrows rightsquigarrow
      rightthreetimes risingdotseq rm rmoustache root rotatebox rtimes rule rVert rvert
      tag tan tanh tau tbinom text textbf textcolor textdegree textit textmd textnormal
      textrm textsc textsf textsl textstyle textsubscript textsuperscript texttt textup
      tfrac therefore theta thickapprox thicksim thickspace thinspace tilde times tiny
      to top triangle triangledown triangleleft trianglelefteq triangleq triangleright
      trianglerighteq tt twoheadleftarrow twoheadrightarrow
      """);

  private static final int LONGEST = 24;

  private LatexWords() {}

  private static NameTable words(String list) {
    List<String> words = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(list);
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    return new NameTable(words, Collections.nCopies(words.size(), 0));
  }

  /** Says whether the letters from {@code start} on, up to the first other char, are a command. */
  static boolean standsAt(String text, int start, int end) {
    int stop = start;
    while (stop < end && isLetter(text.charAt(stop))) {
      stop++;
      if (stop - start > LONGEST) {
        return false;
      }
    }
    return stop > start + 1 && WORDS.find(text, start, stop) >= 0;
  }

  static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}
