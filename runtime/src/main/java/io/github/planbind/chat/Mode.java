package io.github.planbind.chat;

/** How a model is told what to reply. */
public enum Mode {
  /** By words in the prompt alone. Every model can do this. */
  PROMPT,
  /** By words in the prompt, and the provider makes the model write a JSON object. */
  JSON_OBJECT,
  /** By the plan's schema, which the provider makes the model keep to. */
  JSON_SCHEMA
}
