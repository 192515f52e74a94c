package io.github.planbind.chat;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Where requests go.
 *
 * @param uri the address of the chat completions
 */
record Endpoint(URI uri) {
  private static final Pattern VERSION = Pattern.compile("api-version=[A-Za-z0-9.-]{1,40}");
  private static final String COMPLETIONS = "/chat/completions";

  /** The endpoint of a base URL. No message quotes the URL, since a secret may be in it. */
  static Endpoint of(String baseUrl) {
    URI base;
    try {
      base = new URI(baseUrl);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("The base URL is no URL");
    }
    check(base);
    String path = base.getRawPath();
    while (path.endsWith("/")) {
      path = path.substring(0, path.length() - 1);
    }
    if (path.isEmpty()) {
      path = "/v1";
    }
    if (!path.endsWith(COMPLETIONS)) {
      path += COMPLETIONS;
    }
    String query = base.getRawQuery() == null ? "" : "?" + base.getRawQuery();
    return new Endpoint(
        URI.create(base.getScheme() + "://" + base.getRawAuthority() + path + query));
  }

  private static void check(URI base) {
    String scheme = base.getScheme() == null ? "" : base.getScheme().toLowerCase(Locale.ROOT);
    if (!scheme.equals("https") && !scheme.equals("http")) {
      throw new IllegalArgumentException("The base URL must begin with https:// or http://");
    }
    String authority = base.getRawAuthority() == null ? "" : base.getRawAuthority();
    if (authority.indexOf('@') >= 0) {
      throw new IllegalArgumentException("The base URL must not have a user or password in it");
    }
    // Azure wants a version there, which is no secret; any other query may be one
    boolean version =
        base.getRawQuery() == null || VERSION.matcher(base.getRawQuery()).matches();
    if (!version || base.getRawFragment() != null) {
      throw new IllegalArgumentException(
          "The base URL must not have a fragment, nor a query but api-version");
    }
    if (base.getHost() == null) {
      throw new IllegalArgumentException("The base URL must have a host");
    }
  }

  String host() {
    return uri.getHost();
  }

  int port() {
    if (uri.getPort() >= 0) {
      return uri.getPort();
    }
    return uri.getScheme().equalsIgnoreCase("https") ? 443 : 80;
  }
}
