/** The words that the gallery offers where a search finds nothing lead to presets, in both languages. */
import { afterAll, describe, expect, it } from "vitest";
import { findPresets } from "../platform/shell/presets/gallery/find-presets";
import { searched } from "../platform/shell/presets/gallery/use-searched";
import { speak } from "../platform/ui/language";
import { labs } from "./page";

afterAll(() => speak("en"));

describe.each(["en", "de"] as const)("in %s", (language) => {
  it.each(labs.map(({ id, load }) => [id, load] as const))("every offered word finds presets of %s", async (_, load) => {
    const lab = await load();
    await speak(language);
    const { presets } = lab;
    const texts = await Promise.all(presets.all.map(async (preset) => searched(lab, preset, (await presets.words(preset)).commentary)));
    expect(presets.searches()).toHaveLength(3);
    for (const word of presets.searches()) expect(findPresets(texts, word), word).not.toEqual([]);
  });
});
