package fleet;

public record Helm(int course, double speed) {}
