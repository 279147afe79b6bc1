/**
 * The GPU's kernels in a browser page, on its GPU or else on one that the processor plays, and in Node where the package
 * `webgpu` (Dawn) has been installed beside the project: `npm install --no-save webgpu`.
 */

import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { chromiumFlags, provideBrowser } from "../../scripts/browser.mjs";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { buildNodeBundle, buildPage } from "../gpu/bundles";
import type { GpuFigures, GpuTiming } from "../gpu/measure";
import { summaryOf } from "../measure";
import type { Measurement, Row } from "../row";

const outDir = join(import.meta.dirname, "..", "..", ".cache", "bench-gpu");
const port = 41736;
const flags = [...chromiumFlags, "--enable-unsafe-webgpu"];
/** What this machine's own GPU needs on Linux, and the one that the processor plays. */
const adapters = [["--enable-features=Vulkan", "--use-angle=vulkan"], ["--use-webgpu-adapter=swiftshader"]];

export const gpuKernels: Measurement = {
  id: "gpu",
  kernels: kernelVersion,
  async measure(): Promise<Row[]> {
    try {
      return [...(await inPage()), ...(await inNode())];
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  },
};

async function inPage(): Promise<Row[]> {
  await buildPage(outDir);
  const server = await preview({ base: "./", configFile: false, logLevel: "warn", build: { outDir }, preview: { port, strictPort: true } });
  try {
    for (const [k, adapter] of adapters.entries()) {
      const figures = await measuredWith(adapter, k === 0);
      if (figures) return rowsOf(figures, "in a page");
    }
    console.log("no browser here offers WebGPU: nothing was measured in a page");
    return [];
  } finally {
    await server.close();
  }
}

/** Null where the browser has no such adapter. @param realOnly  an adapter that the processor plays is not taken. */
async function measuredWith(adapter: readonly string[], realOnly: boolean): Promise<GpuFigures | null> {
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: [...flags, ...adapter] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction(() => "measureGpu" in window);
    // As text: the runner of this file wraps functions in a helper that the page does not have.
    const played = "adapter.info.isFallbackAdapter || /swiftshader|llvmpipe|lavapipe/i.test(adapter.info.architecture)";
    const found = await page.evaluate(
      `(async () => { const adapter = await navigator.gpu?.requestAdapter(); return adapter ? (${played} ? "played" : "real") : "none"; })()`,
    );
    if (found === "none" || (found === "played" && realOnly)) return null;
    return (await page.evaluate("window.measureGpu()")) as GpuFigures;
  } finally {
    await browser.close();
  }
}

/** What of the package is used here; it is no dependency, since it weighs far more than it is worth to most. */
interface DawnPackage {
  create(options: readonly string[]): GPU;
  readonly globals: object;
}

async function inNode(): Promise<Row[]> {
  const name = "webgpu";
  const dawn = (await import(name).catch(() => null)) as DawnPackage | null;
  if (!dawn) {
    console.log("the package webgpu is not installed: nothing was measured in Node");
    return [];
  }
  Object.assign(globalThis, dawn.globals);
  Object.defineProperty(globalThis, "navigator", { value: { gpu: dawn.create([]) }, configurable: true });
  const bundle = join(outDir, "node");
  await buildNodeBundle(bundle);
  const { measureGpu } = (await import(pathToFileURL(join(bundle, "measure.js")).href)) as typeof import("../gpu/measure");
  const figures = await measureGpu().catch((error: Error) => error);
  if (figures instanceof Error) {
    console.log(`nothing was measured in Node: ${figures.message}`);
    return [];
  }
  return rowsOf(figures, "in Node");
}

function rowsOf({ adapter, timings, latencies }: GpuFigures, where: string): Row[] {
  for (const { work, times } of latencies) {
    const later = summaryOf(times.slice(1)).milliseconds;
    console.log(`  ${work}, ${where}, ${adapter}: first ${times[0].toFixed(1)} ms, then ${later.toFixed(2)} ms`);
  }
  return timings.map((timing) => rowOf(timing, adapter, where));
}

function rowOf({ id, work, ours, peer, oursTimes, peerTimes, note }: GpuTiming, adapter: string, where: string): Row {
  const [gpu, processor] = [summaryOf(oursTimes), summaryOf(peerTimes)];
  const claim = adapter === "software" ? "; played by the processor: no claim about any GPU" : "";
  return {
    id,
    work: `${work}, ${where}`,
    ours: { name: `${ours} (${adapter})`, ...gpu },
    peer: { name: peer, ...processor },
    ratio: processor.milliseconds / gpu.milliseconds,
    relation: ">=",
    bound: null,
    note: `${work}: ${note}${claim}`,
  };
}
