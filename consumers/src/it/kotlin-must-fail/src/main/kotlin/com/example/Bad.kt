package com.example

import io.github.planbind.annotation.Plan

@Plan(keys = ["size"])
data class Bad(val size: Int)

fun read(reply: String): Bad = BadBinder.reader().read(reply).orElseThrow()
