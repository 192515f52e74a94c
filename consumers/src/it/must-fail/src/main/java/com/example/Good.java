package com.example;

import io.github.planbind.annotation.Plan;

@Plan(keys = "size")
record Good(int size) {}
