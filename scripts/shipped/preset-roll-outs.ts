/**
 * Writes what the learners of every preset about machines make of unseen computations on their own output,
 * src/labs/learnability/document/fixtures/preset-roll-outs.json, as the headless runner computes it. Made once, when result
 * documents came to have it; it is made again only when results are meant to differ.
 *
 *   npx tsx scripts/shipped/preset-roll-outs.ts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { presets } from "../../src/labs/learnability/document/presets";
import { presetResult, type RollOutDigest, rollOutDigest } from "../../src/labs/learnability/engine/result-digest";
import { computes } from "../../src/labs/learnability/math/tasks/registry";

const file = fileURLToPath(new URL("../../src/labs/learnability/document/fixtures/preset-roll-outs.json", import.meta.url));

const kept: Record<string, readonly RollOutDigest[]> = {};
for (const { id, document: experiment } of presets) {
  if (!computes(experiment.task)) continue;
  kept[id] = rollOutDigest(presetResult(id));
  console.log(`${id}: ${kept[id].map(({ label, computed, rounded }) => `${label} ${computed} computed, ${rounded} rounded`).join("; ")}`);
}
writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
