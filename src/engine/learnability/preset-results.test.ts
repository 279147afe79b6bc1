import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { presets } from "../../experiment/learnability/presets";
import { computes } from "../../tasks/registry";
import { canonical, digestOf, presetResult, type ResultDigest, type RollOutDigest, rollOutDigest } from "./result-digest";

/**
 * What every preset results in, as this program has computed it since it was kept (scripts/shipped/preset-results.ts). The
 * seconds are those it took then, and no bound.
 */
const kept = JSON.parse(
  readFileSync(new URL("../../experiment/learnability/fixtures/preset-results.json", import.meta.url), "utf8"),
) as Readonly<Record<string, ResultDigest & { readonly seconds: number }>>;

/** What learners make of unseen computations on their own output (scripts/shipped/preset-roll-outs.ts). */
const keptRollOuts = JSON.parse(
  readFileSync(new URL("../../experiment/learnability/fixtures/preset-roll-outs.json", import.meta.url), "utf8"),
) as Readonly<Record<string, readonly RollOutDigest[]>>;

/** The others are among the statistical checks, in "preset-results", which also knows what was meant to change (preset-results-since.json). */
const quick = Object.keys(kept).filter((id) => kept[id].seconds < 3);

describe("results of presets", () => {
  it("are kept of every preset", () => {
    expect(Object.keys(kept).sort()).toEqual(presets.map(({ id }) => id).sort());
    expect(quick.length).toBeGreaterThanOrEqual(8);
  });

  it.each(quick)("%s results in what it always did, to the last bit", async (id) => {
    const { seconds: _, ...digest } = kept[id];
    const result = await presetResult(id);
    expect(digestOf(result)).toEqual(digest);
    // What documents have had only since then is held beside it.
    expect(rollOutDigest(result)).toEqual(keptRollOuts[id] ?? []);
  });

  it("are kept of every preset about machines, on its own output, since documents have that", () => {
    expect(Object.keys(keptRollOuts).sort()).toEqual(
      presets
        .filter(({ experiment }) => computes(experiment.task))
        .map(({ id }) => id)
        .sort(),
    );
    expect(quick.some((id) => id in keptRollOuts)).toBe(true);
  });

  it("are compared in everything but the two fields that were added", () => {
    const instance = { exact: true, rounded: true, rolledOut: 3 };
    const added = { rolledOutRounded: 2, rollOutErrors: { computed: [0.1], rounded: [0.2] } };
    expect(canonical({ instances: [{ ...instance, ...added }] })).toBe(canonical({ instances: [instance] }));
    for (const name of Object.keys(instance))
      expect(canonical({ instances: [{ ...instance, [name]: 0 }] })).not.toBe(canonical({ instances: [instance] }));
  });
});
