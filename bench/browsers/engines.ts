/** Every engine that the page is looked at with, driven in one way. */
import { openChromium } from "./chromium";
import type { DrivenBrowser } from "./driven";
import { openFirefox } from "./firefox";
import { openWebKit } from "./webkit";

export interface Engine {
  readonly name: "Chromium" | "Firefox" | "WebKit";
  open(): Promise<DrivenBrowser>;
}

export const engines: readonly Engine[] = [
  { name: "Chromium", open: openChromium },
  { name: "Firefox", open: openFirefox },
  { name: "WebKit", open: openWebKit },
];

/** Opens a browser for as long as something looks with it. */
export async function withEngine<Result>(name: Engine["name"], look: (browser: DrivenBrowser) => Promise<Result>): Promise<Result> {
  const engine = engines.find((one) => one.name === name);
  if (!engine) throw new Error(`there is no engine ${name}`);
  const browser = await engine.open();
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}
