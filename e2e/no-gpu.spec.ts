/** Where a browser offers no GPU, everything works all the same. */
import { wholeBrowser } from "../playwright.config";
import { encodeLink } from "../src/labs/learnability/document/link";
import { backend, endless, openBackend, tiny } from "./backend";
import { button, expect, steps, test, trainedTo } from "./page";

test.use({ launchOptions: wholeBrowser, calm: true, still: true });

test("without a GPU, choosing one says why it cannot be had, and training goes on", async ({ page }) => {
  await page.goto(`./#${encodeLink(tiny(endless))}`);
  await trainedTo(page, 1);
  await openBackend(page);
  await expect(backend(page)).toHaveText("Now: WASM.");
  await page.getByRole("radio", { name: "WebGPU" }).press("Space");
  await expect(backend(page)).toHaveText(/^Now: WASM: (this browser has no WebGPU|the browser offers no GPU)/);
  const reached = Math.max(...(await steps(page)));
  await trainedTo(page, reached + 100);
  await button(page, "Measure this device").press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/^The GPU could not be measured: /);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^No training on the GPU: /)).toBeVisible();
});
