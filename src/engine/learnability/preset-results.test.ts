import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { presets } from "../../experiment/learnability/presets";
import { presetDigest, type ResultDigest } from "./result-digest";

/**
 * What every preset results in, as this program has computed it since it was kept (scripts/shipped/preset-results.ts). The
 * seconds are those it took then, and no bound.
 */
const kept = JSON.parse(
  readFileSync(new URL("../../experiment/learnability/fixtures/preset-results.json", import.meta.url), "utf8"),
) as Readonly<Record<string, ResultDigest & { readonly seconds: number }>>;

/** The others are among the statistical checks, in "preset-results", which also knows what was meant to change (preset-results-since.json). */
const quick = Object.keys(kept).filter((id) => kept[id].seconds < 3);

describe("results of presets", () => {
  it("are kept of every preset", () => {
    expect(Object.keys(kept).sort()).toEqual(presets.map(({ id }) => id).sort());
    expect(quick.length).toBeGreaterThanOrEqual(8);
  });

  it.each(quick)("%s results in what it always did, to the last bit", async (id) => {
    const { seconds: _, ...digest } = kept[id];
    expect(await presetDigest(id)).toEqual(digest);
  });
});
