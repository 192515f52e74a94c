package shape;

public record Circle(double radius) implements Shape {}
