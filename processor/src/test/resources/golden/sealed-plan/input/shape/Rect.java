package shape;

public record Rect(double width, double height) implements Shape {}
