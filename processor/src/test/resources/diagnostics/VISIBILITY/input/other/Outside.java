package other;

public record Outside(Hidden hidden) {}
