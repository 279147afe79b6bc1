/** Every preset results in the bits that it always did; src/labs/learnability/engine/presets.test.ts has those that take a moment. */
import { readFileSync } from "node:fs";
import {
  digestOf,
  presetResult,
  type ResultDigest,
  type RollOutDigest,
  rollOutDigest,
} from "../../src/labs/learnability/engine/result-digest";
import type { Check, Figure } from "../check";

/** Written by scripts/shipped/preset-results.ts. */
const kept = fixture<ResultDigest>("preset-results.json");

/** What was meant to change since then, and why; with the errors at the end where these changed. */
const since = fixture<{ readonly why: string } & Partial<ResultDigest>>("preset-results-since.json");

/** On their own output, written by scripts/shipped/preset-roll-outs.ts. */
const keptRollOuts = fixture<readonly RollOutDigest[]>("preset-roll-outs.json");

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
