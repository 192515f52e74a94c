package one;

import io.github.planbind.annotation.Plan;


@Plan(keys = "a")
public record Plan1(
    Order a,
    two.Order b,
    List c,
    java.util.List<List> d,
    String e,
    java.util.List<java.lang.String> f,
    java.util.List<String> g,
    OS os,
    two.Outer.Order h) {}
