package bad;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.PlanCompanion;
import java.util.List;

/** Reads {@code Broken} from JSON. Change the record, not this file. */
@PlanGenerated
public final class BrokenBinder extends PlanCompanion<Broken> {
  /** The one binder; it has no state. */
  public static final BrokenBinder INSTANCE = new BrokenBinder();

  /** The component {@code orders}. */
  public static final PlanKey<Broken, List<Broken.Order>> ORDERS = PlanKey.<Broken, List<Broken.Order>>of(0, "orders");

  /** The component {@code thread}. */
  public static final PlanKey<Broken, Object> THREAD = PlanKey.<Broken, Object>of(1, "thread");

  /** The component {@code numbers}. */
  public static final PlanKey<Broken, Object> NUMBERS = PlanKey.<Broken, Object>of(2, "numbers");

  /** The component {@code wild}. */
  public static final PlanKey<Broken, Object> WILD = PlanKey.<Broken, Object>of(3, "wild");

  private BrokenBinder() {
    super("", "", "");
  }

  /** {@return a reader of replies that hold a {@code Broken}} */
  public static PlanReader<Broken> reader() {
    throw new IllegalStateException("Broken has mistakes; see the compiler's output");
  }

  @Override
  public Broken read(JsonInput json) {
    throw new IllegalStateException("Broken has mistakes; see the compiler's output");
  }
}
