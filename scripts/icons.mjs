/**
 * Draws the icons of the installed page from public/icons/icon.svg: node scripts/icons.mjs. The maskable one has no
 * rounded corners and no margin, since systems cut their own shape out of it; Apple's likewise.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { provideBrowser } from "./browser.mjs";
import { root } from "./environment.mjs";

const folder = join(root, "public", "icons");
const rounded = readFileSync(join(folder, "icon.svg"), "utf8");
const square = rounded.replace(/ rx="[^"]*"/, "");

const icons = [
  { name: "icon-192", size: 192, picture: rounded },
  { name: "icon-512", size: 512, picture: rounded },
  { name: "maskable-512", size: 512, picture: square },
  { name: "apple-touch-180", size: 180, picture: square },
];

const browser = await chromium.launch({ executablePath: await provideBrowser(), args: ["--no-sandbox"] });
try {
  for (const { name, size, picture } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${picture}`);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
