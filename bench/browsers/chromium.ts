import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, provideBrowser, provideBrowsers } from "../../scripts/browser.mjs";
import type { DrivenBrowser } from "./driven";

/** The whole browser, as Playwright drives it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideBrowser(), args: chromiumFlags });
}

/** Its engine alone: the same boxes in half of the time. */
export async function launchHeadlessShell(): Promise<Browser> {
  return chromium.launch({ executablePath: (await provideBrowsers()).shell, args: [...chromiumFlags, "--disable-gpu"] });
}

export async function openChromium(): Promise<DrivenBrowser> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  return {
    version: browser.version(),
    page: {
      goto: (address) => page.goto(address),
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      resize: (width, height) => page.setViewportSize({ width, height }),
    },
    close: () => browser.close(),
  };
}
