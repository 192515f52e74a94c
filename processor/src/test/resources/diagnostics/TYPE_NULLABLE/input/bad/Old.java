package bad;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

interface Old {
  @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
  @interface Nullable {}
}
