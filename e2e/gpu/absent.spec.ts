/** A browser without a GPU, which complains of that on its console, so that the tests' usual page will not do. */
import { expect, test } from "@playwright/test";
import { wholeBrowser } from "../../playwright.config";

import { openTests } from "./page";

test.use({ launchOptions: wholeBrowser });

test("a browser without a GPU is told apart from a failing one", async ({ page }) => {
  await openTests(page);
  const { error, reason, message } = await page.evaluate(() => window.gpuTests.open());
  expect(error).toBe("GpuUnavailable");
  expect(["no-webgpu", "no-adapter"]).toContain(reason);
  expect(message).toMatch(/this browser has no WebGPU|the browser offers no GPU/);
});
