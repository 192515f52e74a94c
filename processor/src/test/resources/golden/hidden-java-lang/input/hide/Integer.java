package hide;

class Integer {}
