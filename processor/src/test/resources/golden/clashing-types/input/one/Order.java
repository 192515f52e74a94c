package one;

public record Order(java.lang.String from) {}
