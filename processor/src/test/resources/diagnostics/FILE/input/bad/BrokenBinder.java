package bad;

class BrokenBinder {}
