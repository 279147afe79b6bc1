/** A second engine: Firefox as Debian ships it, driven over WebDriver BiDi. Nothing is downloaded. */
import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import type { DrivenBrowser } from "./driven";

const candidates = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** @throws when there is no Firefox: a check that needs one must not pass without it. */
export async function openFirefox(): Promise<DrivenBrowser> {
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (!executablePath)
    throw new Error("no Firefox found: install one (Debian: apt-get install firefox-esr), or set FIREFOX to the path of yours");
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    // Nothing but the page talks to anybody.
    extraPrefsFirefox: {
      "app.update.enabled": false,
      "browser.safebrowsing.downloads.remote.enabled": false,
      "network.captive-portal-service.enabled": false,
    },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    page: {
      goto: (address) => page.goto(address),
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      resize: (width, height) => page.setViewport({ width, height }),
    },
    close: () => browser.close(),
  };
}
