/** Takes the pictures of README: node scripts/screenshots.mjs [folder]. Build the page first (npx vite build); it is served here. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { chromiumFlags, provideBrowser } from "./browser.mjs";

const folder = process.argv[2] ?? "docs";

const pictures = [
  { name: "light", width: 1440, height: 900, colorScheme: "light" },
  { name: "dark", width: 1440, height: 900, colorScheme: "dark" },
  { name: "narrow", width: 390, height: 844, colorScheme: "light" },
];

mkdirSync(folder, { recursive: true });
const server = await preview({ preview: { port: 0, open: false }, logLevel: "error" });
const browser = await chromium.launch({
  executablePath: await provideBrowser(),
  args: chromiumFlags,
});
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await server.close();
}

/** The first preset when it has come to its end, drawn once more and at rest. */
async function take({ name, width, height, colorScheme }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, deviceScaleFactor: 2 });
  const page = await context.newPage();
  // Whoever looks at a picture is not offered a tour.
  await page.addInitScript(() => localStorage.setItem("tour", "seen"));
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => window.playground.activity === "finished", null, { timeout: 120_000 });
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
