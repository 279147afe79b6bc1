/** Takes the pictures of README: node scripts/screenshots.mjs [address] [folder]. Serve the built page first (npx vite preview). */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const address = process.argv[2] ?? "http://localhost:4173/";
const folder = process.argv[3] ?? "docs";
const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium"].find((path) => path && existsSync(path));

const pictures = [
  { name: "light", width: 1440, height: 900, colorScheme: "light" },
  { name: "dark", width: 1440, height: 900, colorScheme: "dark" },
  { name: "narrow", width: 390, height: 844, colorScheme: "light", fullPage: true },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
  ...(executablePath ? { executablePath } : {}),
});
for (const { name, width, height, colorScheme, fullPage = false } of pictures) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => window.playground.activity === "finished", null, { timeout: 120_000 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
  await context.close();
}
await browser.close();
