package bad;

@kotlin.Metadata
public final class Part {}
