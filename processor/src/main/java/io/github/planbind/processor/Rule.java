package io.github.planbind.processor;

import java.util.Set;

/**
 * Everything that this processor says to a user: one constant for each kind of mistake. What stands in
 * braces is filled in, in order. docs/diagnostics.md has a row with an example for each.
 */
enum Rule {
  TARGET_KIND(
      "PlanTarget",
      "is {kind}; a plan must be a record or a sealed interface of records",
      "Declare it as a record."),
  TARGET_TEXT(
      "PlanTarget",
      "holds one text, so that any object with a \"{name}\" fits",
      "Take the whole reply as the text, or add what makes it a plan.",
      "planbind:text"),
  TARGET_KOTLIN(
      "PlanTarget",
      "is a class of Kotlin, of which annotation processors see no components",
      "Declare it as a record in Java, in the same project."),
  TARGET_NAMELESS(
      "PlanTarget",
      "stands in a file without a class declaration, of which {companion} can name nothing",
      "Move it to a file of its own, or declare the class."),
  TARGET_GENERIC(
      "PlanTarget",
      "a plan cannot have type parameters",
      "Write a record that holds {name} with concrete types, and make that the plan."),

  KEYS_NONE(
      "PlanKeys",
      "a plan must have at least one key, or no reply could be recognised",
      "Name one of its components in @Plan(keys = ...)."),
  KEYS_MISSPELT("PlanKeys", "has no component named \"{key}\"", "Did you mean \"{name}\"?"),
  KEYS_DISCRIMINATOR(
      "PlanKeys",
      "has no component named \"{key}\", and no discriminator",
      "Add @Discriminator(\"{name}\"), or name one of {names}."),
  KEYS_UNKNOWN("PlanKeys", "has no component named \"{key}\"", "Its names are {names}."),
  KEYS_TWICE("PlanKeys", "has the key \"{key}\" twice", "Name it once."),

  KEYS_COMMON(
      "PlanKeys",
      "the key \"{key}\" is a name that wrappers and other JSON in a reply have as well",
      "Name a component that only this plan has.",
      "planbind:keys"),
  KEYS_OPTIONAL(
      "PlanKeys",
      "all its keys may be absent, and a plan without any of them is not recognised among other JSON",
      "Name a component that is required.",
      "planbind:keys"),

  KEYS_OVERLAP(
      "PlanKeys",
      "what is written for {one} is taken for {two}: it has the key \"{key}\" and all that {two} requires",
      "Give {two} a key that it requires and {one} has not, or make them one sealed interface.",
      "planbind:overlap"),

  NAME_TWICE(
      "PlanName",
      "the JSON name \"{name}\" is taken by {other}",
      "Give one of them another name with @Field."),
  NAME_REPEATED("PlanName", "has the JSON name \"{name}\" twice", "Remove the alias."),
  NAME_BLANK("PlanName", "a JSON name cannot be blank", "Write a name, or leave it out."),
  NAME_UNRESOLVED(
      "PlanName",
      "an annotation names a constant that cannot be found",
      "Check its import, or the annotation processor that should write it."),
  NAME_VARIANT(
      "PlanName",
      "the value \"{value}\" stands for {other} already",
      "Give one of them another value with @Variant."),

  TYPE_UNREADABLE(
      "PlanType",
      "{type} cannot be read from JSON",
      "Use a record, enum, List, Map<String, V>, Optional, String, number or boolean."),
  TYPE_REPLACEABLE("PlanType", "{type} cannot be read from JSON", "Use {other}."),
  TYPE_KOTLIN(
      "PlanType",
      "{type} is a class of Kotlin, of which annotation processors see no components",
      "Declare it as a record in Java, in the same project."),
  TYPE_RAW(
      "PlanType", "{type} does not say what it holds", "Write {other}, or what else it holds."),
  TYPE_WILDCARD("PlanType", "{type} has a wildcard", "Write {other}."),
  TYPE_BOUND(
      "PlanType",
      "{type} is outside the bounds of its type parameters: {argument} is no {bound}",
      "Use another type argument."),
  TYPE_NULLABLE(
      "PlanType", "@Nullable is not heeded: {what} does not fit", "{way}.", "planbind:nullable"),
  TYPE_MAP_KEY(
      "PlanType", "{type} has keys that are not String, which JSON cannot write", "Use {other}."),
  TYPE_OPTIONAL(
      "PlanType",
      "{type} stands inside another type; only a component itself can be optional",
      "Write {other} here."),
  TYPE_OPEN_INTERFACE(
      "PlanType",
      "{type} is an interface that is not sealed, so its records are not known",
      "Make it sealed, or use a record."),
  TYPE_GENERIC_INTERFACE(
      "PlanType",
      "{type} is a sealed interface with type parameters, which do not say what its records hold",
      "Declare one without them."),
  TYPE_EMPTY_ENUM("PlanType", "{type} is an enum without constants", "Add a constant."),
  TYPE_UNRESOLVED(
      "PlanType",
      "{type} cannot be found",
      "Check its import, its library, or the annotation processor that should write it."),

