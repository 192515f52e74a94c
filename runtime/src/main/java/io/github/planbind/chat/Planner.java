package io.github.planbind.chat;

import io.github.planbind.PlanReader;
import io.github.planbind.binding.PlanBinder;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Asks a model for a plan. A planner does not change and may be used by any number of threads.
 *
 * <pre>{@code
 * Planner<ShipPlan> planner = Planner.of(ShipPlanBinder.INSTANCE, model);
 * Answer<ShipPlan> answer = planner.ask("Three ships wait off the port: ...");
 * ShipPlan plan = answer.orElseThrow();
 * }</pre>
 *
 * <p>Expected ends are values: a call that fails, a reply without a plan, an interrupt (which stays
 * set) and a deadline that passes are errors in the answer. What is thrown comes from callbacks.
 *
 * @param <T> the plan
 */
public final class Planner<T> {
  private static final PlannerListener NOBODY = event -> {};

  private final PlanReader<T> reader;
  private final Prompt prompt;
  private final ChatModel model;
  private final ChatOptions options;
  private final RetryPolicy policy;
  private final PlannerListener listener;
  private final Time time;

  private Planner(
      PlanReader<T> reader,
      Prompt prompt,
      ChatModel model,
      ChatOptions options,
      RetryPolicy policy,
      PlannerListener listener,
      Time time) {
    this.reader = Objects.requireNonNull(reader, "reader");
    this.prompt = prompt;
    this.model = Objects.requireNonNull(model, "model");
    this.options = Objects.requireNonNull(options, "options");
    this.policy = Objects.requireNonNull(policy, "policy");
    this.listener = Objects.requireNonNull(listener, "listener");
    this.time = time;
  }

  /**
   * A planner that tells the model how to reply: the binder's instructions end the last message of
   * the user, and repeats of their schema and example are not taken for plans.
   *
   * @param <T> the plan
   * @param binder its binder, from its companion; {@link PlanBinder#listOf} makes one for lists, which
   *     the mode {@link Mode#JSON_OBJECT} does not suit
   * @param model where to ask
   * @return the planner
   */
  public static <T> Planner<T> of(PlanBinder<T> binder, ChatModel model) {
    return new Planner<>(
        PlanReader.of(binder).havingShown(Prompt.shown(binder)),
        Prompt.of(binder),
        model,
        ChatOptions.NONE,
        RetryPolicy.standard(),
        NOBODY,
        Time.SYSTEM);
  }

  /**
   * A planner whose prompts say by themselves how to reply.
   *
   * @param <T> the plan, or a list of plans
   * @param reader reads the replies; it should know what the prompts show
   * @param model where to ask
   * @return the planner
   */
  public static <T> Planner<T> of(PlanReader<T> reader, ChatModel model) {
    return new Planner<>(
        reader, Prompt.NONE, model, ChatOptions.NONE, RetryPolicy.standard(), NOBODY, Time.SYSTEM);
  }

  /**
   * This planner with what the model is told besides the conversation.
   *
   * @param more the options
   * @return the planner
   */
  public Planner<T> with(ChatOptions more) {
    return new Planner<>(reader, prompt, model, more, policy, listener, time);
  }

  /**
   * This planner with another policy.
   *
   * @param retries when the model is asked again
   * @return the planner
   */
  public Planner<T> with(RetryPolicy retries) {
    return new Planner<>(reader, prompt, model, options, retries, listener, time);
  }

  /**
   * This planner with another mode.
   *
   * @param mode how the model is told what to reply
   * @return the planner
   * @throws IllegalArgumentException for {@link Mode#JSON_SCHEMA} if the planner was made of a
   *     reader, which knows no schema
   */
  public Planner<T> with(Mode mode) {
    return new Planner<>(reader, prompt.in(mode), model, options, policy, listener, time);
  }

  /**
   * This planner with a listener.
   *
   * @param toldOf is told what each call does
   * @return the planner
   */
  public Planner<T> with(PlannerListener toldOf) {
    return new Planner<>(reader, prompt, model, options, policy, toldOf, time);
  }

  /** This planner by another clock. */
  Planner<T> by(Time clock) {
    return new Planner<>(reader, prompt, model, options, policy, listener, clock);
  }

  /**
   * This planner with other instructions than the binder's.
   *
   * @param words what ends the last message of the user; blank for nothing
   * @return the planner
   */
  public Planner<T> instructions(String words) {
    return new Planner<>(reader, prompt.saying(words), model, options, policy, listener, time);
  }

  /**
   * Asks, and waits for the answer.
   *
   * @param question what the user asks
   * @return the answer
   */
  public Answer<T> ask(String question) {
    return ask(List.of(Message.user(question)));
  }

  /**
   * Asks in a conversation, and waits for the answer.
   *
   * @param conversation the messages, oldest first
   * @return the answer
   * @throws IllegalArgumentException if there is no message
   */
  public Answer<T> ask(List<Message> conversation) {
    return call(conversation).run();
  }

  /**
   * Asks without waiting. To cancel or complete the future, or one that depends on it, ends the
   * call and closes its connection.
   *
   * @param question what the user asks
   * @param executor where the call runs; its thread waits for the reply, so one with virtual threads
   *     is best
   * @return the answer to come; exceptionally only what a callback threw
   */
  public CompletableFuture<Answer<T>> askAsync(String question, Executor executor) {
    return askAsync(List.of(Message.user(question)), executor);
  }

  /**
   * Asks in a conversation without waiting. To cancel or complete the future, or one that depends
   * on it, ends the call and closes its connection.
   *
   * @param conversation the messages, oldest first
   * @param executor where the call runs; its thread waits for the reply, so one with virtual threads
   *     is best
   * @return the answer to come; exceptionally only what a callback threw
   * @throws IllegalArgumentException if there is no message
   */
  public CompletableFuture<Answer<T>> askAsync(List<Message> conversation, Executor executor) {
    return Pending.start(call(conversation)::run, executor);
  }

  private Call<T> call(List<Message> conversation) {
    List<Message> messages = prompt.complete(conversation);
    return new Call<>(reader, prompt, model, messages, options, policy, listener, time);
  }
}
