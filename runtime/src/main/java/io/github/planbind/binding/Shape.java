package io.github.planbind.binding;

/**
 * What is known of a candidate's shape: rule R10, gathered while it is bound. The objects that count
 * are the candidate itself, or, for a list target, its elements.
 */
final class Shape {
  private int targetLevel;
  private int objects;
  private int planShaped;
  private int fullyShaped;
  private int unfinishedNamed;
  private boolean foreign;
  private boolean firstIsPlan;
  private boolean anyName;
  private boolean allRequired;
  private boolean anyText;
  private boolean filledIn;
  private boolean anyBlank;
  private boolean oneMember;

  void restart(int newTargetLevel) {
    targetLevel = newTargetLevel;
    objects = 0;
    planShaped = 0;
    fullyShaped = 0;
    unfinishedNamed = 0;
    foreign = false;
    firstIsPlan = false;
    anyName = false;
    allRequired = true;
    anyText = false;
    filledIn = false;
    anyBlank = false;
    oneMember = false;
  }

  /** Says whether the object has one member, in which the plan may stand one level down. */
  boolean hasOneMember() {
    return oneMember;
  }

  int targetLevel() {
    return targetLevel;
  }

  /** Adds an object, which may be one that the reading stopped in. */
  void add(Frame object, boolean whole) {
    anyName |= object.anyName;
    oneMember = object.members == 1;
    if (!whole) {
      unfinishedNamed += object.anyName ? 1 : 0;
      return;
    }
    boolean required = object.hasAllRequired();
    firstIsPlan |= objects == 0 && object.anyKey;
    objects++;
    planShaped += object.anyKey ? 1 : 0;
    fullyShaped += object.anyKey && required && !object.formMissed ? 1 : 0;
    allRequired &= required && object.shape != null && object.shape.hasRequired();
  }

  /** Adds an object of a sealed interface that names no variant. */
  void addUnknownVariant(VariantScan scan, boolean whole) {
    anyName |= scan.anyName();
    if (!whole) {
      unfinishedNamed += scan.anyName() ? 1 : 0;
      return;
    }
    firstIsPlan |= objects == 0 && scan.anyKey();
    objects++;
    planShaped += scan.anyKey() ? 1 : 0;
    allRequired = false;
    oneMember = scan.hasOneOther();
  }

  /** Notes a required text that somebody would have to fill in, also that of an enum or a date. */
  void setAnyBlank() {
    anyBlank = true;
  }

  /** Notes a string that says something; with a required one it is no form that nobody filled in. */
  void addText(boolean required) {
    anyText = true;
    filledIn |= required;
  }

  boolean isFilledIn() {
    return filledIn;
  }

  /** Adds a value that is no object. */
  void addForeign() {
    foreign = true;
  }

  boolean isPlanShaped() {
    return !foreign && (isList() ? objects == 0 || firstIsPlan : planShaped == 1);
  }

  boolean isFullyShaped() {
    return isPlanShaped() && fullyShaped == objects;
  }

  /** Says whether a candidate that is cut is meant as the plan. */
  boolean isPlanShapedSoFar() {
    return !foreign && (isList() ? objects == 0 || firstIsPlan : unfinishedNamed > 0);
  }

  /** Says whether every required component is there, of a record that has one. */
  boolean hasAllRequired() {
    return objects > 0 && allRequired && !foreign && !isList();
  }

  /** Says whether what the object lacks that ends now may be asked for. */
  boolean mayBePart() {
    return isList() && firstIsPlan;
  }

  boolean anyName() {
    return anyName;
  }

  int objects() {
    return objects;
  }

  /** Says whether any string is there and says something. */
  boolean hasOwnText() {
    return anyText;
  }

  /** Says whether the required texts are those of a form that nobody filled in. */
  boolean isBlankForm() {
    return anyBlank && !filledIn;
  }

  private boolean isList() {
    return targetLevel > 0;
  }

  /** Says whether a text is only underscores (two or more), or an ellipsis. */
  static boolean isBlankText(String text) {
    if (text.isEmpty() || Character.isLetterOrDigit(text.charAt(0))) {
      return false;
    }
    String trimmed = text.strip();
    if (trimmed.equals("...") || trimmed.equals("\u2026")) {
      return true;
    }
    for (int i = 0; i < trimmed.length(); i++) {
      if (trimmed.charAt(i) != '_') {
        return false;
      }
    }
    return trimmed.length() >= 2;
  }
}
