package two;

public interface Outer {

  record Order(String via) {}
}
