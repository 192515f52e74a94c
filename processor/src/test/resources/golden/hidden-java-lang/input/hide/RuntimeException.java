package hide;

class RuntimeException {}
