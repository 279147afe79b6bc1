/** Links of commentaries to presets, also of other labs, lead to presets that there are, in both languages alike. */
import { afterAll, expect, it } from "vitest";
import { presetLinks } from "../platform/documents/commentary-testing";
import { presetSaid, speak } from "../platform/ui/language";
import { labs as entries } from "./page";

const labs = await Promise.all(entries.map(({ load }) => load()));
const presets = await Promise.all(
  labs.flatMap((lab) =>
    lab.presets.all.map(async (preset) => ({ lab: lab.id, id: preset.id, commentary: (await lab.presets.words(preset)).commentary })),
  ),
);
const known = new Set(presets.map(({ lab, id }) => `${lab}.${id}`));
const linked = presets.filter(({ commentary }) => presetLinks(commentary).length > 0);

afterAll(() => speak("en"));

it("some commentaries link to presets", () => {
  expect(linked.length).toBeGreaterThan(0);
});

it.each(linked)("$lab $id", async ({ id, commentary }) => {
  const targets = (text: string) => presetLinks(text).map(({ lab, preset }) => `${lab}.${preset}`);
  expect(targets(commentary).filter((target) => !known.has(target))).toEqual([]);
  await speak("de");
  expect(targets(presetSaid(id, "commentary", commentary)).toSorted()).toEqual(targets(commentary).toSorted());
  await speak("en");
});
