package io.github.planbind.chat.test;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Locale;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;

/**
 * A certificate of a server with its key, signed by an authority that nobody but these tests knows.
 * The stores were made by keytool, for {@code -ext SAN=ip:127.0.0.1} and so on:
 *
 * <pre>
 * keytool -genkeypair -alias ca -dname "CN=test authority" -ext bc:c -keyalg EC -validity 36500 ...
 * keytool -genkeypair -alias server -signer ca -dname "CN=fault server" -ext SAN=... -keyalg EC ...
 * </pre>
 */
enum Certificate {
  /** For 127.0.0.1, until 2119. */
  GOOD,
  /** For 127.0.0.1, until January 2020. */
  EXPIRED,
  /** For elsewhere.example, until 2119. */
  ELSEWHERE;

  private static final char[] PASSWORD = "loopback".toCharArray();

  /** A listener on the loopback that shows this certificate. */
  ServerSocket listener() {
    try {
      KeyStore own = store();
      own.deleteEntry("ca");
      KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
      keys.init(own, PASSWORD);
      return context(keys.getKeyManagers(), null)
          .getServerSocketFactory()
          .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A client's view: the authority is trusted, and no other. */
  static SSLContext authorityTrusted() throws GeneralSecurityException, IOException {
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("ca", GOOD.store().getCertificate("ca"));
    TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
    trust.init(trusted);
    return context(null, trust.getTrustManagers());
  }

  private KeyStore store() throws GeneralSecurityException, IOException {
    String file = "/tls/" + name().toLowerCase(Locale.ROOT) + ".p12";
    try (InputStream in = Certificate.class.getResourceAsStream(file)) {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(in, PASSWORD);
      return store;
    }
  }

  private static SSLContext context(KeyManager[] keys, TrustManager[] trust)
      throws GeneralSecurityException {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys, trust, null);
    return context;
  }
}
