import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Uncommon; E2E_PORT lets two checkouts on one machine test at the same time. */
const port = Number(process.env.E2E_PORT ?? 41734);
/** The Chromium that CHROMIUM names, the system's, or else the one Playwright installs. */
const chromium = [process.env.CHROMIUM, "/usr/bin/chromium"].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Nothing here measures time, so pages may slow each other down; each has a computing worker besides.
  workers: 2,
  fullyParallel: true,
  // A machine shared with others may stall for longer than any sensible wait; a test that needed a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}/`,
    // Every test begins as on a first visit; e2e/offline.spec.ts is about what comes after it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-gpu",
      ],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  // Tests run against what is deployed: `npx vite build` first.
  webServer: { command: `npx vite preview --port ${port} --strictPort`, port, reuseExistingServer: false },
});
