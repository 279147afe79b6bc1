/**
 * Writes how many samples every preset needs, src/labs/learnability/document/fixtures/preset-drawn-sets.json, as the page computes it:
 * presets whose data sets begin by themselves when their panel is opened. Made again only when these numbers are meant to differ.
 *
 *   npx tsx scripts/shipped/preset-drawn-sets.ts [id ...]    with ids, only those are computed, and the others stay
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { presets } from "../../src/labs/learnability/document/presets";
import type { DrawnSets } from "../../src/labs/learnability/page/verdict/approximate";
import { askedOfPreset, drawnSets } from "../../src/labs/learnability/page/verdict/testing";

const file = fileURLToPath(new URL("../../src/labs/learnability/document/fixtures/preset-drawn-sets.json", import.meta.url));
const wanted = process.argv.slice(2);

const known: Record<string, DrawnSets> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
for (const { id, document } of presets) {
  const asked = askedOfPreset(document);
  if (asked === null || (wanted.length > 0 ? !wanted.includes(id) : id in known)) continue;
  const start = performance.now();
  known[id] = drawnSets(asked);
  const { needed, largest, epsilon } = known[id];
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  console.log(`${id}: ${seconds} s, excess ${epsilon} ${needed === null ? `needs more than ${largest}` : `needs ${needed}`}`);
  const ordered = presets.flatMap((preset) => (known[preset.id] ? [[preset.id, known[preset.id]] as const] : []));
  writeFileSync(file, `{\n${ordered.map(([name, sets]) => `"${name}": ${JSON.stringify(sets)}`).join(",\n")}\n}\n`);
}
