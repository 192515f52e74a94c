package io.github.planbind.binding;

/**
 * Looks into one object after the other for its discriminator, or for its names, and notes the names that
 * it meets on the way.
 */
final class VariantScan {
  private final NameScan names = new NameScan();
  private String found = Misfit.NOTHING;
  private boolean anyKey;
  private boolean anyName;
  private boolean anyDiscriminator;
  private int members;

  /**
   * The variant that the discriminator names, or the names; -1 for none, the whole object having been
   * read.
   *
   * @param lexer a lexer at the object
   */
  int variant(Scout lexer, Variants variants) {
    found = Misfit.NOTHING;
    anyKey = false;
    anyName = false;
    anyDiscriminator = false;
    members = 0;
    lexer.open();
    return variants.hasDiscriminator()
        ? named(lexer, variants)
        : names.variant(this, lexer, variants);
  }

  private int named(JsonLexer lexer, Variants variants) {
    int depth = lexer.depth;
    while (lexer.nextName()) {
      if (isDiscriminator(lexer, variants)) {
        int variant = variantOfValue(lexer, variants);
        if (variant >= 0) {
          return variant;
        }
      } else {
        lexer.skipValue();
      }
    }
    if (lexer.isCutAfterName(depth)) {
      isDiscriminator(lexer, variants);
    }
    return -1;
  }

  private boolean isDiscriminator(JsonLexer lexer, Variants variants) {
    boolean discriminator = lexer.isToken(variants.discriminator());
    noteName(lexer, variants, discriminator);
    return discriminator && found.equals(Misfit.NOTHING);
  }

  /** Notes the name that the lexer stands behind. */
  void noteName(JsonLexer lexer, Variants variants, boolean discriminator) {
    anyKey = anyKey || variants.isKey(lexer);
    anyName = anyName || discriminator || anyKey || variants.isComponent(lexer);
    anyDiscriminator |= discriminator;
    members++;
  }

  void setFound(String what) {
    found = what;
  }

  private int variantOfValue(JsonLexer lexer, Variants variants) {
    char form = lexer.text.charAt(lexer.pos);
    if (form != '"') {
      found = lexer.isNull() ? Misfit.NOTHING : Forms.at(form);
      lexer.skipValue();
      return -1;
    }
    if (!lexer.scanString()) {
      return -1;
    }
    found = "another string";
    return variants.find(lexer);
  }

  boolean anyKey() {
    return anyKey;
  }

  boolean anyName() {
    return anyName;
  }

  String found() {
    return found;
  }

  /** Says whether there is one member, and no discriminator. */
  boolean hasOneOther() {
    return members == 1 && !anyDiscriminator;
  }
}
