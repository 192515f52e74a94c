package io.github.planbind;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.binding.EnumNames;
import io.github.planbind.binding.JsonInput;
import io.github.planbind.binding.PlanBinder;
import io.github.planbind.binding.TextValues;
import io.github.planbind.plans.CourseBinder;
import io.github.planbind.plans.MoveBinder;
import io.github.planbind.plans.OneBinder;
import io.github.planbind.plans.VoyageBinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same reply gives the same result and message wherever the JVM runs. */
class LocaleTest {
  private static final List<String> REPLIES = List.of(
      "{\"heading\":90}",
      "<THINKING>I</ThInKiNg>{\"heading\":90,\"note\":\"\u0130I\u0131i\"}",
      "<REFLECTION>I</reflection>{\"heading\":90}",
      "[think]i[/THINK]{\"HEADING\":1}\n\n{\"heading\":\"12345.0\",}",
      "{\"heading\":1234567.5}",
      "{\"heading\":12345678901234567890}",
      "{\"heading\":90,\"note\":1234567}",
      "{\"heading\":90,\"Note\":\"I\"}",
      "{\"heading\":90 1}",
      "{\"heading\":90,\"note\":\"cut",
      "{} ".repeat(12_345),
      "{\"heading\":0}\n" + "{\"heading\":1}\n".repeat(1_234),
      "{\"DRAFT_I\":{\"heading\":1}}",
      "{\"EXAMPLE\":{\"heading\":1}}",
      "{\"INPUT\":{\"heading\":1}}",
      "{\"name\":\"a\",\"stops\":[{\"port\":\"\",\"days\":\"1\"}],\"tags\":[],\"miles\":{},\"NIGHT\":true,\"rig\":\"SLOOP\"}",
      "{\"title\":\"a\",\"stops\":[],\"tags\":[1],\"miles\":{},\"night\":\"True\",\"captain\":{\"name\":\"i\",\"Home_Port\":\"I\"}}",
      "{\"TITLE\":\"a\",\"stops\":[],\"tags\":[],\"miles\":{},\"night\":true}",
      "{\"type\":\"SAIL\",\"heading\":1}",
      "{\"type\":\"sail\",\"heading\":1}",
      "\ufeff\u00a0\ufeff");

  private enum Rig {
    MINI,
    BIG
  }

  private static final EnumNames<Rig> RIGS = EnumNames.<Rig>of("Rig")
      .constant(Rig.MINI, "MINI")
      .constant(Rig.BIG, "big")
      .build();

  private static <V> PlanReader<?> one(Function<JsonInput, V> type) {
    PlanBinder<?> binder = OneBinder.of(type);
    return PlanReader.of(binder);
  }

  private static List<String> told() {
    List<String> told = new ArrayList<>();
    for (String reply : REPLIES) {
      for (PlanReader<?> reader : List.of(
          CourseBinder.reader(),
          VoyageBinder.reader(),
          MoveBinder.reader(),
          PlanReader.ofTree("heading"))) {
        told.add(tell(reader.read(reply)));
      }
    }
    for (String text : List.of(
        "mini",
        "m\u0131ni",
        "BIG",
        "b\u0130g",
        "2025-03-14",
        "2025-03-14T13:45:00",
        "2025-03-14T13:45:00Z",
        "Europe/Paris",
        "\u0662\u0660\u0662\u0665-01-01",
        "1.5",
        "1,5")) {
      String reply = "{\"v\":\"" + text + "\"}";
      for (PlanReader<?> reader : List.of(
          one(json -> json.readEnum(RIGS)),
          one(TextValues::localDate),
          one(TextValues::localDateTime),
          one(TextValues::instant),
          one(TextValues::zonedDateTime),
          one(TextValues::zoneId),
          one(JsonInput::readDouble),
          one(JsonInput::readBigDecimal))) {
        told.add(tell(reader.read(reply)));
      }
    }
    return told;
  }

  private static String tell(PlanResult<?> result) {
    return result.fold(
            complete -> complete.plan().toString(),
            truncated -> truncated.error().message() + truncated.partial().json(),
            failed -> failed.error().message())
        + "\n" + result.trace().picture() + result;
  }

  @ParameterizedTest
  @CsvSource({
    "tr-TR, Pacific/Kiritimati",
    "ar-EG, America/St_Johns",
    "ar-EG-u-nu-arab, UTC",
    "th-TH-u-ca-buddhist-nu-thai, Asia/Kathmandu",
    "az-Latn-AZ, Antarctica/Troll",
    "lt-LT, Etc/GMT+12",
    "hi-IN-u-nu-deva, Asia/Tokyo",
    "de-DE, Europe/Berlin"
  })
  void localeAndTimeZoneChangeNothing(String locale, String zone) {
    Locale before = Locale.getDefault();
    TimeZone zoneBefore = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.ROOT);
      TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
      List<String> expected = told();
      Locale.setDefault(Locale.forLanguageTag(locale));
      TimeZone.setDefault(TimeZone.getTimeZone(zone));
      assertThat(told()).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
      TimeZone.setDefault(zoneBefore);
    }
  }
}
