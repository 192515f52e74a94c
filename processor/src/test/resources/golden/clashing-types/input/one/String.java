package one;

public record String(int length) {}
