package io.github.planbind.it.property;

import java.util.List;

/**
 * A JSON value: as {@link RawJson} finds it in a text, or as a generator makes it. Numbers are kept
 * as written and objects keep their members in order, also those that repeat a name.
 */
public sealed interface Tree {
  /** Where it starts in its text; 0 for one that was made. */
  int at();

  /** An object. */
  record Obj(int at, List<Member> members) implements Tree {}

  /** An array. */
  record Arr(int at, List<Tree> items) implements Tree {}

  /** A string, decoded. */
  record Str(int at, String text) implements Tree {}

  /** A number as written. */
  record Num(int at, String digits) implements Tree {}

  /** {@code true}, {@code false} or {@code null}. */
  record Word(int at, String word) implements Tree {}

  /** One member of an object, its name decoded. */
  record Member(String name, Tree value) {}

  static Tree text(String text) {
    return new Str(0, text);
  }

  static Tree number(String digits) {
    return new Num(0, digits);
  }

  static Tree word(String word) {
    return new Word(0, word);
  }

  default boolean isNull() {
    return this instanceof Word word && word.word().equals("null");
  }

  /** Says whether two trees are the same value, wherever they stand. */
  default boolean isSameAs(Tree other) {
    return isPartOf(other) && other.isPartOf(this);
  }

  /**
   * Says whether all of this tree stands at the same place in another: members and elements that
   * come first, and scalars that are equal.
   */
  default boolean isPartOf(Tree whole) {
    if (this instanceof Obj mine && whole instanceof Obj other) {
      boolean part = mine.members.size() <= other.members.size();
      for (int i = 0; part && i < mine.members.size(); i++) {
        Member member = mine.members.get(i);
        Member there = other.members.get(i);
        part = member.name.equals(there.name) && member.value.isPartOf(there.value);
      }
      return part;
    }
    if (this instanceof Arr mine && whole instanceof Arr other) {
      boolean part = mine.items.size() <= other.items.size();
      for (int i = 0; part && i < mine.items.size(); i++) {
        part = mine.items.get(i).isPartOf(other.items.get(i));
      }
      return part;
    }
    if (this instanceof Str mine && whole instanceof Str other) {
      return mine.text.equals(other.text);
    }
    if (this instanceof Num mine && whole instanceof Num other) {
      return mine.digits.equals(other.digits);
    }
    return this instanceof Word mine && whole instanceof Word other && mine.word.equals(other.word);
  }
}
