/** Cost of a visit in bytes: until the first curve moves, and of all files kept for offline use. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { facesIn } from "../scripts/build-fonts.mjs";
import { tensorflowFiles } from "./built";
import { longLink, steps } from "./page";
import { compressedSize, type Transfer, totalSize, watchTransfers } from "./transfers";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

const kB = (bytes: number) => Math.round(bytes / 1000);

test("a first visit fetches at most 250 kB, compressed, until its first curve is drawn", async ({ page, context }) => {
  const transfers = watchTransfers(context);
  await page.addInitScript(stopOnceACurveMoves);
  await page.goto("./");
  await expect(page.locator(".question-line")).toBeVisible();
  const fetched = await Promise.all(transfers);
  expect(kB(totalSize(fetched)), largestOf(fetched)).toBeLessThanOrEqual(250);
});

test("a visit by a link fetches at most 300 kB, compressed, until the first curve moves", async ({ page, context }) => {
  const transfers = watchTransfers(context);
  await page.addInitScript(stopOnceACurveMoves);
  await page.addInitScript(drawBeforeTheRun);
  await page.goto(`./${longLink()}`);
  await expect.poll(async () => Math.max(0, ...(await steps(page)))).toBeGreaterThan(1);
  const fetched = await Promise.all(transfers);
  expect(kB(totalSize(fetched)), largestOf(fetched)).toBeLessThanOrEqual(300);
});

/**
 * Runs in the page before any other script. Later parts are fetched a frame or .7 s after the first curve has moved, or after a
 * longer time limit: none of it happens here, so that the speed of the machine makes no difference.
 */
function stopOnceACurveMoves(): void {
  const { requestAnimationFrame, setTimeout } = window;
  const moves = () => window.playground?.series.learners.some((state) => state?.kind === "gradient" && state.step > 0);
  window.requestAnimationFrame = (draw) => (moves() ? 0 : requestAnimationFrame(draw));
  const patience = 700;
  const waitLess = (work: TimerHandler, milliseconds = 0) => (milliseconds < patience ? setTimeout(work, milliseconds) : 0);
  window.setTimeout = waitLess as typeof window.setTimeout;
}

/**
 * Runs in the page before any other script. Workers hear of the run once the page is drawn. On a busy machine a curve would
 * otherwise move before that, and later parts would be fetched at once.
 */
function drawBeforeTheRun(): void {
  const drawn = new Promise<void>((resolve) => {
    const look = () => (document.querySelector(".rail .field") ? resolve() : setTimeout(look, 10));
    look();
  });
  window.Worker = class extends Worker {
    override postMessage(...given: [never, never]): void {
      void drawn.then(() => super.postMessage(...given));
    }
  };
}

/** The largest files, to find the one that has grown. */
function largestOf(transfers: readonly Transfer[]): string {
  const largest = [...transfers].sort((a, b) => b.size - a.size).slice(0, 20);
  return largest.map(({ name, size }) => `${kB(size)} kB ${name}`).join("\n");
}

test("all that is kept for use without a network has at most 2.5 MB, compressed, and TensorFlow.js is not kept", () => {
  const names = [...readFileSync(join(dist, "sw.js"), "utf8").matchAll(/\{url:"([^"]+)"/g)].map(([, name]) => name);
  for (const name of tensorflowFiles()) expect(names).not.toContain(`assets/${name}`);
  const kept = names.map((name) => ({ name, size: compressedSize(readFileSync(join(dist, name))) }));
  expect(kept.length).toBeGreaterThan(100);
  expect(kB(totalSize(kept)), largestOf(kept)).toBeLessThanOrEqual(2500);
});

test("no formula asks for letters that are not kept for use without a network", () => {
  const source = join(root, "src");
  const names = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /[.](tsx?|mdx)$/.test(name));
  const katex = readFileSync(join(root, "node_modules/katex/dist/katex.js"), "utf8");
  const symbols = [...katex.matchAll(/, ams, \w+, "[^"]*", "\\\\([a-zA-Z]+)"/g)].map(([, symbol]) => symbol);
  expect(symbols.length).toBeGreaterThan(100);
  const faces = "(?:math|text)?(?:bb|bf|bfit|cal|frak|it|scr|sf|tt)|bold|boldsymbol|bm|pmb";
  const missing = new RegExp(`\\\\(?:${faces}|${symbols.join("|")})(?![a-zA-Z])`);
  const asking = names.filter((name) => missing.test(readFileSync(join(source, name), "utf8").replaceAll("\\\\", "\\")));
  expect(asking.filter((name) => !name.includes("generated"))).toEqual([]);
});

test("the first file of the font has every letter that the page itself says, in all languages", () => {
  const [words, rest] = facesIn(readFileSync(join(root, "src/platform/ui/fonts.css"), "utf8")).map(({ characters }) => new Set(characters));
  for (const letter of "AZaz09ÄÖÜäöüß„“−…") expect(words).toContain(letter);
  expect([...words].filter((character) => rest.has(character))).toEqual([]);
  expect([...written()].filter((character) => rest.has(character))).toEqual([]);
});

/** Every character of the texts and lessons of the page, with those of its code. */
function written(): Set<string> {
  const source = join(root, "src");
  const names = readdirSync(source, { recursive: true, encoding: "utf8" });
  const shown = names.filter((name) => /[.](tsx?|mdx)$/.test(name) && !/(test|testing|[.]as)[.]tsx?$|fixtures|generated/.test(name));
  return new Set(shown.flatMap((name) => [...readFileSync(join(source, name), "utf8")]));
}
