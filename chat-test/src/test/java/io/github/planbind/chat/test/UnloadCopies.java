package io.github.planbind.chat.test;

import java.io.File;
import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Asks by two copies of the library in class loaders of their own, and prints what is left of them. */
final class UnloadCopies {
  private static final int COPIES = 2;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private UnloadCopies() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws Exception {
    try (FaultServer server = FaultServer.answering(Http.ok(Http.completion(Course.JSON)))) {
      List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
      List<Callable<String>> tasks = new ArrayList<>();
      for (int i = 0; i < COPIES; i++) {
        ClassLoader loader = copy();
        loaders.add(new WeakReference<>(loader));
        tasks.add(task(loader, server));
      }
      int answers = 0;
      for (Callable<String> task : tasks) {
        answers += task.call().equals(Course.READ.toString()) ? 1 : 0;
      }
      tasks.clear();
      replaceLinked();
      long left = left(loaders);
      server.await(() -> server.open() == 0, Asking.SOON);
      System.out.println(
          answers + " answers, " + left + " class loaders, " + server.open() + " connections");
    }
  }

  @SuppressWarnings("unchecked")
  private static Callable<String> task(ClassLoader loader, FaultServer server) throws Exception {
    Class<?> type = loader.loadClass(IsolationTask.class.getName());
    if (type == IsolationTask.class) {
      throw new IllegalStateException("no copy");
    }
    return (Callable<String>)
        type.getDeclaredConstructor(String.class).newInstance(server.url().toString());
  }

  /** All that this program runs with, but for the JDK, in a class loader of its own. */
  private static ClassLoader copy() throws MalformedURLException {
    List<URL> path = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      path.add(new File(entry).toURI().toURL());
    }
    return new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
  }

  private record Last(Thread one) {}

  /** JDK 17 keeps the types of the record that it linked equals and its like for last. */
  private static void replaceLinked() {
    Last last = new Last(Thread.currentThread());
    Objects.requireNonNull(
        last.equals(new Last(Thread.currentThread())) + last.toString() + last.hashCode());
  }

  /** The client of the JDK looks every few seconds whether anyone still has it. */
  private static long left(List<WeakReference<ClassLoader>> loaders) throws InterruptedException {
    long start = System.nanoTime();
    long left = loaders.size();
    while (left > 0 && System.nanoTime() - start < PATIENCE.toNanos()) {
      System.gc();
      TimeUnit.MILLISECONDS.sleep(100);
      left = loaders.stream().filter(loader -> loader.get() != null).count();
    }
    return left;
  }
}
