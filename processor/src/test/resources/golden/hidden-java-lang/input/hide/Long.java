package hide;

class Long {}
