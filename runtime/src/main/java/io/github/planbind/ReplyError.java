package io.github.planbind;

import io.github.planbind.binding.Limit;
import io.github.planbind.binding.Misfit;
import java.util.List;

/** A reply came, and holds no plan that can be used. */
public sealed interface ReplyError extends PlanError {

  /**
   * The reply says nothing.
   *
   * @param why what there is instead of content
   */
  record EmptyContent(Why why) implements ReplyError {

    /** What there is instead of content. */
    public enum Why {
      /** Nothing but blanks. */
      BLANK("it is blank"),
      /** Reasoning, and nothing behind it. */
      ONLY_REASONING("nothing follows its reasoning"),
      /** Reasoning that does not end. */
      UNFINISHED_REASONING("its reasoning is not finished"),
      /** Reasoning that used up the tokens; the same request would most likely do so again. */
      REASONING_BUDGET("its reasoning used up the limit of tokens"),
      /** Null, or no content at all. */
      NO_CONTENT("the content is null or missing"),
      /** No choice, in the sense of the chat-completions format. */
      NO_CHOICES("there are no choices"),
      /** Calls of tools. */
      TOOL_CALLS("the model called a tool instead");

      private final String words;

      Why(String words) {
        this.words = words;
      }
    }

    @Override
    public String message() {
      return "The reply has no content: " + why.words + ".";
    }
  }

  /** The model declined to answer. */
  record Refused() implements ReplyError {
    @Override
    public String message() {
      return "The model refused to answer.";
    }
  }

  /**
   * No document of the reply is a plan.
   *
   * @param candidates the first 20 documents, in the order of the text
   * @param count how many documents there are
   */
  record NoPlan(List<Skipped> candidates, int count) implements ReplyError {
    /**
     * Creates the error.
     *
     * @param candidates the first 20 documents, in the order of the text
     * @param count how many documents there are
     * @throws NullPointerException if a candidate is null
     */
    public NoPlan {
      candidates = List.copyOf(candidates);
    }

    @Override
    public String message() {
      if (count == 0) {
        return "No plan in the reply: it holds no JSON.";
      }
      StringBuilder message = new StringBuilder("No plan in the reply, but ");
      message.append(Words.count(count, "JSON document", "JSON documents"));
      for (int i = 0; i < candidates.size(); i++) {
        message.append(i == 0 ? ": " : "; ").append(candidates.get(i));
      }
      return Words.printable(message.append('.').toString(), Words.MESSAGE);
    }
  }

  /**
   * One document that is no plan.
   *
   * @param place where it starts
   * @param reason why it was passed over, in a few words
   */
  record Skipped(Place place, String reason) {
    @Override
    public String toString() {
      return "at " + place + " " + reason;
    }
  }

  /**
   * What is meant as the plan is no JSON, and not just cut.
   *
   * @param place where the reading stopped
   * @param found what stands there, in a few words
   * @param expected what could stand there, in a few words
   */
  record Malformed(Place place, String found, String expected) implements ReplyError {
    @Override
    public String message() {
      return "Malformed JSON at line "
          + place.line()
          + ", column "
          + place.column()
          + ": expected "
          + expected
          + ", found "
          + found
          + ".";
    }
  }

  /**
   * The plan is JSON, and does not fit the record.
   *
   * @param misfits the first 20 places where it does not fit
   */
  record Mismatch(List<Misfit> misfits) implements ReplyError {
    /**
     * Creates the error.
     *
     * @param misfits the first 20 places where it does not fit
     * @throws NullPointerException if a misfit is null
     */
    public Mismatch {
      misfits = List.copyOf(misfits);
    }

    /**
     * Says whether nothing is wrong but that values are missing.
     *
     * @return true if every misfit is an absence
     */
    public boolean isAbsence() {
      return misfits.stream().allMatch(Misfit::isAbsence);
    }

    @Override
    public String message() {
      StringBuilder message = new StringBuilder("The plan does not fit: ");
      for (int i = 0; i < misfits.size(); i++) {
        message.append(i == 0 ? "" : "; ").append(misfits.get(i));
      }
      return Words.printable(message.append('.').toString(), Words.MESSAGE);
    }
  }

  /**
   * The reply ends inside the plan.
   *
   * @param finishReason why the reply ends
   * @param finished the JSON names of the components that were written to their end
   */
  record CutOff(FinishReason finishReason, List<String> finished) implements ReplyError {
    /**
     * Creates the error.
     *
     * @param finishReason why the reply ends
     * @param finished the JSON names of the components that were written to their end
     * @throws NullPointerException if a name is null
     */
    public CutOff {
      finished = List.copyOf(finished);
    }

    @Override
    public String message() {
      String parts = finished.isEmpty() ? "nothing" : String.join(", ", finished);
      return Words.printable(
          "The reply is cut inside the plan (finish reason " + finishReason + "); finished: "
              + parts + ".",
          Words.MESSAGE);
    }
  }

  /** The only plan in the reply is a form that nobody filled in, or the example of the prompt. */
  record EchoedExample() implements ReplyError {
    @Override
    public String message() {
      return "The reply repeats a form or example instead of filling it in.";
    }
  }

  /** The reply repeats the schema of the prompt instead of answering. */
  record EchoedSchema() implements ReplyError {
    @Override
    public String message() {
      return "The reply repeats the schema instead of answering.";
    }
  }

  /**
   * The reply passes a bound of {@link io.github.planbind.binding.Limits}.
   *
   * @param limit the bound
   */
  record LimitExceeded(Limit limit) implements ReplyError {
    @Override
    public String message() {
      return "Limit exceeded: " + limit.text() + ".";
    }
  }
}
