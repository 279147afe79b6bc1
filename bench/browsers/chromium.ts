import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, provideBrowser } from "../../scripts/browser.mjs";
import type { DrivenBrowser } from "./driven";

/** The whole browser, as Playwright drives it. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideBrowser(), args: chromiumFlags });
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
