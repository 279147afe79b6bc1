/**
 * German for words that the layers below write in English: texts of tables by their English, and
 * sentences around numbers by their form.
 */
import { fieldWords } from "./field-forms";
import { problemInGerman } from "./problem-forms";

export function phrase(englishOrId: string): string | undefined {
  return Object.hasOwn(fieldWords, englishOrId) ? fieldWords[englishOrId] : problemInGerman(englishOrId);
}
