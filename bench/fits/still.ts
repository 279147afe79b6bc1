/** A page that is measured holds still: everything is drawn, nothing trains, and what was laid out anew has its place. */
import type { Page } from "@playwright/test";

/** A page that does not come to rest is measured as it is. */
const patience = 3000;

/** Sentences follow a run at reading pace, a quarter of a second. */
const read = 400;

/** Runs in the page before anything else: whoever measures sees all of the page at once, and so it must be drawn and fetched. */
function everythingInSight(): void {
  localStorage.setItem("tour", "seen");
  localStorage.setItem("panels", "all");
  window.IntersectionObserver = class extends IntersectionObserver {
    readonly #told: IntersectionObserverCallback;
    constructor(told: IntersectionObserverCallback) {
      super(told);
      this.#told = told;
    }
    override observe(target: Element): void {
      const box = target.getBoundingClientRect();
      const entry = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: box, intersectionRect: box };
      queueMicrotask(() => this.#told([{ ...entry, rootBounds: null, time: performance.now() }], this));
    }
  };
}

export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Functions that are sent to the page were named by the compiler's helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(everythingInSight);
}

/** Waits until nothing in the page has changed for some frames: a chart is measured, drawn, and measured once more. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(framesWithoutChange, { frames: 6, patience });
}

/** Runs in the page. */
function framesWithoutChange({ frames, patience }: { readonly frames: number; readonly patience: number }): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let quiet = 0;
    const observer = new MutationObserver(() => {
      quiet = 0;
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    const look = () => {
      quiet++;
      if (quiet < frames && performance.now() - begun < patience) return requestAnimationFrame(look);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });
}

/**
 * Lets what runs run for some seconds, or to its end, and holds it: training would take the processor from measuring. What
 * panels wait for has come when this returns.
 */
export async function held(page: Page, seconds: number): Promise<void> {
  const activity = () => page.evaluate(() => window.playground?.activity);
  for (let waited = 0; waited < seconds && (await activity()) === "running"; waited += 0.25) await page.waitForTimeout(250);
  if ((await activity()) === "running")
    await page.locator(".run-controls > button, .stage-controls > button").first().dispatchEvent("click");
  await page.waitForFunction(() => !document.querySelector(".waiting"), undefined, { timeout: 30_000 });
  await page.waitForTimeout(read);
  await stillness(page);
}

export async function resized(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await stillness(page);
}
