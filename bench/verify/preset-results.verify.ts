/** Every preset results in the bits that it always did; src/engine/learnability/preset-results.test.ts has those that take a moment. */
import { readFileSync } from "node:fs";
import { digestOf, presetResult, type ResultDigest, type RollOutDigest, rollOutDigest } from "../../src/engine/learnability/result-digest";
import type { Check, Figure } from "../check";

/** Written by scripts/shipped/preset-results.ts. */
const file = new URL("../../src/experiment/learnability/fixtures/preset-results.json", import.meta.url);
/** Written by scripts/shipped/preset-roll-outs.ts. */
const rollOutsFile = new URL("../../src/experiment/learnability/fixtures/preset-roll-outs.json", import.meta.url);

export const checks: readonly Check[] = [
  {
    id: "preset-results",
    title: "every preset results in what it always did, to the last bit",
    run: async () => {
      const kept = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, ResultDigest>>;
      const rollOuts = JSON.parse(readFileSync(rollOutsFile, "utf8")) as Readonly<Record<string, readonly RollOutDigest[]>>;
      const figures: Figure[] = [];
      for (const [id, digest] of Object.entries(kept)) figures.push(...(await compared(id, digest, rollOuts[id])));
      return figures;
    },
  },
];

/** What differs is told in numbers. */
async function compared(id: string, kept: ResultDigest, keptRollOuts: readonly RollOutDigest[] = []): Promise<Figure[]> {
  const result = await presetResult(id);
  const [now, rollOuts] = [digestOf(result), rollOutDigest(result)];
  const same = now.sha256 === kept.sha256;
  if (!same) console.error(`${id} was ${JSON.stringify(kept)}\nand is ${JSON.stringify(now)}`);
  const sameRollOuts = JSON.stringify(rollOuts) === JSON.stringify(keptRollOuts);
  if (!sameRollOuts) console.error(`roll-outs of ${id} were ${JSON.stringify(keptRollOuts)}\nand are ${JSON.stringify(rollOuts)}`);
  return [
    { name: `the same result, ${id}`, value: same ? 1 : 0, relation: "=", bound: 1 },
    { name: `the same roll-outs, ${id}`, value: sameRollOuts ? 1 : 0, relation: "=", bound: 1 },
  ];
}
