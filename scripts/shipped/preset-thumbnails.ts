/**
 * Writes the pictures of presets in the gallery, src/labs/<lab>/document/fixtures/preset-thumbnails.json, from runs of the presets
 * without a page. To be made again when a preset, its lead panel or the drawing changes.
 *
 *   npx tsx scripts/shipped/preset-thumbnails.ts [<lab>:<id> ...]    with names, only those are drawn, and the others stay
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import type { Thumbnail } from "../../src/platform/charts/thumbnail";

type Drawn = typeof import("./drawn-thumbnails");

/** The panels of the page bring style sheets, which Vite alone can load. */
const server = await createServer({ logLevel: "error", server: { middlewareMode: true, hmr: false, ws: false } });
const { drawnLabs, thumbnailsText } = (await server.ssrLoadModule("/scripts/shipped/drawn-thumbnails.ts")) as Drawn;
const wanted = process.argv.slice(2);
for (const [name, { presets, file, run, picture }] of Object.entries(drawnLabs)) {
  const known: Record<string, Thumbnail> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  for (const preset of presets) {
    if (wanted.length > 0 && !wanted.includes(`${name}:${preset.id}`)) continue;
    const start = performance.now();
    known[preset.id] = picture(preset, await run(preset));
    console.log(`${name}:${preset.id}: ${Math.round((performance.now() - start) / 100) / 10} s`);
    writeFileSync(file, thumbnailsText(presets, known));
  }
}
await server.close();
