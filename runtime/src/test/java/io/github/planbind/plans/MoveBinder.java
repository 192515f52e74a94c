package io.github.planbind.plans;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.binding.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code Move} from JSON, as the processor would write it. */
public final class MoveBinder implements PlanBinder<Move> {
  public static final MoveBinder INSTANCE = new MoveBinder();
  public static final PlanKey<Move, Integer> SAIL_HEADING = PlanKey.of(0, 0, "heading");
  public static final PlanKey<Move, String> SAIL_NOTE = PlanKey.of(0, 1, "note");
  public static final PlanKey<Move, Double> ANCHOR_DEPTH = PlanKey.of(1, 0, "depth");
  public static final PlanKey<Move, List<Move>> CHAIN_MOVES = PlanKey.of(2, 0, "moves");

  private static final ObjectShape SAIL = ObjectShape.named("Sail")
      .required("heading")
      .optional("note")
      .keys("heading")
      .build();
  private static final ObjectShape ANCHOR =
      ObjectShape.named("Anchor").required("depth").build();
  private static final ObjectShape CHAIN =
      ObjectShape.named("Chain").required("moves").build();
  private static final Variants MOVE = Variants.of("Move", "type")
      .variant("sail", SAIL)
      .variant("anchor", ANCHOR)
      .variant("chain", CHAIN)
      .keys("type", "heading")
      .build();

  private MoveBinder() {}

  public static PlanReader<Move> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Move read(JsonInput json) {
    return readMove(json);
  }

  @Override
  public String schema() {
    return "{\"oneOf\":[]}";
  }

  private static Move readMove(JsonInput json) {
    switch (json.beginVariant(MOVE)) {
      case 0:
        return readSail(json);
      case 1:
        return readAnchor(json);
      case 2:
        return readChain(json);
      default:
        return null;
    }
  }

  private static Move.Sail readSail(JsonInput json) {
    if (!json.beginObject(SAIL)) {
      return null;
    }
    int heading = 0;
    String note = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> heading = json.readInt(heading);
        default -> note = json.readString(note);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(heading, note);
      }
      return null;
    }
    return new Move.Sail(heading, Optional.ofNullable(note));
  }

  private static Move.Anchor readAnchor(JsonInput json) {
    if (!json.beginObject(ANCHOR)) {
      return null;
    }
    double depth = 0;
    while (json.nextMember() >= 0) {
      depth = json.readDouble(depth);
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(depth);
      }
      return null;
    }
    return new Move.Anchor(depth);
  }

  private static Move.Chain readChain(JsonInput json) {
    if (!json.beginObject(CHAIN)) {
      return null;
    }
    List<Move> moves = null;
    while (json.nextMember() >= 0) {
      moves = json.once(moves, readMoveList(json));
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(moves);
      }
      return null;
    }
    return new Move.Chain(moves);
  }

  private static List<Move> readMoveList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Move> items = new ArrayList<>();
    while (json.nextElement()) {
      Move item = readMove(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }
}
