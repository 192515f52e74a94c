package hide;

class String {}
