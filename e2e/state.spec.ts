/** Memory of the page: undo and redo, runs that continue after a reload, and its message when nothing can be stored. */
import type { Page } from "@playwright/test";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import {
  activity,
  briefLink,
  button,
  chooseInMenu,
  closeMenu,
  expect,
  finished,
  letGo,
  listenForComplaints,
  longLink,
  menuEntry,
  middlingLink,
  pressInMenu,
  recorded,
  setSpeed,
  shortLink,
  steps,
  test,
  trainedTo,
} from "./page";
import { answered, keptOf } from "./workers";

test.use({ still: true });

declare global {
  interface Window {
    /** The steps that workers have reported since the page was loaded. */
    reported: (number | null)[];
  }
}

const document = (page: Page) => page.evaluate(() => JSON.stringify(window.playground.experiment));

test.describe("held to a thousand steps a second", () => {
  test.use({ calm: true });

  test("three changes are undone one by one and done again, also after a reload", async ({ page }) => {
    await page.goto(`./${shortLink(1)}`);
    const documents = [await document(page)];
    for (let change = 0; change < 3; change++) {
      await chooseInMenu(page, /^New seed: /);
      await expect.poll(() => document(page)).not.toBe(documents.at(-1));
      documents.push(await document(page));
    }
    for (const earlier of documents.slice(0, -1).reverse()) {
      await button(page, "Undo").click();
      await expect.poll(() => document(page)).toBe(earlier);
    }
    await expect(button(page, "Undo")).toBeDisabled();
    await trainedTo(page, 100);
    await page.reload();
    for (const later of documents.slice(1)) {
      await pressInMenu(page, "Redo");
      await expect.poll(() => document(page)).toBe(later);
    }
    await expect(await menuEntry(page, "Redo")).toBeDisabled();
    await closeMenu(page);
  });

  // The contract of every lab does the same with a run that is paused before the reload.
  test("a reload in the middle of training goes on from there and ends with the same curves", leftToVerify, async ({ page, browser }) => {
    const context = await browser.newContext();
    const undisturbed = await context.newPage();
    await undisturbed.goto(`./${middlingLink()}`);
    await finished(undisturbed);
    const expected = await recorded(undisturbed);
    await context.close();

    await page.goto(`./${middlingLink()}`);
    await trainedTo(page, 2000);
    await expect.poll(async () => (await keptOf(page)).steps.filter((step) => step > 1000).length).toBe(2);
    await page.reload();
    const [first] = await firstSteps(page);
    expect(first).toBeGreaterThan(1000);
    expect(first).toBeLessThan(20_000);
    // The page itself has no limit of the speed yet.
    await setSpeed(page, 10000);
    await letGo(page);
    await finished(page);
    expect(await recorded(page)).toBe(expected);
  });
});

test("what was paused stays paused after a reload, with its curve", async ({ page }) => {
  await page.goto(`./${longLink()}`);
  // In the line as far as there is room, and always in its title; not before a second of computation has given a speed.
  const status = page.locator(".status-steps");
  const left = /about [\d\u202f]+ (s|min|h) left/;
  await expect(status).toHaveAttribute("title", left);
  await button(page, "Pause").click();
  await expect(status).toHaveAttribute("title", left);
  await answered(page);
  const before = await recorded(page);
  const reached = await steps(page);
  await expect.poll(async () => (await keptOf(page)).steps).toEqual(reached.toSorted((a, b) => a - b));
  await page.reload();
  await expect.poll(() => steps(page)).toEqual(reached);
  expect(await activity(page)).toBe("paused");
  expect(await recorded(page)).toBe(before);
  await expect(status).toHaveAttribute("title", left);
});

test("a finished run is finished after a reload, and is not computed again", async ({ page }) => {
  await page.addInitScript(() => {
    window.reported = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => {
          if (data.type === "snapshot") window.reported.push(...data.jobs.map(({ step }: { readonly step?: number }) => step ?? null));
        });
      }
    };
  });
  await page.goto(`./${middlingLink()}`);
  await finished(page);
  const before = await recorded(page);
  const all = (await steps(page)).toSorted((a, b) => a - b);
  await expect.poll(() => keptOf(page)).toMatchObject({ steps: all, done: expect.arrayContaining(["data"]) });
  await page.reload();
  await finished(page);
  const reported = await page.evaluate(() => window.reported.filter((step) => step !== null));
  expect(new Set(reported)).toEqual(new Set(await steps(page)));
  expect(await recorded(page)).toBe(before);
});

