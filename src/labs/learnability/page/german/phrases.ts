/**
 * German for words that the layers below write in English: texts of tables by their English, presets by their ids, and
 * sentences around numbers by their form.
 */
import { fieldWords } from "./field-forms";
import { presetWords } from "./preset-forms";
import { problemInGerman } from "./problem-forms";

const ofPresets = Object.fromEntries(
  Object.entries(presetWords).flatMap(([id, { english, title, ...parts }]) => [
    [english, title],
    ...Object.entries(parts).map(([part, words]) => [`preset ${id} ${part}`, words] as const),
  ]),
);
const texts: Readonly<Record<string, string>> = { ...fieldWords, ...ofPresets };

export function phrase(englishOrId: string): string | undefined {
  return Object.hasOwn(texts, englishOrId) ? texts[englishOrId] : problemInGerman(englishOrId);
}
