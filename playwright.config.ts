import { defineConfig } from "@playwright/test";
import { inVerify, leftToVerify } from "./e2e/in-verify";
import { chromiumFlags, findBrowser, findShell } from "./scripts/browser.mjs";

/** Uncommon; E2E_PORT lets two checkouts on one machine test at the same time. */
const port = Number(process.env.E2E_PORT ?? 41734);

/** What a visitor has. A test that is about more than the page within it takes this: `test.use({ launchOptions: wholeBrowser })`. */
export const wholeBrowser = launching(findBrowser());

/** Chromium's engine alone; it loads and draws the same page in half the time. */
const shell = launching(findShell() ?? findBrowser());

/** Without a path Playwright takes the one it installs. */
function launching(executablePath: string | undefined) {
  return { args: [...chromiumFlags, "--disable-gpu"], ...(executablePath ? { executablePath } : {}) };
}

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // A page and the test that drives it take more than one core. Nothing here measures time, so that two keep two cores busy; a third
  // would only make all of them draw and train for longer.
  workers: 2,
  fullyParallel: true,
  ...(inVerify ? {} : { grepInvert: new RegExp(leftToVerify.tag) }),
  // A machine shared with others may stall for longer than any sensible wait; a test that needed a second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  // Long enough for a machine that is busy with something else as well: what fails, fails for another reason than time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}/`,
    // Every test begins as on a first visit; e2e/offline.spec.ts is about what comes after it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: shell,
  },
  // Tests run against what is deployed: `npx vite build` first.
  webServer: { command: `node --import tsx e2e/serve-built.ts ${port}`, port, reuseExistingServer: false },
});
