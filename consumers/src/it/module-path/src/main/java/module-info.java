module com.example.app {
  requires io.github.planbind;
}
