package text;

import io.github.planbind.annotation.Field;
import io.github.planbind.annotation.Plan;


@Plan(keys = {"*/ \" \\u0022 $S $L", "ü"})
public record Hostile(
    @Field(
            name = "*/ \" \\u0022 $S $L",
            aliases = {"a\u2028b", "\\", "\t"  + "tab", "{@code"},
            description = "*/ } \u2028 \u2029 \" \\u000a \n\r\t\0 \u007f $T $$ \uD83D\uDE00 lone \uD83D half \uDE00")
        String one,
    @Field(name = "ü", description = "größer %s \\") String two) {}