test("two tabs do not disturb each other", async ({ page, context }) => {
  await page.goto(`./${briefLink(5)}`);
  await finished(page);
  const other = await context.newPage();
  const complaints = listenForComplaints(other);
  await other.goto(`./${briefLink(6)}`);
  await finished(other);
  await Promise.all([page.reload(), other.reload()]);
  const seed = (tab: Page) => tab.evaluate(() => window.playground.experiment.seed);
  expect([await seed(page), await seed(other)]).toEqual([5, 6]);
  await chooseInMenu(page, /^New seed: /);
  await expect.poll(() => seed(page)).not.toBe(5);
  await other.reload();
  await finished(other);
  expect(await seed(other)).toBe(6);
  expect(complaints).toEqual([]);
  await other.close();
});

for (const [name, sabotage] of [
  ["throws", () => Object.defineProperty(window, "indexedDB", { get: () => fail("SecurityError") })],
  ["is missing", () => Object.defineProperty(window, "indexedDB", { value: undefined })],
] as const)
  test(`a store that ${name} is said once, and everything else works`, name === "throws" ? {} : leftToVerify, async ({ page }) => {
    await page.addInitScript(`const fail = (name) => { throw new DOMException("not here", name); }; (${sabotage})();`);
    await page.goto(`./${shortLink(3)}`);
    await expect(page.getByText(/^This browser stores nothing for this page/)).toHaveCount(1);
    await finished(page);
    await chooseInMenu(page, /^New seed: /);
    await button(page, "Undo").click();
    await expect.poll(() => page.evaluate(() => window.playground.experiment.seed)).toBe(3);
    await finished(page);
    await expect(page.getByText(/^This browser stores nothing for this page/)).toHaveCount(1);
  });

test("a store that is full is said once, and training goes on", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await page.goto(`./${shortLink(3)}`);
  await expect(page.getByText(/^The storage of this browser is full/)).toHaveCount(1);
  await finished(page);
});

/** Runs as text in the page, where this is defined beside it. */
declare function fail(name: string): never;

/** The first steps in the page after it was opened. */
async function firstSteps(page: Page): Promise<number[]> {
  await expect.poll(async () => (await steps(page)).length).toBeGreaterThan(0);
  return steps(page);
}

test("runs are remembered by what changed, laid over the current one, run again and removed", async ({ page }) => {
  await page.goto(`./${briefLink(1)}`);
  await finished(page);
  const seed = () => page.evaluate(() => window.playground.experiment.seed);
  await chooseInMenu(page, /^New seed: /);
  await finished(page);
  const drawn = await seed();
  await page.reload();
  await finished(page);
  await button(page, "Earlier runs: 2").click();
  const runs = page.getByRole("list", { name: "Runs, newest first" }).getByRole("listitem");
  await expect(runs).toHaveCount(2);
  await expect(runs.first()).toContainText(/^seed 1 → /);
  await runs
    .last()
    .getByRole("button", { name: /^Show the curves of/ })
    .click();
  await expect(runs.last().getByRole("button", { name: /^Hide the curves of/ })).toBeVisible();
  await expect(runs.first()).toContainText(/\d\.\de\d+ multiply-adds · /);
  await button(page, "Compare errors and compute").click();
  const table = page.getByRole("region", { name: "Errors and compute of all runs" });
  await expect(table.getByRole("rowheader", { name: /^seed 1 → / })).toBeVisible();
  await expect(table.getByRole("cell", { name: /^\d\.\de\d+$/ })).not.toHaveCount(0);
  expect(await violations(page, ".run-table")).toEqual([]);
  expect(await violations(page, ".history")).toEqual([]);
  await runs
    .last()
    .getByRole("button", { name: /^Run .* again$/ })
    .click();
  await expect.poll(seed).toBe(1);
  await runs
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(runs).toHaveCount(1);
  expect(drawn).not.toBe(1);
});
