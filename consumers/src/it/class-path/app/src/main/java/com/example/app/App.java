package com.example.app;

/** Reads one reply. */
public final class App {
  private App() {}

  /**
   * Reads it.
   *
   * @param arguments none
   */
  public static void main(String[] arguments) {
    String reply =
        """
        Sure:
        ```json
        {"parts": {"a": {"no": 7, "notes": ["x"], "state": {"shelf": "b", "at": "store"}}},
         "due": "2031-04-02", "level": ["urgent"], "currency": "EUR", "extra": [1],}
        ```
        """;
    System.out.println("read: " + OrderBinder.reader().read(reply).orElseThrow());
  }
}
