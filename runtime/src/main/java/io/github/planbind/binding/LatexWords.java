package io.github.planbind.binding;

import java.util.Set;

/**
 * The LaTeX commands that begin with a letter that is also a JSON escape. A model that forgets to
 * double its backslashes writes {@code \neq}, which is valid JSON for a line break and "eq".
 */
final class LatexWords {
  private static final Set<String> WORDS = Set.of(
      "backslash",
      "bar",
      "because",
      "begin",
      "beta",
      "bf",
      "big",
      "bigcap",
      "bigcup",
      "bigg",
      "bigl",
      "bigr",
      "binom",
      "bmatrix",
      "bmod",
      "boldsymbol",
      "bot",
      "boxed",
      "breve",
      "bullet",
      "fbox",
      "flat",
      "floor",
      "forall",
      "frac",
      "frown",
      "nabla",
      "natural",
      "ne",
      "nearrow",
      "neg",
      "neq",
      "newline",
      "nexists",
      "ngeq",
      "ni",
      "nleq",
      "nmid",
      "nolimits",
      "not",
      "notin",
      "nparallel",
      "nsubseteq",
      "nu",
      "nwarrow",
      "rangle",
      "rbrace",
      "rbrack",
      "rceil",
      "rfloor",
      "rho",
      "right",
      "rightarrow",
      "rightleftharpoons",
      "rm",
      "rvert",
      "tag",
      "tan",
      "tanh",
      "tau",
      "tbinom",
      "text",
      "textbf",
      "textit",
      "textrm",
      "texttt",
      "tfrac",
      "therefore",
      "theta",
      "thinspace",
      "tilde",
      "times",
      "tiny",
      "to",
      "top",
      "triangle",
      "triangleleft",
      "triangleq",
      "triangleright",
      "tt",
      "twoheadrightarrow");

  private static final int LONGEST = 18;

  private LatexWords() {}

  /** Says whether the letters from {@code start} on, up to the first other char, are a command. */
  static boolean standsAt(String text, int start, int end) {
    int stop = start;
    while (stop < end && isLetter(text.charAt(stop))) {
      stop++;
      if (stop - start > LONGEST) {
        return false;
      }
    }
    return stop > start + 1 && WORDS.contains(text.substring(start, stop));
  }

  static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}