  DEFAULT_MALFORMED(
      "PlanDefault",
      "the default is no JSON at {line}: expected {expected}",
      "Write it as JSON; a text has quotes there: defaultValue = \"\\\"text\\\"\"."),
  DEFAULT_MISFIT(
      "PlanDefault",
      "the default does not fit at {line} ({pointer}): expected {expected}, found {found}",
      "Write a value that a reply could have there."),
  DEFAULT_NULL(
      "PlanDefault",
      "the default is null, which is the same as no value",
      "Write a value, or make the component an Optional."),
  DEFAULT_OPTIONAL(
      "PlanDefault",
      "\"{name}\" is optional and has a default as well",
      "Remove the Optional around its type, or the default."),
  DEFAULT_ENDLESS(
      "PlanDefault",
      "the default leaves \"{name}\" out again, so that reading it would never end",
      "Write a value for it in the default, too."),
  FIELD_CONSTANT(
      "PlanField",
      "{member} is for components of records, and this is a constant of an enum",
      "Remove it here."),
  FIELD_COMPONENT(
      "PlanField",
      "fallback is for constants of enums, and this is a component of a record",
      "Write it at the constant that stands for unknown texts."),
  FIELD_MISPLACED(
      "PlanField",
      "{name} is neither a component of a record nor a constant of an enum",
      "Move @Field to what is read, or remove it."),
  FALLBACK_TWICE("PlanField", "{other} is the fallback of this enum already", "Keep one."),

  EXAMPLE_MALFORMED(
      "PlanExample",
      "the example is no JSON at {line}: expected {expected}",
      "Write it as a model is to reply, without anything around it."),
  EXAMPLE_MISFIT(
      "PlanExample",
      "the example does not fit at {line} ({pointer}): expected {expected}, found {found}",
      "Write what a model is to reply."),

  EXAMPLE_NEEDED(
      "PlanExample",
      "no value can be made up for it, so that the prompt has no example",
      "Write one: @Plan(example = ...).",
      "planbind:example"),

  CONSTRAINT_TYPE(
      "PlanConstraint",
      "{annotation} has no meaning on {type}",
      "Remove it, or make this {other}."),
  CONSTRAINT_OPTIONAL(
      "PlanConstraint",
      "{annotation} stands on the Optional, not on what it holds",
      "Write {type}."),
  CONSTRAINT_PRESENCE(
      "PlanConstraint",
      "@NotNull in an Optional asks for a value that may be absent",
      "Remove it, or the Optional."),
  CONSTRAINT_EMPTY(
      "PlanConstraint",
      "{annotation} leaves no value that its type and the other constraints allow",
      "Widen one of them."),
  CONSTRAINT_VALUE("PlanConstraint", "{value} stands where {what} must stand", "Correct it."),
  CONSTRAINT_PATTERN(
      "PlanConstraint",
      "the regular expression cannot be compiled: {reason}",
      "Correct it; each backslash is written twice in Java."),
  CONSTRAINT_UNENFORCED(
      "PlanConstraint",
      "{annotation} is not enforced when a reply is read",
      "Check it afterwards, with a validator or in the record's constructor.",
      "planbind:constraint"),
  CONSTRAINT_SCHEMA(
      "PlanConstraint",
      "the regular expression is enforced, but JSON Schema cannot say it, so the model does not know",
      "Say it in @Field(description = ...), or write it without flags and what only Java has.",
      "planbind:pattern"),

  RECURSION_ENDLESS(
      "PlanRecursion",
      "{type} leads back to itself, so that no JSON could ever be complete",
      "Make the component an Optional<{other}> or a List<{other}>."),
  RECURSION_GROWING(
      "PlanRecursion",
      "{type} holds itself with ever longer type arguments",
      "Use the same type arguments at every level."),

  VARIANT_KIND(
      "PlanVariant",
      "{type} is {kind}; a sealed interface must permit plain records and sealed interfaces only",
      "Declare it as a record."),
  VARIANT_MISPLACED(
      "PlanVariant",
      "{type} is no record that implements a sealed interface",
      "Write @Variant at such a record, or remove it."),
  DISCRIMINATOR_MISPLACED(
      "PlanVariant",
      "{type} is no sealed interface",
      "Write @Discriminator at the sealed interface whose records it tells apart."),
  VARIANT_ALIKE(
      "PlanVariant",
      "{one} and {other} cannot be told apart: {reason}",
      "Add @Discriminator(\"{name}\") to {type}, or give each a component that it requires and the other"
          + " has not."),
  VARIANT_VALUE(
      "PlanVariant",
      "{type} has a value for a discriminator, and {sealed} has none",
      "Add @Discriminator to {type}, or remove @Variant here."),
  VARIANT_DISCRIMINATOR(
      "PlanVariant",
      "the name \"{name}\" is also the discriminator of {type}",
      "Name another one with @Discriminator, or rename the component."),

