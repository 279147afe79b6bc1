/** What forms, presets and problems of this lab say has German. */
import { afterAll, expect, it } from "vitest";
import type { Field, Fields } from "../../../platform/fields/fields";
import { speak } from "../../../platform/ui/language";
import { lionFields } from "../document/document";
import { learnerFields } from "../document/encoder-fields";
import { presets } from "../document/presets";
import { problemFields } from "../document/problem-fields";
import { phrase } from "./german/phrases";

afterAll(() => speak("en"));

const wordsOf = ({ label, help, ...rest }: Field) => [label, help, ...("options" in rest ? Object.values(rest.options) : [])];
const fields = [lionFields, ...Object.values(problemFields), ...Object.values(learnerFields)].flatMap((table) =>
  Object.values(table as Fields),
);

it("every label, help and option of a field has German", () => {
  const missing = fields.flatMap(wordsOf).filter((words) => phrase(words) === undefined);
  expect(missing).toEqual([]);
});

it("every preset has a German title and German commentary with the same numbers", () => {
  const numbers = (words = "") => words.replaceAll(",", ".").match(/\d+(?:\.\d+)?/g) ?? [];
  for (const { id, title, commentary } of presets) {
    expect(phrase(title), title).toBeDefined();
    const german = phrase(`preset ${id} commentary`);
    expect(german, id).toBeDefined();
    expect(numbers(german).toSorted(), id).toEqual(numbers(commentary).toSorted());
  }
});
