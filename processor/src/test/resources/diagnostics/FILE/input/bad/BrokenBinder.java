package bad;

class BrokenBinder {} // example
