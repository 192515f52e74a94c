package bad;

import io.github.planbind.annotation.Plan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.Optional;

@Plan(keys = "names")
record Broken(
    String[] names,
    int[][] grid,
    ArrayList<String> list,
    Collection<Integer> numbers,
    HashMap<String, Long> counts,
    Date when,
    Number number,
    Optional<byte[]> bytes,
    String... rest) {}
