package fleet;

import java.util.Optional;

public record Order(String unit, String task, Optional<Integer> priority) {}
