/** Takes the pictures of README: npm run screenshots [folder]. Build the page first (npx vite build); it is served here. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { preview } from "vite";
import { experiments } from "../bench/fits/experiments";
import type { PlaygroundHandle } from "../src/platform/state/handle";
import { chromiumFlags, provideBrowser } from "./browser.mjs";

interface Picture {
  readonly name: string;
  /** Drawn when its run has come to its end. */
  readonly preset: string;
  readonly size: readonly [width: number, height: number];
  readonly colorScheme: "light" | "dark";
}

const desk = [1440, 900] as const;

const pictures: readonly Picture[] = [
  { name: "light", preset: experiments[0].id, size: desk, colorScheme: "light" },
  { name: "dark", preset: experiments[0].id, size: desk, colorScheme: "dark" },
  { name: "narrow", preset: experiments[0].id, size: [390, 844], colorScheme: "light" },
  { name: "eagle", preset: "train-it", size: desk, colorScheme: "light" },
  { name: "lion", preset: "gate", size: desk, colorScheme: "light" },
];

const [folder = "docs"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await preview({ preview: { port: 0, open: false }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: await provideBrowser(), args: chromiumFlags });
try {
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error("the page is served nowhere");
  for (const picture of pictures) await take(browser, address, picture);
} finally {
  await browser.close();
  await server.close();
}

async function take(browser: Browser, address: string, { name, preset, size: [width, height], colorScheme }: Picture) {
  const experiment = experiments.find(({ id }) => id === preset);
  if (!experiment) throw new Error(`there is no preset "${preset}"`);
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, deviceScaleFactor: 2 });
  const page = await context.newPage();
  // Pictures show no offer of a tour.
  await page.addInitScript(() => localStorage.setItem("tour", "seen"));
  await page.goto(`${address}#${experiment.link}`);
  await page.waitForFunction(() => (window as { readonly playground?: PlaygroundHandle }).playground?.activity === "finished", null, {
    timeout: 300_000,
  });
  // Pictures at rest, drawn once more.
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
