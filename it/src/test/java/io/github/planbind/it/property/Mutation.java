package io.github.planbind.it.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Puts something wrong into a tree: another value or name, a member twice or not at all, a level more. */
final class Mutation {
  private static final List<Tree> VALUES = List.of(
      Tree.word("null"),
      Tree.word("true"),
      Tree.number("0"),
      Tree.number("-0"),
      Tree.number("0.5"),
      Tree.number("1e3"),
      Tree.number("1E-2"),
      Tree.number("128"),
      Tree.number("-32769"),
      Tree.number("2147483648"),
      Tree.number("9223372036854775808"),
      Tree.number("1e309"),
      Tree.number("1e-400"),
      Tree.number("0e99"),
      Tree.number("1e6145"),
      Tree.text(""),
      Tree.text(" "),
      Tree.text("__"),
      Tree.text("..."),
      Tree.text("1"),
      Tree.text("1.0"),
      Tree.text(" 1"),
      Tree.text("true"),
      Tree.text("yes"),
      Tree.text("null"),
      Tree.text("RED"),
      Tree.text("red"),
      Tree.text("LOW"),
      Tree.text("0"),
      Tree.text("{}"),
      Tree.text("[]"),
      Tree.text("2024-02-30"),
      Tree.text("2024-02-29"),
      Tree.text("2024-02-29T24:00:00Z"),
      Tree.text("P1D"),
      Tree.text("not a value"),
      new Tree.Arr(0, List.of()),
      new Tree.Obj(0, List.of()));

  private static final List<String> NAMES = List.of(
      "", "type", "Label", "label", "ID", "tar-get_X", "orders", "helm", "Teil", "do", "example");

  private final RandomGenerator random;

  Mutation(RandomGenerator random) {
    this.random = random;
  }

  /** The tree with a few things wrong. */
  Tree of(Tree tree) {
    Tree changed = tree;
    for (int i = random.nextInt(3); i >= 0; i--) {
      changed = change(changed);
    }
    return changed;
  }

  private Tree change(Tree tree) {
    int way = random.nextInt(6);
    if (tree instanceof Tree.Obj object && !object.members().isEmpty() && way > 0) {
      return new Tree.Obj(0, changed(object.members()));
    }
    if (tree instanceof Tree.Arr array && !array.items().isEmpty() && way > 0) {
      List<Tree> items = new ArrayList<>(array.items());
      int at = random.nextInt(items.size());
      if (random.nextInt(4) == 0) {
        items.add(items.get(at));
      } else {
        items.set(at, change(items.get(at)));
      }
      return new Tree.Arr(0, items);
    }
    return switch (random.nextInt(6)) {
      case 0 -> new Tree.Arr(0, List.of(tree));
      case 1 -> new Tree.Obj(0, List.of(new Tree.Member(Texts.oneOf(random, NAMES), tree)));
      case 2 -> Tree.text(new JsonWriting(random).write(tree).text());
      default -> Texts.oneOf(random, VALUES);
    };
  }

  private List<Tree.Member> changed(List<Tree.Member> members) {
    List<Tree.Member> changed = new ArrayList<>(members);
    int at = random.nextInt(changed.size());
    Tree.Member member = changed.get(at);
    switch (random.nextInt(8)) {
      case 0 -> changed.remove(at);
      case 1 -> changed.add(member);
      case 2 -> changed.add(new Tree.Member(member.name(), change(member.value())));
      case 3 -> changed.set(at, new Tree.Member(Texts.oneOf(random, NAMES), member.value()));
      case 4 ->
        changed.set(at, new Tree.Member(member.name().toUpperCase(Locale.ROOT), member.value()));
      default -> changed.set(at, new Tree.Member(member.name(), change(member.value())));
    }
    return changed;
  }
}
