package bad;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.planbind.annotation.Plan;

@Plan(keys = "name")
record Broken(String name, JsonNode extra) {}
