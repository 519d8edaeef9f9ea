// Node runs TypeScript by leaving the types out, but wants whole file names: "./wire" is "./wire.ts" here.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    const bare = specifier.startsWith(".") && !/\.\w+$/.test(specifier);
    return next(bare ? `${specifier}.ts` : specifier, context);
  },
});
