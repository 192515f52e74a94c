package io.github.planbind.it.property;

/** The characters that may stand between tokens though JSON does not allow them there (rule R8). */
final class Blank {
  private static final String RARE =
      "\u0085\u00a0\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009"
          + "\u200a\u200b\u200c\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";

  private Blank() {}

  static boolean isRare(char c) {
    return c >= 0x80 && RARE.indexOf(c) >= 0;
  }

  static char rare(java.util.random.RandomGenerator random) {
    return RARE.charAt(random.nextInt(RARE.length()));
  }
}
