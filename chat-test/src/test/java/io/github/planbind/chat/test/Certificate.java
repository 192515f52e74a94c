package io.github.planbind.chat.test;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;

/** A certificate of a loopback server with its key, made by the JDK's keytool. */
final class Certificate {
  private static final char[] PASSWORD = "loopback".toCharArray();

  private final KeyStore store;

  private Certificate(KeyStore store) {
    this.store = store;
  }

  /**
   * Makes one, which takes about a second.
   *
   * @param host what it is for, such as {@code ip:127.0.0.1}
   * @param from the first day, such as {@code -2d}
   * @param days how long it is valid
   */
  static Certificate of(String host, String from, int days) throws Exception {
    Path file = Files.createTempDirectory("certificate").resolve("store.p12");
    List<String> command = List.of(
        Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
        "-genkeypair",
        "-alias",
        "server",
        "-keyalg",
        "EC",
        "-dname",
        "CN=fault server",
        "-ext",
        "SAN=" + host,
        "-startdate",
        from,
        "-validity",
        Integer.toString(days),
        "-storetype",
        "PKCS12",
        "-keystore",
        file.toString(),
        "-storepass",
        new String(PASSWORD));
    Process keytool = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(keytool.getInputStream().readAllBytes());
    if (keytool.waitFor() != 0) {
      throw new IllegalStateException(said);
    }
    try (InputStream in = Files.newInputStream(file)) {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(in, PASSWORD);
      return new Certificate(store);
    } finally {
      Files.delete(file);
      Files.delete(file.getParent());
    }
  }

  /** A listener on the loopback that shows this certificate. */
  ServerSocket listener() {
    try {
      KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
      keys.init(store, PASSWORD);
      return context(keys.getKeyManagers(), null)
          .getServerSocketFactory()
          .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A client's view: this certificate is trusted, and no other. */
  SSLContext trusted() throws GeneralSecurityException {
    TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
    trust.init(store);
    return context(null, trust.getTrustManagers());
  }

  private static SSLContext context(KeyManager[] keys, TrustManager[] trust)
      throws GeneralSecurityException {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys, trust, null);
    return context;
  }
}
