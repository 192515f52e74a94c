package kotlin;

/** As Kotlin marks its classes. */
public @interface Metadata {}
