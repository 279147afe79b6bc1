/** Every lesson in both languages: its text beside the panels that it comes to, and on a telephone each by itself. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { cutOff } from "../../e2e/cut-off";
import { overlaps } from "../../e2e/overlaps";
import { type Found, fewScreens, languages } from "./pages";
import { held, prepare, resized } from "./still";

const folder = join(import.meta.dirname, "..", "..", "src", "lessons");

export const lessonIds: readonly string[] = readdirSync(folder).flatMap((name) => (name.endsWith(".mdx") ? [name.slice(0, -4)] : []));

export async function lookAtLesson(page: Page, address: string, id: string): Promise<Found[]> {
  await prepare(page);
  const found: Found[] = [];
  for (const language of languages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${address}?lesson=${id}&lang=${language}`);
    await page.locator(".lesson-article").waitFor();
    await held(page, 3);
    for (const screen of fewScreens) {
      await resized(page, screen);
      const findings = [...(await cutOff(page)), ...(await overlaps(page))];
      found.push(...findings.map((finding) => ({ language, finding: `${screen.join(" x ")}: ${finding}` })));
    }
  }
  return found;
}
