package one;

public record List(int size) {}
