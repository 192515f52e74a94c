record Member(String name) {}
