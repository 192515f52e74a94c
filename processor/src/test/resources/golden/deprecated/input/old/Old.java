package old;

import io.github.planbind.annotation.Plan;
import java.util.List;


@Plan(keys = "parts")
public record Old(List<Part> parts, Kind kind, Gone gone) {

  /**
   * A part.
   *
   * @deprecated of old
   */
  @Deprecated
  public record Part(int size) {}

  enum Kind {
    NEW,
    /**
     * Old.
     *
     * @deprecated of old
     */
    @Deprecated
    OLD
  }

  /**
   * Gone.
   *
   * @deprecated soon
   */
  @Deprecated(forRemoval = true)
  public record Gone(int size) {}
}
