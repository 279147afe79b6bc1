/** Nothing is cut off: every line of text is held against the boxes around it, on telephones, on the stage and in frames. */
import { presets } from "../src/labs/learnability/document/presets";
import { violations } from "./accessible";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { overlaps } from "./overlaps";
import { expect, linkTo, trainedTo } from "./page";
import { readableShare, smallerThan } from "./smallest";
import { missedByThumbs } from "./thumbs";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const linkOf = (id: string) => linkTo(presets.find((preset) => preset.id === id)!.document);

/** Telephones upright and on their side, the smallest among them, and a laptop at 200 %. */
const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

test("on telephones nothing is cut off, no words lie over others, and bars take at most 15 % of the height", async ({ page }) => {
  await page.goto(`./?lang=de${linkOf("a-memory-of-four-pairs")}`);
  await trainedTo(page, 10);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(screen.width);
    const message = `${screen.width} x ${screen.height}`;
    await expect.poll(() => cutOff(page), { message }).toEqual([]);
    await expect.poll(() => overlaps(page), { message }).toEqual([]);
    expect(await page.evaluate(barsShare)).toBeLessThanOrEqual(0.15);
    expect(await missedByThumbs(page, ".bar, .bar-row, .rail-preset"), message).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.locator(".bar-run")).toBeInViewport();
  await expect(page.locator(".bar-row")).not.toBeInViewport();
});

/** Runs in the page: what bars take of the height, where the page begins. */
function barsShare(): number {
  const boxes = [".bar", ".bar-run"].map((selector) => document.querySelector(selector)!.getBoundingClientRect());
  const rows = new Set<number>();
  for (const { top, bottom } of boxes) for (let y = Math.round(top); y < Math.round(bottom); y++) rows.add(y);
  return rows.size / window.innerHeight;
}

/** A slide is drawn on a canvas of one height and enlarged: 1280 x 720 has the picture of 1920 x 1080. */
const stages = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
];

for (const id of ["a-memory-of-four-pairs", "parity-from-8-traces", "binary-increment"])
  test(`every slide of ${id} is seen whole from the last row`, leftToVerify, async ({ page }) => {
    await page.setViewportSize(stages[0]);
    await page.goto(`./?lang=de&mode=present${linkOf(id)}`);
    await trainedTo(page, 10);
    const shown = page.locator(".stage-panel[data-state=shown]");
    await page.keyboard.press("Home");
    for (let last = ""; ; ) {
      const title = await shown.locator(".panel-title").innerText();
      if (title === last) break;
      last = title;
      // A machine that has not moved has made no tokens yet.
      if (title === "Turingmaschine") await page.keyboard.press("ArrowRight");
      for (const screen of stages) {
        await page.setViewportSize(screen);
        const within = ".stage-panel[data-state=shown], .stage-foot";
        await expect.poll(() => cutOff(page, { still: true, within }), { message: `${title}, ${screen.width}` }).toEqual([]);
        await expect.poll(() => smallerThan(page, screen.height * readableShare)).toEqual([]);
      }
      await expect(shown.locator("input[type=text], textarea")).toHaveCount(0);
      await page.keyboard.press("PageDown");
    }
    expect(await violations(page)).toEqual([]);
  });
