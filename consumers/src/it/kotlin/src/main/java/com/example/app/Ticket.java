package com.example.app;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Plan(keys = "subject")
public record Ticket(
    String subject,
    @Field(defaultValue = "\"normal\"") Urgency urgency,
    List<Part> parts,
    Optional<Integer> days,
    Map<String, Integer> counts) {

  public enum Urgency {
    @Field(name = "normal") NORMAL,
    @Field(name = "high") HIGH
  }

  public record Part(int number) {}
}
