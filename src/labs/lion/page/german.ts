/** All of this lab's German: one chunk, fetched when the page is German. */
import { translationOf } from "../../../platform/ui/translation";

export const german = translationOf({
  words: import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }),
  problems: import.meta.glob("../{math,document,engine,page}/**/*problems.de.ts", { eager: true }),
  fields: import.meta.glob("../{math,document}/**/*fields.de.ts", { eager: true }),
  presets: import.meta.glob("../document/**/*presets.de.ts", { eager: true }),
});
