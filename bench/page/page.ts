/**
 * The page in a real browser while it trains: what it costs to open, whether it stutters, how often it draws, and what it
 * holds after a long while. Rendering is in software, so a screen with a GPU only does better.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { build, preview } from "vite";
import { provideBrowser } from "../../scripts/browser.mjs";
import { experimentOf } from "../../src/engine/testing";
import type { Experiment } from "../../src/experiment/document";
import { encodeLink } from "../../src/experiment/link";
import type { Figure } from "../check";
import { rendererMegabytes } from "./memory";
import { countDraws, readCounts } from "./probe";

const outDir = join(import.meta.dirname, "..", "..", ".cache", "bench-page");
const port = 41735;
const watchedSeconds = 20;
/** Ten minutes unless the caller says otherwise. */
const soakMinutes = Number(process.env.SOAK_MINUTES ?? 10);

/** Learners that train for longer than anyone watches. */
const endless = experimentOf({
  seed: 1,
  task: { kind: "random-attention", d: 8, n: 16, samples: 4096 },
  learners: [{ kind: "closed-form" }, ...[1, 4, 16].map((heads) => ({ kind: "gradient", heads, steps: 10_000_000, rate: 1e-4 }))],
});

/** The largest generated problem: the worker shares its time between the eigenproblem and the learners. */
const large = experimentOf({
  seed: 1,
  task: { kind: "random-attention", d: 16, n: 16, samples: 8192 },
  learners: [{ kind: "closed-form" }, ...[1, 4, 16].map((heads) => ({ kind: "gradient", heads, steps: 10_000_000, rate: 1e-4 }))],
});

export async function measurePage(): Promise<Figure[]> {
  await build({ logLevel: "warn", build: { outDir, emptyOutDir: true } });
  const server = await preview({ logLevel: "warn", build: { outDir }, preview: { port, strictPort: true } });
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    return [...(await firstView(browser)), ...(await whileSolvingLarge(browser)), ...(await whileTraining(browser))];
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function firstView(browser: Browser): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const sizes = watchTransfers(context);
  const page = await context.newPage();
  const start = Date.now();
  await page.goto(`http://localhost:${port}/`);
  await firstCurve(page);
  const milliseconds = Date.now() - start;
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return [
    { name: "kB (gzip) fetched until the first curve moves", value: bytes / 1000, relation: "<=", bound: 350 },
    { name: "milliseconds until the first curve moves", value: milliseconds, relation: "<", bound: 3000 },
  ];
}

/** Gzip sizes of everything that arrives from now on. */
function watchTransfers(context: BrowserContext): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  context.on("response", (response) => {
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return sizes;
}

async function firstCurve(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const learners = window.playground?.series.learners ?? [];
    return learners.some((state) => state !== null && state.kind === "gradient" && state.curve.step.length > 1);
  });
}

/** A page that trains, watched from before its first script on. */
async function openWatched(browser: Browser, experiment: Experiment): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The runner of this file keeps the names of functions through a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.addInitScript(countDraws);
  await page.goto(`http://localhost:${port}/#${encodeLink(experiment)}`);
  await firstCurve(page);
  await page.waitForTimeout(3000);
  return page;
}

async function whileSolvingLarge(browser: Browser): Promise<Figure[]> {
  const page = await openWatched(browser, large);
  const before = await readCounts(page);
  await page.waitForTimeout(1000 * watchedSeconds);
  const after = await readCounts(page);
  await page.close();
  const at = "with d = 16, N = 8,192 and three gradient learners";
  return [
    {
      name: `main-thread tasks over 50 ms in ${watchedSeconds} s ${at}`,
      value: after.longTasks - before.longTasks,
      relation: "=",
      bound: 0,
    },
    { name: `snapshots drawn per second ${at}`, value: (after.draws - before.draws) / watchedSeconds, relation: ">=", bound: 12 },
  ];
}

async function whileTraining(browser: Browser): Promise<Figure[]> {
  const page = await openWatched(browser, endless);
  const before = await readCounts(page);
  await page.waitForTimeout(1000 * watchedSeconds);
  const after = await readCounts(page);
  const early = rendererMegabytes();
  await page.waitForTimeout(60_000 * soakMinutes);
  const late = rendererMegabytes();
  const counts = await readCounts(page);
  return [
    {
      name: `main-thread tasks over 50 ms in ${watchedSeconds} s of training`,
      value: after.longTasks - before.longTasks,
      relation: "=",
      bound: 0,
    },
    { name: "snapshots drawn per second", value: (after.draws - before.draws) / watchedSeconds, relation: ">=", bound: 24 },
    {
      name: `main-thread tasks over 50 ms in ${soakMinutes} more minutes`,
      value: counts.longTasks - after.longTasks,
      relation: "=",
      bound: 0,
    },
    { name: `MB of page and workers after ${soakMinutes} minutes of training`, value: late, relation: "<", bound: 600 },
    { name: "MB grown in those minutes", value: late - early, relation: "<", bound: 100 },
  ];
}
