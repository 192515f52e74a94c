package io.github.planbind.it.property;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What reflection says of the types of components. */
final class Types {
  private Types() {}

  static Class<?> raw(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : (Class<?>) type;
  }

  static Type argument(Type type, int index) {
    return ((ParameterizedType) type).getActualTypeArguments()[index];
  }

  /** The type of a component of a record that is itself of a type. */
  static Type of(Component component, Type record) {
    return resolve(component.type(), record);
  }

  private static Type resolve(Type type, Type record) {
    if (type instanceof TypeVariable<?> variable) {
      List<TypeVariable<?>> variables = List.of(raw(record).getTypeParameters());
      return argument(record, variables.indexOf(variable));
    }
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = Arrays.stream(generic.getActualTypeArguments())
          .map(argument -> resolve(argument, record))
          .toArray(Type[]::new);
      return new Generic(raw(type), List.of(arguments));
    }
    return type;
  }

  static boolean isSealed(Type type) {
    return raw(type).isInterface() && raw(type).isSealed();
  }

  /** Says whether JSON writes a value of a type as an object with a fixed set of names. */
  static boolean isObject(Type type) {
    return raw(type).isRecord() || isSealed(type);
  }

  static String discriminator(Class<?> sealedInterface) {
    JsonTypeInfo info = sealedInterface.getAnnotation(JsonTypeInfo.class);
    return info == null ? "type" : info.property();
  }

  /** The records of a sealed interface by the value of the discriminator. */
  static Map<String, Class<?>> variants(Class<?> sealedInterface) {
    Map<String, Class<?>> variants = new LinkedHashMap<>();
    JsonSubTypes named = sealedInterface.getAnnotation(JsonSubTypes.class);
    if (named != null) {
      for (JsonSubTypes.Type type : named.value()) {
        variants.put(type.name(), type.value());
      }
      return variants;
    }
    for (Class<?> variant : sealedInterface.getPermittedSubclasses()) {
      String name = variant.getSimpleName();
      variants.put(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1), variant);
    }
    return variants;
  }

  /** A generic type whose arguments are known. */
  record Generic(Class<?> raw, List<Type> arguments) implements ParameterizedType {
    @Override
    public Type[] getActualTypeArguments() {
      return arguments.toArray(new Type[0]);
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public Type getOwnerType() {
      return raw.getDeclaringClass();
    }
  }
}
