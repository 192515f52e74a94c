package other;

record Hidden(int x) {}
