/** The built page, served for as long as something looks at it, and a Chromium to look with. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { build, preview } from "vite";
import { launchChromium, launchHeadlessShell } from "./chromium";

const folder = join(import.meta.dirname, "..", "..", ".cache", "bench-page");
const port = Number(process.env.BENCH_PORT ?? 41735);

let built: Promise<unknown> | null = null;

/** Several checks of one run look at the same page, which goes with the process. */
function buildOnce(): Promise<unknown> {
  if (!built) {
    built = build({ logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
  return built;
}

/** With these a page is isolated from others, and its workers may share memory. */
export const isolating = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" } as const;

/** Builds and serves the page while `look` runs; its address ends in "/". */
export async function withServedPage<Result>(
  look: (address: string) => Promise<Result>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result> {
  await buildOnce();
  const server = await preview({ logLevel: "warn", build: { outDir: folder }, preview: { port, strictPort: true, headers } });
  try {
    return await look(`http://localhost:${port}/`);
  } finally {
    await server.close();
  }
}

export function withChromium<Result>(look: (browser: Browser) => Promise<Result>): Promise<Result> {
  return withBrowser(launchChromium, look);
}

export function withHeadlessShell<Result>(look: (browser: Browser) => Promise<Result>): Promise<Result> {
  return withBrowser(launchHeadlessShell, look);
}

async function withBrowser<Result>(launch: () => Promise<Browser>, look: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launch();
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}
