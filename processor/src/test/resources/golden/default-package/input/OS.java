enum OS {
  LINUX
}
