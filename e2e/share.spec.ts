/** Links and the dialog that gives them. */

import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { hashOwnData } from "../src/labs/learnability/math/tasks/custom/hash";
import { writeJson } from "../src/labs/learnability/math/tasks/custom/write-json";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { test } from "./kept";
import { button, expect, finished, listenForComplaints, recorded, shortLink } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const current = () => JSON.stringify(window.playground.experiment);

test("the shared link opens the same experiment, with the same curves, in a fresh profile", async ({ page, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`./${shortLink(8)}`);
  await finished(page);
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share this experiment" });
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(page.url());
  await expect(dialog.getByText(`${page.url().length} characters`)).toBeVisible();
  expect(await violations(page, ".modal")).toEqual([]);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("Copied", { exact: true })).toHaveCount(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const complaints = listenForComplaints(other);
  await other.goto(link);
  await finished(other);
  expect(await recorded(other)).toBe(await recorded(page));
  expect(complaints).toEqual([]);
  await elsewhere.close();
});

test("a link that is too long for chat tools says so and offers a file", async ({ page }) => {
  await page.goto(`./#${elaborate()}`);
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share this experiment" });
  await expect(dialog.getByText(/Longer than 2.000 characters/)).toBeVisible();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as a file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^experiment-.*\.json$/);
});

const link = shortLink(7).slice(1);
for (const [name, text, answer] of [
  ["truncated", link.slice(0, -12), /truncated or altered/],
  ["changed by one character", link.replace(/.(?=.{30}$)/, (character) => (character === "a" ? "b" : "a")), /truncated or altered/],
  ["cut before its checksum", link.split(".").slice(0, 2).join("."), /truncated or altered/],
  ["of a newer version", newer(), /newer version of this page.*Reload the page/],
] as const)
  test(`a link that is ${name} says so and changes nothing`, async ({ page }) => {
    await page.goto(`./${shortLink(7)}`);
    await finished(page);
    const before = { document: await page.evaluate(current), curves: await recorded(page) };
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, text);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(/Nothing was changed/)).toBeVisible();
    expect(await page.evaluate(current)).toBe(before.document);
    expect(await recorded(page)).toBe(before.curves);
  });

/** A link with data of digits without a pattern, which do not compress, and as many learners as there can be. */
function elaborate(): string {
  const digits = (k: number) => Number((Math.abs(Math.sin(k * 12.9898)) * 0.9).toPrecision(15));
  const sample = (k: number) => ({
    n: 2,
    Z: Float64Array.from({ length: 4 }, (_, i) => digits(10 * k + i)),
    y: Float64Array.of(digits(10 * k + 5)),
  });
  const data = { d: 2, outputs: 1, train: Array.from({ length: 20 }, (_, k) => sample(k + 1)), test: [] };
  const learners = Array.from({ length: 8 }, (_, k) => ({
    kind: "gradient",
    steps: 1000 + k,
    rate: digits(1000 + k) / 1000,
    weightDecay: digits(2000 + k),
    initialScale: digits(3000 + k),
    momentum: digits(4000 + k),
  }));
  const task = { kind: "custom", name: "digits.json", hash: hashOwnData(data) };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return encodeLink(parsed.experiment, writeJson(data));
}

/** A link of a version to come, with a checksum that is right. */
function newer(): string {
  const signed = `99.${link.split(".")[1]}`;
  return `${signed}.${crc32(signed)}`;
}

function crc32(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
