/**
 * Tests that share a page: those of one file follow each other in one worker. A link they open changes the address, as a pasted
 * link does. Reloading the page takes most of the time of a short test.
 * The state that such a test leaves behind (unfolded parts, a speed) is there in the next one, in the order of the file; only a
 * pause is ended. A test that needs a page of its own, or is about loading it, uses the `test` of page.ts.
 */
import { closeKept, expect, test as fresh, listenForComplaints, prepare, runButton } from "./page";

export const test = fresh.extend({
  page: async ({ browser, keeper, viewport, colorScheme, calm, still, lively }, use, { file }) => {
    if (keeper.kept?.file !== file) {
      await closeKept(keeper);
      const page = await browser.newPage();
      keeper.kept = { page, complaints: listenForComplaints(page), file };
      await prepare(page, { calm, lively });
    }
    const { page, complaints } = keeper.kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: still ? "reduce" : "no-preference" });
    await page.mouse.move(0, 0);
    const paused = await page.evaluate(() => window.playground?.activity === "paused");
    if (paused) await runButton(page).click();
    await use(page);
    expect(complaints).toEqual([]);
  },
  context: ({ page }, use) => use(page.context()),
});
