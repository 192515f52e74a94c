package hide;

class Override {}
