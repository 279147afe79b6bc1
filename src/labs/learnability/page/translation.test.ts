/** Every word of this lab that comes from the layers below is there in German. */
import "./in-language";
import { afterAll, expect, test } from "vitest";
import type { Fields } from "../../../platform/fields/fields";
import { speak, translate } from "../../../platform/ui/language";
import { learnerKinds } from "../document/document";
import { laboratoryFields } from "../document/laboratory";
import { mapFields } from "../document/map";
import { stopFields } from "../math/learners/stop";
import { shiftFields } from "../math/tasks/random-attention/schema";
import { tasks } from "../math/tasks/registry";

afterAll(() => speak("en"));

/** Titles, labels, help, options, units: all that a table of fields shows. */
function wordsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    field.label,
    field.help,
    ...(field.unit === undefined ? [] : [field.unit]),
    ...(field.kind === "choice" ? Object.values<string>(field.options) : []),
  ]);
}

/** What stays as it is: it says the same in German. */
const unchanged = new Set([
  "Seed",
  "Labels",
  "Seeds",
  "Batch",
  "AdamW",
  "β₁",
  "β₂",
  "ε",
  "float32",
  "float64",
  "s",
  "Amplitude",
  "Plateau",
  "Ridge",
  "orthonormal",
  "one-hot",
  "Dimension d",
]);

test("every word of the fields is there in German", async () => {
  await speak("de");
  const tables: readonly Fields[] = [
    ...Object.values(tasks).map(({ fields }) => fields),
    ...Object.values(learnerKinds).map(({ fields }) => fields),
    shiftFields,
    stopFields,
    mapFields,
    laboratoryFields,
  ];
  const words = tables.flatMap(wordsOf);
  expect([...new Set(words)].filter((english) => translate(english) === english && !unchanged.has(english))).toEqual([]);
});

test.each([
  ["must be a whole number between 1 and 8, got 0.5", "muss eine ganze Zahl zwischen 1 und 8 sein, nicht 0,5"],
  ["a sentence nobody wrote", "a sentence nobody wrote"],
])("the problem %j is %j", async (english, german) => {
  await speak("de");
  expect(translate(english)).toBe(german);
});
