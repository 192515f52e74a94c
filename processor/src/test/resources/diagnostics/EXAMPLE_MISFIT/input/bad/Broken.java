package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;

@Plan(
    keys = "size",
    example =
        """
        {
          "sizes": 3,
          "parts": [
            {"name": "x", "length": "4"},
            {"name": "y"}
          ]
        }
        """)
record Broken(int size, List<Part> parts) {

  record Part(String name, int length) {}
}
