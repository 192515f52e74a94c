package fleet;

import java.util.Optional;

public record Engineering(int reactor, Optional<String> note) {}
