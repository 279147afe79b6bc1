import { expect, it } from "vitest";
import { presets } from "../../experiment/learnability/presets";
import { paperNotes } from "../../experiment/learnability/presets/paper-notes";
import { numeralsIn } from "../../ui/numerals";
import { presetWords } from "./german/preset-forms";

const sorted = (text: string, language: "en" | "de") =>
  numeralsIn(text, language)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b);

it.each(presets.map((preset) => [preset.id, preset] as const))("the preset %s says the same numbers in both languages", (id, preset) => {
  const german = presetWords[id];
  expect(sorted(german.commentary, "de")).toEqual(sorted(preset.commentary, "en"));
  for (const note of ["setting", "reproduced", "chosen"] as const)
    expect(sorted(german[note] ?? "", "de"), note).toEqual(sorted(paperNotes[id]?.[note] ?? "", "en"));
});
