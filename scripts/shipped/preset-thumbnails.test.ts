/** The gallery has a picture of every preset, and it is what the charts of the page draw of its run. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Thumbnails } from "../../src/platform/charts/thumbnail";
import { inVerify } from "../../src/platform/numerics/in-verify-testing";
import { drawnLabs, written } from "./drawn-thumbnails";

/** Bytes of all pictures, compressed: they are among what is kept offline. */
const most = 25_000;

/** `npm run verify -- long-tests` draws those of all presets that take a moment; `npm test` one of each lead panel, without these. */
const dear: readonly string[] = ["a-memory-of-four-pairs", "probes-certify-everything", "too-few-samples", "two-valleys-one-bowl"];

/** They run in less time than others that lead with the same panel, and as much is drawn of them: as many shapes of as many kinds. */
const sooner: readonly string[] = ["heavy-tails", "cost"];

const texts = Object.entries(drawnLabs).map(([name, lab]) => ({ name, lab, text: readFileSync(lab.file, "utf8") }));

describe.each(texts)("pictures of the presets of $name", ({ lab: { presets, isQuick, run, picture }, text }) => {
  const kept = JSON.parse(text) as Thumbnails;

  it("are kept of every preset, in the order of the gallery", () => {
    expect(Object.keys(kept)).toEqual(presets.map(({ id }) => id));
  });

  const quick = presets.filter(isQuick);
  const ordered = quick.toSorted((a, b) => Number(sooner.includes(b.id)) - Number(sooner.includes(a.id)));
  const some = ordered.filter(
    ({ id, lead }, place) => inVerify || (!dear.includes(id) && ordered.findIndex((other) => other.lead[0] === lead[0]) === place),
  );

  it.each(some.map((preset) => [preset.id, preset] as const))("%s is drawn as it is kept", async (id, preset) => {
    expect(written(picture(preset, await run(preset)))).toEqual(kept[id]);
  });
});

it("are small", () => {
  expect(texts.reduce((sum, { text }) => sum + gzipSync(text).length, 0)).toBeLessThan(most);
});
