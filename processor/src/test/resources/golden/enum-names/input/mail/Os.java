package mail;

enum Os {
  LINUX,
  MAC
}
