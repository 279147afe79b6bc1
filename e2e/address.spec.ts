/** The address is the experiment. */
import { presets } from "../src/labs/learnability/document/presets";
import { commentaries } from "../src/labs/learnability/document/presets/commentaries";
import { fillNumbers } from "../src/labs/learnability/page/preset-words/fill";
import { plainCommentary } from "../src/platform/documents/commentary-testing";
import { leftToVerify } from "./in-verify";
import { activity, chooseInMenu, choosePreset, expect, finished, listenForComplaints, recorded, shortLink, test, trainedTo } from "./page";

test.use({ calm: true, still: true });

test("the address describes the experiment from the start", async ({ page }) => {
  await page.goto("./");
  await trainedTo(page, 1);
  expect(new URL(page.url()).hash).toMatch(/^#1\./);
});

test("a link opened by somebody else gives the same curves, to the last bit", leftToVerify, async ({ page, browser }) => {
  await page.goto(`./${shortLink(42)}`);
  await finished(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  const complaints = listenForComplaints(other);
  await other.goto(page.url());
  await finished(other);
  expect(await recorded(other)).toBe(await recorded(page));
  expect(complaints).toEqual([]);
  await context.close();
});

test("a new seed goes into the address; back and forward return to it", async ({ page }) => {
  const seed = () => page.evaluate(() => window.playground.experiment.seed);
  await page.goto(`./${shortLink(42)}`);
  await chooseInMenu(page, /^New seed: /);
  await expect.poll(seed).not.toBe(42);
  const drawn = await seed();
  // The address follows in a moment.
  await expect.poll(() => page.url()).not.toContain(shortLink(42));
  const address = page.url();
  await page.goBack();
  await expect.poll(seed).toBe(42);
  await page.goForward();
  await expect.poll(seed).toBe(drawn);
  expect(page.url()).toBe(address);
});

test("choosing a preset runs it and puts it into the address", async ({ page }) => {
  const words = commentaries["too-few-samples"];
  const commentary = plainCommentary(fillNumbers(words, "en", "too-few-samples"));
  await page.goto("./");
  await choosePreset(page, "Too few samples");
  await page.getByText("Explanation", { exact: true }).click();
  await expect(page.getByText(commentary)).toBeVisible();
  await expect(page.locator(".spectrum-panel .panel-summary")).toHaveText(
    /leave 10 directions undetermined, so the least-squares fit is not unique \(rank 30 of 40\)/,
  );
  await page.reload();
  await page.getByText("Explanation", { exact: true }).click();
  await expect(page.getByText(commentary)).toBeVisible();
});

for (const [name, hash, answer] of [
  ["foreign", "#hello", /this is not a link of this page/],
  ["truncated", shortLink().slice(0, -20), /this link is truncated or altered.*Copy the link again/],
] as const)
  test(`a ${name} link is answered, stays in the address, and the default runs`, async ({ page }) => {
    await page.goto(`./${hash}`);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(/The first preset runs instead/)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(hash);
    await trainedTo(page, 10);
    expect(await page.evaluate(() => window.playground.experiment)).toEqual(presets[0].document);
  });

test("a bad link typed into a running page is answered and changes nothing", async ({ page }) => {
  await page.goto(`./${shortLink(7)}`);
  await finished(page);
  const before = await recorded(page);
  await page.evaluate(() => {
    window.location.hash = "1.nonsense.00000000";
  });
  await expect(page.getByText(/Nothing was changed/)).toBeVisible();
  expect(await activity(page)).toBe("finished");
  expect(await recorded(page)).toBe(before);
  await page.goBack();
  await expect(page.getByText(/Nothing was changed/)).toHaveCount(0);
});
