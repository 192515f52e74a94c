package fleet;

import java.util.List;

public record Tactical(boolean shields, List<String> targets) {}
