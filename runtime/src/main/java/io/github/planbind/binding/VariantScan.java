package io.github.planbind.binding;

/** Looks into an object for its discriminator, or for its names, and notes the names that it meets on the way. */
final class VariantScan {
  private final JsonLexer lexer;
  private final Variants variants;
  private final Wrapper wrapper;
  private String found = Misfit.NOTHING;
  private boolean anyKey;
  private boolean anyName;
  private int members;

  /** A look with a lexer of its own into an object, whose first member a wrapper is told of. */
  VariantScan(JsonLexer lexer, Variants variants, Wrapper wrapper) {
    this.lexer = lexer;
    this.variants = variants;
    this.wrapper = wrapper;
  }

  /** The variant that the discriminator names; -1 for none, the whole object having been read. */
  int variant() {
    lexer.open();
    return variants.hasDiscriminator() ? named() : NameScan.of(this, lexer, variants);
  }

  private int named() {
    int depth = lexer.depth;
    while (lexer.nextName()) {
      if (isDiscriminator()) {
        int variant = variantOfValue();
        if (variant >= 0) {
          return variant;
        }
      } else {
        lexer.skipValue();
      }
    }
    if (lexer.isCutAfterName(depth)) {
      isDiscriminator();
    }
    return -1;
  }

  private boolean isDiscriminator() {
    boolean discriminator = lexer.isToken(variants.discriminator());
    noteName(discriminator);
    return discriminator && found.equals(Misfit.NOTHING);
  }

  /** Notes the name that the lexer stands behind. */
  void noteName(boolean discriminator) {
    anyKey = anyKey || variants.isKey(lexer.string());
    anyName |= discriminator || anyKey || variants.isComponent(lexer);
    if (members++ == 0 && !discriminator) {
      wrapper.begin(lexer);
    }
  }

  void setFound(String what) {
    found = what;
  }

  private int variantOfValue() {
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
    return variants.find(lexer.string());
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

  int members() {
    return members;
  }
}
