package shop;

import io.github.planbind.PlanKey;
import io.github.planbind.PlanReader;
import io.github.planbind.annotation.PlanGenerated;
import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.ObjectShape;
import io.github.planbind.binding.PlanCompanion;
import io.github.planbind.binding.TextValues;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code Invoice} from JSON. Change the record, not this file. */
@PlanGenerated
public final class InvoiceBinder extends PlanCompanion<Invoice> {
  /** The one binder; it has no state. */
  public static final InvoiceBinder INSTANCE = new InvoiceBinder();

  /** The component {@code number}. */
  public static final PlanKey<Invoice, String> NUMBER = PlanKey.<Invoice, String>of(0, "number");

  /** The component {@code issued}. */
  public static final PlanKey<Invoice, LocalDate> ISSUED = PlanKey.<Invoice, LocalDate>of(1, "issued");

  /** The component {@code total}. */
  public static final PlanKey<Invoice, BigDecimal> TOTAL = PlanKey.<Invoice, BigDecimal>of(2, "total");

  /** The component {@code currency}. */
  public static final PlanKey<Invoice, Currency> CURRENCY = PlanKey.<Invoice, Currency>of(3, "currency");

  /** The component {@code lines}. */
  public static final PlanKey<Invoice, List<Line>> LINES = PlanKey.<Invoice, List<Line>>of(4, "lines");

  /** The component {@code notes}. */
  public static final PlanKey<Invoice, String> NOTES = PlanKey.<Invoice, String>of(5, "notes");

  private static final ObjectShape INVOICE = ObjectShape.named("Invoice")
      .required("number", "issued", "total", "currency", "lines")
      .optional("notes")
      .keys("lines", "total")
      .build();

  private static final ObjectShape LINE = ObjectShape.named("Line")
      .required("description", "quantity", "unit_price")
      .build();

  private static final EnumNames<Currency> CURRENCY_NAMES =
      EnumNames.asDeclared("Currency", Currency.values());

  private InvoiceBinder() {
    super(
        "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"Invoice\",\"type\":\"object\",\"properties\":{"
            + "\"number\":{\"type\":\"string\"},"
            + "\"issued\":{\"type\":\"string\",\"format\":\"date\"},"
            + "\"total\":{\"type\":\"number\"},"
            + "\"currency\":{\"type\":\"string\",\"enum\":[\"EUR\",\"USD\",\"GBP\",\"JPY\"]},"
            + "\"lines\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"description\":{\"type\":\"string\"},"
            + "\"quantity\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},"
            + "\"unit_price\":{\"type\":\"number\"}"
            + "},\"required\":[\"description\",\"quantity\",\"unit_price\"]}},"
            + "\"notes\":{\"type\":[\"string\",\"null\"]}"
            + "},\"required\":[\"number\",\"issued\",\"total\",\"currency\",\"lines\"]}",
        "{\"type\":\"object\",\"properties\":{"
            + "\"number\":{\"type\":\"string\"},"
            + "\"issued\":{\"type\":\"string\",\"format\":\"date\"},"
            + "\"total\":{\"type\":\"number\"},"
            + "\"currency\":{\"type\":\"string\",\"enum\":[\"EUR\",\"USD\",\"GBP\",\"JPY\"]},"
            + "\"lines\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"properties\":{"
            + "\"description\":{\"type\":\"string\"},"
            + "\"quantity\":{\"type\":\"integer\"},"
            + "\"unit_price\":{\"type\":\"number\"}"
            + "},\"required\":[\"description\",\"quantity\",\"unit_price\"],\"additionalProperties\":false}},"
            + "\"notes\":{\"type\":[\"string\",\"null\"]}"
            + "},\"required\":[\"number\",\"issued\",\"total\",\"currency\",\"lines\",\"notes\"],\"additionalProperties\":false}",
        "{\"number\":\"the number\",\"issued\":\"2031-04-02\",\"total\":1.5,\"currency\":\"EUR\",\"lines\":[{\"description\":\"the description\",\"quantity\":1,\"unit_price\":1.5}],\"notes\":\"the notes\"}");
  }

  /** {@return a reader of replies that hold a {@code Invoice}} */
  public static PlanReader<Invoice> reader() {
    return PlanReader.of(INSTANCE);
  }

  @Override
  public Invoice read(JsonInput json) {
    if (!json.beginObject(INVOICE)) {
      return null;
    }
    String number = null;
    LocalDate issued = null;
    BigDecimal total = null;
    Currency currency = null;
    List<Line> lines = null;
    String notes = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> number = json.readString(number);
        case 1 -> issued = json.once(issued, TextValues.localDate(json));
        case 2 -> total = json.once(total, json.readBigDecimal());
        case 3 -> currency = CURRENCY_NAMES.read(json, currency);
        case 4 -> lines = json.once(lines, readLineList(json));
        default -> notes = json.readString(notes);
      }
    }
    if (!json.endObject()) {
      if (json.isCutPlan()) {
        json.keep(number, issued, total, currency, lines, notes);
      }
      return null;
    }
    return new Invoice(number, issued, total, currency, lines, Optional.<String>ofNullable(notes));
  }

  private List<Line> readLineList(JsonInput json) {
    if (!json.beginObjects()) {
      return null;
    }
    List<Line> items = new ArrayList<>();
    while (json.nextElement()) {
      Line item = readLine(json);
      if (json.fits()) {
        items.add(item);
      }
    }
    return json.endList(items);
  }

  private Line readLine(JsonInput json) {
    if (!json.beginObject(LINE)) {
      return null;
    }
    String description = null;
    int quantity = 0;
    BigDecimal unit_price = null;
    for (int member = json.nextMember(); member >= 0; member = json.nextMember()) {
      switch (member) {
        case 0 -> description = json.readString(description);
        case 1 -> quantity = json.readInt(quantity);
        default -> unit_price = json.once(unit_price, json.readBigDecimal());
      }
    }
    if (!json.endObject()) {
      return null;
    }
    return new Line(description, quantity, unit_price);
  }
}
