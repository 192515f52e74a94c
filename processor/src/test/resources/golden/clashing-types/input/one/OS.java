package one;

public enum OS {
  LINUX
}
