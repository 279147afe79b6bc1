/** What forms, presets and problems of this lab say has German. */
import { afterAll, expect, it } from "vitest";
import { lionFields } from "../../experiment/lion/document";
import { learnerFields } from "../../experiment/lion/encoder-fields";
import { presets } from "../../experiment/lion/presets";
import { problemFields } from "../../experiment/lion/problem-fields";
import type { Field, Fields } from "../../fields/fields";
import { speak } from "../../ui/language";
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