  VISIBILITY(
      "PlanVisibility",
      "{type} is not visible to {companion}, which must name it",
      "Make it {visibility}."),

  ORDER_REASONING(
      "PlanOrder",
      "stands behind \"{answer}\": a model writes in this order, and would answer before it reasons",
      "Declare it first.",
      "planbind:order"),

  STRICT_MAP(
      "PlanStrict",
      "{type} has names that no schema can list, which the strict modes of OpenAI and Anthropic refuse{more}",
      "Make it a List of records with a key and a value, or use no strict mode.",
      "planbind:strict"),
  STRICT_ANY(
      "PlanStrict",
      "{type} may be any JSON, which the strict modes of OpenAI and Anthropic refuse{more}",
      "Use a record, or no strict mode.",
      "planbind:strict"),
  STRICT_RECURSION(
      "PlanStrict",
      "{type} holds itself, which the strict modes of Anthropic and Gemini refuse{more}",
      "Write out the levels, or use OpenAI's or no strict mode.",
      "planbind:strict"),
  STRICT_SIZE(
      "PlanStrict",
      "its strict schema has {count} {what}; the strict mode of {provider} takes {limit}{more}",
      "Split the plan, or use no strict mode.",
      "planbind:strict"),

  TOO_MANY(
      "PlanTooMany",
      "has {count} names and types, more than the {limit} that fit into one class",
      "Split the plan."),

  FILE(
      "PlanFile",
      "{companion} cannot be written: {reason}",
      "Remove or rename the class that has this name."),

  LIBRARY(
      "PlanLibrary",
      "{companion} cannot see the library of Planbind, which it needs as every companion does",
      "{way}."),

  OPTION(
      "PlanOption",
      "there is no warning called \"{word}\"",
      "Write one of {words}, with commas between several."),

  BUG(
      "PlanBug",
      "the annotation processor failed on it",
      "Please report this to Planbind with what follows: {trace}");

  private static final Set<String> WRONG_TYPES = Set.of(
      "PlanName", "PlanRecursion", "PlanTarget", "PlanType", "PlanVariant", "PlanVisibility");

  private final String code;
  private final String wrong;
  private final String wayOut;
  private final String suppression;

  Rule(String code, String wrong, String wayOut) {
    this(code, wrong, wayOut, "");
  }

  /** A warning, which this word in {@code @SuppressWarnings} switches off. */
  Rule(String code, String wrong, String wayOut, String suppression) {
    this.code = code;
    this.wrong = wrong;
    this.wayOut = wayOut;
    this.suppression = suppression;
  }

  /** Whether it is only suspicious, and the companion is written all the same. */
  boolean isWarning() {
    return !suppression.isEmpty();
  }

  /** Whether a value for what it is about cannot be judged before it is put right. */
  boolean leavesTypeWrong() {
    return this == KEYS_DISCRIMINATOR || !isWarning() && WRONG_TYPES.contains(code);
  }

  /** What switches the warning off; empty for an error. */
  String suppression() {
    return suppression;
  }

  /** What a user searches for. */
  String code() {
    return code;
  }

  /** What is wrong, with its blanks. */
  String wrong() {
    return wrong;
  }

  /** What to do, with its blanks. */
  String wayOut() {
    return wayOut;
  }

  /** A name of the user's may have a line break in it. */
  private static String printable(String detail) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < detail.length(); i++) {
      char c = detail.charAt(i);
      boolean breaks = Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
      text.append(breaks ? "\\u%04x".formatted((int) c) : c);
    }
    return text.toString();
  }

  /** The whole message: {@code [Code] Record.component: what is wrong. The way out.} */
  String message(String path, String... details) {
    String text = wrong + ". " + wayOut;
    StringBuilder message = new StringBuilder("[" + code + "] " + path + ": ");
    int from = 0;
    for (String detail : details) {
      int blank = text.indexOf('{', from);
      message.append(text, from, blank).append(this == BUG ? detail : printable(detail));
      from = text.indexOf('}', blank) + 1;
    }
    message.append(text, from, text.length());
    if (isWarning()) {
      message.append(" Or @SuppressWarnings(\"").append(suppression).append("\").");
    }
    return message.toString();
  }
}
