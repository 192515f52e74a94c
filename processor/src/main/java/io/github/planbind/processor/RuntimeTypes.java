package io.github.planbind.processor;

import java.util.List;

/** The types of the runtime and the annotations that generated code names. */
final class RuntimeTypes {
  private static final String ROOT = "io.github.planbind";
  private static final String BINDING = "io.github.planbind.binding";

  static final ClassName PLAN_KEY = ClassName.get(ROOT, "PlanKey");
  static final ClassName PLAN_READER = ClassName.get(ROOT, "PlanReader");
  static final ClassName CONSTRAINT = ClassName.get(BINDING, "Constraint");
  static final ClassName ENUM_NAMES = ClassName.get(BINDING, "EnumNames");
  static final ClassName JSON_INPUT = ClassName.get(BINDING, "JsonInput");
  static final ClassName OBJECT_SHAPE = ClassName.get(BINDING, "ObjectShape");
  static final ClassName PLAN_COMPANION = ClassName.get(BINDING, "PlanCompanion");
  static final ClassName LIST_VALUES = ClassName.get(BINDING, "ListValues");
  static final ClassName TEXT_VALUES = ClassName.get(BINDING, "TextValues");
  static final ClassName VARIANTS = ClassName.get(BINDING, "Variants");
  static final ClassName JACKSON_VALUES = ClassName.get(BINDING, "JacksonValues");
  static final ClassName TYPE_REFERENCE =
      ClassName.get("com.fasterxml.jackson.core.type", "TypeReference");
  static final ClassName PLAN_GENERATED = ClassName.get(AnnotationUse.PACKAGE, "PlanGenerated");

  static final ClassName ILLEGAL_STATE = ClassName.get("java.lang", "IllegalStateException");
  static final ClassName OVERRIDE = ClassName.get("java.lang", "Override");
  static final ClassName RUNTIME_EXCEPTION = ClassName.get("java.lang", "RuntimeException");
  static final ClassName SUPPRESS_WARNINGS = ClassName.get("java.lang", "SuppressWarnings");

  static final ClassName ARRAY_LIST = ClassName.get("java.util", "ArrayList");
  static final ClassName LINKED_HASH_MAP = ClassName.get("java.util", "LinkedHashMap");
  static final ClassName LINKED_HASH_SET = ClassName.get("java.util", "LinkedHashSet");

  /** The simple names of {@code java.lang} that generated code may use. */
  static final List<String> JAVA_LANG = List.of(
      "Boolean",
      "Byte",
      "Character",
      "Double",
      "Float",
      "IllegalStateException",
      "Integer",
      "Long",
      "Object",
      "Override",
      "RuntimeException",
      "Short",
      "String",
      "SuppressWarnings");

  private RuntimeTypes() {}
}
