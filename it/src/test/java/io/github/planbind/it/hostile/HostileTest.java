package io.github.planbind.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.planbind.PlanResult;
import io.github.planbind.binding.Limits;
import io.github.planbind.it.CpuTime;
import io.github.planbind.it.Expected;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every hostile reply, at every size, on a small stack: an honest outcome, no exception, a printable
 * message, and time that grows as the reply does.
 */
class HostileTest {
  private static final int[] SIZES = {1, 7, 100, 3_000, 20_000, 80_000};
  private static final int STACK = 256 * 1024;
  private static final long LEAST_MEASURED = 10_000_000;

  private static final int MEASURED_SIZE = 20_000;
  private static final int MOST_READINGS = 3_000;

  /** A tree compares the values of a name that stands twice, here again at every level. */
  private static final Map<String, Long> BYTES_A_CHAR = Map.of("tree_twice_the_same", 48L);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final com.sun.management.ThreadMXBean MEMORY =
      ManagementFactory.getPlatformMXBean(com.sun.management.ThreadMXBean.class);

  static Stream<Attack> attacks() {
    return Attack.all();
  }

  @Test
  void eachAttackHasItsOwnName() {
    assertThat(attacks().map(Attack::name)).doesNotHaveDuplicates().hasSizeGreaterThan(90 + 40);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void isReadHonestlyAndInLinearTime(Attack attack) throws Exception {
    onSmallStack(() -> {
      long[] nanos = new long[SIZES.length];
      for (int i = 0; i < SIZES.length; i++) {
        String reply = attack.reply().apply(SIZES[i]);
        Verdict verdict = Verdict.of(attack.reader().read(reply));
        isHonest(attack, SIZES[i], reply, verdict);
        nanos[i] = cpuTime(attack, reply);
      }
      timeGrowsAsTheReplyDoes(attack, nanos[SIZES.length - 2], nanos[SIZES.length - 1]);
    });
  }

  /**
   * rule: the reading allocates at most twelve bytes for each char and 64 KiB, besides the plan. What the
   * interpreter boxes goes away once the code is compiled, so that each reply is read until it has.
   */
  @ParameterizedTest
  @MethodSource("attacks")
  void takesMemoryInBounds(Attack attack) {
    String reply = attack.reply().apply(MEASURED_SIZE);
    if (reply.length() > Limits.REPLY_CHARS) {
      reply = attack.reply().apply(MEASURED_SIZE / 10);
    }
    PlanResult<?> result = attack.reader().read(reply);
    long plan = RecordSize.of(planOf(result));
    long allowed = BYTES_A_CHAR.getOrDefault(attack.name(), 12L) * reply.length() + 64 * 1024;
    long taken = Long.MAX_VALUE;
    for (int i = 0; i < MOST_READINGS && taken - plan > allowed; i++) {
      long before = MEMORY.getCurrentThreadAllocatedBytes();
      assertThat(attack.reader().read(reply)).isNotNull();
      taken = Math.min(taken, MEMORY.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(taken - plan).as(attack.name()).isLessThanOrEqualTo(allowed);
  }

  /** The plan, or what there is of it; a list without elements for none. */
  private static Object planOf(PlanResult<?> result) {
    return result.<Object>fold(
        PlanResult.Complete::plan,
        truncated -> truncated.partial().plan().<Object>map(plan -> plan).orElse(List.of()),
        failed -> List.of());
  }

  private static void isHonest(Attack attack, int n, String reply, Verdict verdict) {
    Set<Expected> allowed = reply.length() > Limits.REPLY_CHARS
        ? Set.of(Expected.LIMIT)
        : attack.allowed().apply(n);
    assertThat(verdict.isOneOf(allowed))
        .as(
            "%s at %d: %s is none of %s, %s",
            attack, n, verdict.outcome(), allowed, verdict.message())
        .isTrue();
    assertThat(verdict.headings()).as("%s at %d", attack, n).allMatch(heading -> heading == 90);
    assertThat(verdict.message().length()).as("%s at %d", attack, n).isLessThanOrEqualTo(1_000);
    for (String text : verdict.texts()) {
      assertThat(text).as("%s at %d", attack, n).matches(HostileTest::isPrintable, "printable");
      if (n == 7) {
        assertThat(quoted(text, reply)).as(attack.name()).isEmpty();
      }
    }
  }

  /** A part of the message that stands in the reply as well, and is too long for chance. */
  private static String quoted(String message, String reply) {
    for (int i = 0; i + 12 <= message.length(); i++) {
      String part = message.substring(i, i + 12);
      if (reply.contains(part)) {
        return part;
      }
    }
    return "";
  }

  private static boolean isPrintable(String text) {
    return text.codePoints().noneMatch(c -> switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> true;
      default -> false;
    });
  }

  private static long cpuTime(Attack attack, String reply) {
    long before = THREADS.getCurrentThreadCpuTime();
    assertThat(attack.reader().read(reply)).isNotNull();
    return THREADS.getCurrentThreadCpuTime() - before;
  }

  /** What looks too slow once is measured again, with care. */
  private static void timeGrowsAsTheReplyDoes(Attack attack, long ofSmall, long ofLarge) {
    int n = SIZES[SIZES.length - 2];
    boolean tooLong = attack.reply().apply(4 * n).length() > Limits.REPLY_CHARS;
    if (!tooLong && (ofLarge < LEAST_MEASURED || ofLarge < CpuTime.MAX_LINEAR_GROWTH * ofSmall)) {
      return;
    }
    while (n > 1 && attack.reply().apply(4 * n).length() > Limits.REPLY_CHARS) {
      n /= 2;
    }
    OptionalDouble growth = CpuTime.ofThisThread().growth(attack.reply(), attack.reader()::read, n);
    assertThat(growth.orElse(0))
        .as("%s at %d", attack, n)
        .isLessThanOrEqualTo(CpuTime.MAX_LINEAR_GROWTH);
  }

  private interface Work {
    void run() throws Exception;
  }

  private static void onSmallStack(Work work) throws Exception {
    Throwable[] thrown = new Throwable[1];
    Thread thread = new Thread(
        null,
        () -> {
          try {
            work.run();
          } catch (Throwable failure) {
            thrown[0] = failure;
          }
        },
        "hostile",
        STACK);
    thread.start();
    thread.join();
    if (thrown[0] instanceof Error error) {
      throw error;
    }
    if (thrown[0] instanceof Exception exception) {
      throw exception;
    }
  }
}
