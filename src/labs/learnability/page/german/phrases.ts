/**
 * German for words that the layers below write in English: texts of tables by their English, and
 * sentences around numbers by their form.
 */
import { fieldWords } from "./field-forms";
import { libraryWords } from "./library-forms";
import { machineWords } from "./machine-forms";
import { problemInGerman } from "./problem-forms";

const texts: Readonly<Record<string, string>> = { ...fieldWords, ...libraryWords, ...machineWords };

export function phrase(englishOrId: string): string | undefined {
  return Object.hasOwn(texts, englishOrId) ? texts[englishOrId] : problemInGerman(englishOrId);
}
