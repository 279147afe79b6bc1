/**
 * Writes what every preset results in, src/labs/learnability/document/fixtures/preset-results.json, one after another, as the headless
 * runner computes it. Made once, with the program as it was; it is made again only when results are meant to differ.
 *
 *   npx tsx scripts/shipped/preset-results.ts [id ...]    with ids, only those are computed, and the others stay
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { presets } from "../../src/labs/learnability/document/presets";
import { presetDigest, type ResultDigest } from "../../src/labs/learnability/engine/result-digest";

const file = fileURLToPath(new URL("../../src/labs/learnability/document/fixtures/preset-results.json", import.meta.url));
const wanted = process.argv.slice(2);

const known: Record<string, ResultDigest> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
for (const { id } of presets) {
  if (wanted.length > 0 ? !wanted.includes(id) : id in known) continue;
  const start = performance.now();
  const digest = presetDigest(id);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  console.log(`${id}: ${seconds} s${known[id] && known[id].sha256 !== digest.sha256 ? ", DIFFERS from what was there" : ""}`);
  known[id] = digest;
  const ordered = presets.flatMap((preset) => (known[preset.id] ? [[preset.id, known[preset.id]] as const] : []));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(ordered), null, 1)}\n`);
}
