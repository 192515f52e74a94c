package bad;

import io.github.planbind.annotation.Plan;

@Plan(
    keys = "size",
    example = // example
        """
        {
          "size": 3,
          "text": "bé", }
        """)
record Broken(int size, String text) {}
