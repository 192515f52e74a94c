package bad;

import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Set;

@Plan(
    keys = "size",
    example =
        """
        {
          "sizes": 3,
          "parts": [
            {"name": "x", "length": "4"},
            {"name": "y"}
          ],
          "tags": ["a", "a"]
        }
        """)
record Broken(int size, List<Part> parts, Set<String> tags) {

  record Part(String name, int length) {}
}
