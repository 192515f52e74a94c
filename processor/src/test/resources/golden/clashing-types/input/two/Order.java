package two;

public record Order(String to) {}
