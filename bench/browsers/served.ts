/** The built page, served for as long as something looks at it, and a Chromium to look with. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { build, preview } from "vite";
import { chromiumFlags, provideBrowser } from "../../scripts/browser.mjs";

const folder = join(import.meta.dirname, "..", "..", ".cache", "bench-page");
const port = Number(process.env.BENCH_PORT ?? 41735);

/** Builds and serves the page while `look` runs; its address ends in "/". */
export async function withServedPage<Result>(look: (address: string) => Promise<Result>): Promise<Result> {
  await build({ logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({ logLevel: "warn", build: { outDir: folder }, preview: { port, strictPort: true } });
  try {
    return await look(`http://localhost:${port}/`);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function withChromium<Result>(look: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: chromiumFlags,
  });
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}
