package io.github.planbind.processor;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;

/** Keeps in memory what a compilation writes: sources and classes, also of one that fails. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, MemoryFile> sources = new TreeMap<>();
  private final Map<String, MemoryFile> classes = new TreeMap<>();

  MemoryFiles(JavaFileManager disk) {
    super(disk);
  }

  /** The sources that processors wrote, by their path. */
  Map<String, String> sources() {
    Map<String, String> texts = new TreeMap<>();
    sources.forEach(
        (name, file) -> texts.put(name.replace('.', '/') + ".java", file.getCharContent(true)));
    return texts;
  }

  /** Loads the compiled classes. */
  ClassLoader loader() {
    return new ClassLoader(MemoryFiles.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        MemoryFile file = classes.get(name);
        if (file == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = file.bytes.toByteArray();
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, Kind kind, FileObject sibling) {
    MemoryFile file = new MemoryFile(name.replace('.', '/'), kind);
    (kind == Kind.SOURCE ? sources : classes).put(name, file);
    return file;
  }

  /** A source file from its lines. */
  static JavaFileObject source(String name, String... lines) {
    MemoryFile file = new MemoryFile(name.replace('.', '/'), Kind.SOURCE);
    file.bytes.writeBytes((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    return file;
  }

  private static final class MemoryFile extends SimpleJavaFileObject {
    private ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    MemoryFile(String path, Kind kind) {
      super(URI.create("mem:///" + path + kind.extension), kind);
    }

    @Override
    public OutputStream openOutputStream() {
      bytes = new ByteArrayOutputStream();
      return bytes;
    }

    @Override
    public String getCharContent(boolean ignoreEncodingErrors) {
      return bytes.toString(StandardCharsets.UTF_8);
    }
  }
}
