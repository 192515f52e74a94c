package com.example.app

import io.github.planbind.PlanResult

data class Summary(val subject: String, val numbers: List<Int>)

class Desk {
  private val reader = TicketBinder.reader()

  fun read(reply: String): Summary {
    val result: PlanResult<Ticket> = reader.read(reply)
    val ticket = result.orElseThrow()
    return Summary(ticket.subject() + ", " + ticket.urgency(), ticket.parts().map { it.number() })
  }
}

fun main() {
  val reply =
      """
      Sure:
      ```json
      {"subject": "x", "parts": [{"number": 7},], "counts": {}}
      ```
      """
          .trimIndent()
  println("read: " + Desk().read(reply))
}
