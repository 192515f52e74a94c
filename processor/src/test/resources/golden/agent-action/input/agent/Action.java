package agent;

public enum Action {
  move,
  stay,
  talk
}
