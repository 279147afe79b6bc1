/**
 * Every preset results in the bits that it always did, and needs as many samples; src/labs/learnability/engine/presets.test.ts and
 * page/verdict/preset-verdicts.test.ts have those that take a moment.
 */
import { readFileSync } from "node:fs";
import { presets } from "../../src/labs/learnability/document/presets";
import {
  digestOf,
  presetResult,
  type ResultDigest,
  type RollOutDigest,
  rollOutDigest,
} from "../../src/labs/learnability/engine/result-digest";
import type { DrawnSets } from "../../src/labs/learnability/page/verdict/approximate";
import { askedOfPreset, drawnSets } from "../../src/labs/learnability/page/verdict/testing";
import type { Check, Figure } from "../check";

/** Written by scripts/shipped/preset-results.ts. */
const kept = fixture<ResultDigest>("preset-results.json");

/** What was meant to change since then, and why; with the errors at the end where these changed. */
const since = fixture<{ readonly why: string } & Partial<ResultDigest>>("preset-results-since.json");

/** On their own output, written by scripts/shipped/preset-roll-outs.ts. */
const keptRollOuts = fixture<readonly RollOutDigest[]>("preset-roll-outs.json");

/** Written by scripts/shipped/preset-drawn-sets.ts. */
const keptSets = fixture<DrawnSets>("preset-drawn-sets.json");

function fixture<Entry>(name: string): Readonly<Record<string, Entry>> {
  return JSON.parse(readFileSync(new URL(`../../src/labs/learnability/document/fixtures/${name}`, import.meta.url), "utf8"));
}

export const checks: readonly Check[] = [
  {
    id: "preset-results",
    title: "every preset results in what it always did, to the last bit",
    run: async () => {
      const figures: Figure[] = [];
      for (const [id, digest] of Object.entries(kept)) figures.push(...compared(id, digest));
      return figures;
    },
  },
  {
    id: "preset-drawn-sets",
    title: "every preset whose data sets begin by themselves needs as many samples as it always did",
    run: () =>
      presets.flatMap(({ id, document }): Figure[] => {
        const asked = askedOfPreset(document);
        if (asked === null) return [];
        const now = drawnSets(asked);
        const same = JSON.stringify(now) === JSON.stringify(keptSets[id]);
        if (!same) console.error(`${id} needed ${JSON.stringify(keptSets[id])}\nand needs ${JSON.stringify(now)}`);
        return [{ name: `the same need, ${id}`, value: same ? 1 : 0, relation: "=", bound: 1 }];
      }),
  },
];

/** What differs is told in numbers. */
function compared(id: string, kept: ResultDigest): Figure[] {
  const result = presetResult(id);
  const [now, rollOuts] = [digestOf(result), rollOutDigest(result)];
  const { sha256, learners } = { ...kept, ...since[id] };
  const same = now.sha256 === sha256 && JSON.stringify(now.learners) === JSON.stringify(learners);
  if (!same) console.error(`${id} was ${JSON.stringify(kept)}\nand is ${JSON.stringify(now)}`);
  const sameRollOuts = JSON.stringify(rollOuts) === JSON.stringify(keptRollOuts[id] ?? []);
  if (!sameRollOuts) console.error(`roll-outs of ${id} were ${JSON.stringify(keptRollOuts[id])}\nand are ${JSON.stringify(rollOuts)}`);
  return [
    { name: `the same result, ${id}`, value: same ? 1 : 0, relation: "=", bound: 1 },
    { name: `the same roll-outs, ${id}`, value: sameRollOuts ? 1 : 0, relation: "=", bound: 1 },
  ];
}
