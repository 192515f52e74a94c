package com.example.app;

import com.example.app.plan.TicketBinder;

final class App {
  private App() {}

  public static void main(String[] arguments) {
    String reply = "{\"subject\":\"s\",\"urgency\":\"LOW\",\"currency\":\"EUR\",\"extra\":{}}";
    System.out.println("read: " + TicketBinder.reader().read(reply).orElseThrow());
    System.out.println("in: " + App.class.getModule());
  }
}
