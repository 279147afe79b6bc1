/** All of the German of the shell, and of the platform's problems and fields: one chunk, fetched when the page is in German. */
import { translationOf } from "../ui/translation";

export const german = translationOf({
  words: import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }),
  problems: import.meta.glob("../{fields,numerics,tensors,files,documents,engine,state,shell}/**/*problems.de.ts", { eager: true }),
  fields: import.meta.glob("../{fields,documents}/**/*fields.de.ts", { eager: true }),
});
