/** What is wrong, as one line in the language of the page. */
import { type Problem, problemLine } from "../fields/problem";
import { translate } from "./language";

/** Fields keep their names, which are those of files and links; lines of a text are counted in words. */
export function problemSaid({ field, message, hint }: Problem): string {
  const place = field.startsWith("line ") ? translate(field) : field;
  return problemLine({ field: place, message: translate(message), ...(hint === undefined ? {} : { hint: translate(hint) }) });
}
