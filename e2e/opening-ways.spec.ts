/** Ways into the opening and out of it: reloads, the browser's history, and what is dropped or pasted on it. */
import type { Page } from "@playwright/test";
import { examples } from "../src/labs/learnability/math/tasks/custom/examples";
import { writeCsv } from "../src/labs/learnability/math/tasks/custom/formats";
import { drop, paste } from "./dropped";
import { activity, briefLink, button, expect, finished, longLink, recorded, steps, test, trainedTo } from "./page";

test.use({ calm: true, lively: true });

const question = (page: Page) => page.locator(".first-question");
const slider = (page: Page) => page.getByRole("slider", { name: "Training samples" });
const loss = (page: Page) => page.locator(".loss-panel");
const seed = (page: Page) => page.evaluate(() => window.playground.experiment.seed);
const bytes = (text: string) => new TextEncoder().encode(text);
const experiment = JSON.stringify({
  format: "learnability-experiment",
  version: 1,
  seed: 4321,
  task: { kind: "random-attention", samples: 64 },
});

/** The opening on a first visit. */
async function asked(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator(".question-line")).toBeVisible();
}

/** From the answered question through the picture of attention. */
async function goOn(page: Page): Promise<void> {
  await button(page, "Go on").click();
  await expect(page.locator(".mechanism")).toBeVisible();
  await button(page, "Go on").click();
}

/** The opening over a page in use, by an entry of the browser's history. */
async function entered(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState({ stage: "question", behind: null }, "");
    history.pushState(null, "");
  });
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(loss(page)).toBeHidden();
}

test.describe("a first visit", () => {
  test.use({ newcomer: true });

  test("comes back to the question after a reload and in a new tab, whatever was chosen on it", async ({ page, context }) => {
    await asked(page);
    await button(page, "80").click();
    await slider(page).press("End");
    await page.getByRole("button", { name: /Deutsch|German/ }).click();
    await expect(page.getByRole("slider", { name: "Trainingsbeispiele" })).toHaveValue("80");
    await page.reload();
    await expect(question(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("./");
    await expect(question(other)).toBeVisible();
  });

  test("comes back to two panels after a reload, and by back to the question, which leads on to the same run", async ({ page }) => {
    await asked(page);
    await button(page, "40").click();
    await slider(page).press("End");
    await goOn(page);
    await expect(page.locator(".few .panel")).toHaveCount(2);
    await expect.poll(() => page.url()).toContain("#");
    await page.reload();
    await expect(page.locator(".few .panel")).toHaveCount(2);
    await page.goBack();
    await expect(page.locator(".mechanism")).toBeVisible();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await button(page, "40").click();
    await slider(page).press("End");
    await goOn(page);
    await expect(page.locator(".few .panel").first()).toBeVisible();
    expect(await page.evaluate(() => window.playground.experiment.task)).toMatchObject({ samples: 80 });
    await button(page, "Start with lesson 1").click();
    await expect(page.locator(".lesson h2")).toHaveText("Linear attention by hand");
  });

  test("opens an experiment that is dropped on it", async ({ page }) => {
    await asked(page);
    await drop(page, "mine.json", bytes(experiment));
    await expect(loss(page)).toBeVisible();
    await expect.poll(() => seed(page)).toBe(4321);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => seed(page)).not.toBe(4321);
  });

  test("opens data that is dropped on two panels", async ({ page }) => {
    await asked(page);
    await button(page, "40").click();
    await slider(page).press("End");
    await goOn(page);
    await expect(page.locator(".few .panel")).toHaveCount(2);
    await drop(page, "measured.csv", bytes(writeCsv(examples[0].make())));
    await expect(page.locator(".rail-preset")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ kind: "custom", name: "measured.csv" });
  });

  for (const [name, content] of [
    ["cut.json", '{"format":"learnability-experiment","version":1,'],
    ["holiday.png", "\u0089PNG and then nothing"],
  ])
    test(`shows everything and says why ${name}, which is dropped on it, cannot be opened`, async ({ page }) => {
      await asked(page);
      await drop(page, name, bytes(content));
      await expect(page.locator(".notices")).toContainText(`${name} could not be opened`);
      await expect(loss(page)).toBeVisible();
    });

  test("opens a link that is pasted on it while the slider has the focus", async ({ page }) => {
    await asked(page);
    await slider(page).focus();
    await paste(page, `https://example.org/${briefLink(99)}`);
    await expect(loss(page)).toBeVisible();
    await expect.poll(() => seed(page)).toBe(99);
  });

  test("shows everything and says why a pasted text cannot be opened", async ({ page }) => {
    await asked(page);
    await paste(page, "a shopping list");
    await expect(page.locator(".notices")).toContainText("could not be opened");
    await expect(loss(page)).toBeVisible();
  });
});

test("the question over a page in use leaves its run, views and scroll as they are, also after a reload", async ({ page }) => {
  await page.goto(`./${briefLink(77)}`);
  await finished(page);
  await expect(page.locator(".heads-panel, .panel-card").last()).toBeAttached();
  const before = [await recorded(page), await seed(page), page.url()];
  const scrolledTo = await page.locator(".panels").evaluate((panels) => {
    panels.scrollTop = 200;
    return panels.scrollTop;
  });
  await entered(page);
  await button(page, "Show everything").click();
  await expect(loss(page)).toBeVisible();
  expect(await page.locator(".panels").evaluate((panels) => panels.scrollTop)).toBe(scrolledTo);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(question(page)).toBeVisible();
  await button(page, "80").click();
  await slider(page).press("End");
  await goOn(page);
  await expect(loss(page)).toBeVisible();
  await finished(page);
  expect([await recorded(page), await seed(page), page.url()]).toEqual(before);
});

test("the question over a page in use lets a run go on, and leaves a paused one paused", async ({ page }) => {
  await page.goto(`./${longLink()}`);
  await expect(loss(page)).toBeVisible();
  await entered(page);
  const [before] = await steps(page);
  await trainedTo(page, before + 100);
  await button(page, "Show everything").click();
  await button(page, "Pause").click();
  await expect.poll(() => activity(page)).toBe("paused");
  const paused = await recorded(page);
  await page.getByRole("button", { name: "Learnability Playground" }).click();
  await expect(question(page)).toBeVisible();
  await button(page, "Show everything").click();
  await expect(loss(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await activity(page)).toBe("paused");
  expect(await recorded(page)).toBe(paused);
});

test("a link that is copied while the question is shown opens without it", async ({ page, context }) => {
  await page.goto(`./${briefLink(31)}`);
  await expect(loss(page)).toBeVisible();
  await entered(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(loss(other)).toBeVisible();
  await expect(question(other)).toHaveCount(0);
  expect(await seed(other)).toBe(31);
});

test("what cannot be read changes nothing of the run behind the question", async ({ page }) => {
  await page.goto(`./${briefLink(8)}`);
  await finished(page);
  const before = await recorded(page);
  await entered(page);
  await drop(page, "none.json", bytes("{"));
  await expect(page.locator(".notices")).toContainText("none.json could not be opened");
  await expect(loss(page)).toBeVisible();
  expect(await recorded(page)).toBe(before);
});
