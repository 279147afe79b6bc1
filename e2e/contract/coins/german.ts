/** All German of the coins. */
import { translationOf } from "../../../src/platform/ui/translation";

export const german = translationOf({
  words: import.meta.glob<object>("./*words.de.ts", { eager: true, import: "default" }),
  problems: import.meta.glob("./problems.de.ts", { eager: true }),
  fields: import.meta.glob("./fields.de.ts", { eager: true }),
});
