/** The index of the papers: the ways to it, its filter in the address, and its links, each of which opens what it names. */
import type { Page } from "@playwright/test";
import { presets as eagle } from "../src/labs/eagle/document/presets";
import { presets as learnability } from "../src/labs/learnability/document/presets";
import { presets as lion } from "../src/labs/lion/document/presets";
import type { Paper, See } from "../src/papers/paper";
import { papers } from "../src/papers/papers";
import type { Preset } from "../src/platform/documents/preset";
import { inEveryLook, tooSmall, violations } from "./accessible";
import { cutOff } from "./cut-off";
import { leftToVerify } from "./in-verify";
import { button, expect, longLink, menuWords, open, shortLink, takeFromMenu, test } from "./page";

test.use({ calm: true, still: true });

const index = (page: Page) => page.getByRole("dialog", { name: "The papers" });
const rows = (page: Page) => index(page).locator(".papers-row");
const cardOf = (page: Page, { title }: Paper) => index(page).getByRole("region", { name: title });
const chip = (page: Page, name: RegExp) => index(page).getByRole("button", { name });
const counted = async (page: Page, name: RegExp) => Number((await chip(page, name).textContent())?.match(/\d+/)?.[0]);
const experiment = (page: Page) => page.evaluate(() => JSON.stringify(window.playground.experiment));

const presets = { learnability, eagle, lion } as unknown as Readonly<Record<string, readonly Preset[]>>;
const all = papers.reduce((sum, { statements }) => sum + statements.length, 0);

test("the bar leads to it, conditions combine in the address, and the browser's history takes them back", async ({ page }) => {
  await open(page, shortLink());
  await button(page, "Papers").click();
  await expect(rows(page)).toHaveCount(all);
  await expect(index(page).getByRole("searchbox")).toBeFocused();
  await chip(page, /^Not here/).click();
  const tables = await counted(page, /^Tables/);
  await chip(page, /^Tables/).click();
  await expect(rows(page)).toHaveCount(tables);
  expect(new URL(page.url()).searchParams.get("papers")).toBe("absent_table");
  await page.keyboard.press("/");
  await page.keyboard.type("imagenet tiny");
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(index(page).getByRole("searchbox")).toHaveValue("imagenet tiny");
  await page.goBack();
  await expect(chip(page, /^Not here/)).toHaveAttribute("aria-pressed", "true");
  await expect(chip(page, /^Tables/)).toHaveAttribute("aria-pressed", "false");

  await index(page).getByRole("searchbox").fill("zzz");
  await expect(rows(page)).toHaveCount(0);
  await index(page).getByRole("button", { name: "Clear the filters" }).click();
  await expect(rows(page)).toHaveCount(all);
  await index(page).getByLabel("Papers", { exact: true }).selectOption("EAGLE");
  await expect(index(page).locator(".papers-card")).toHaveCount(1);
  await chip(page, /^Misprints/).click();
  await expect(rows(page).locator(".papers-misprint")).toHaveCount(await counted(page, /^Misprints/));
  await page.keyboard.press("Escape");
  await expect(index(page)).toHaveCount(0);
  await expect(button(page, "Papers")).toBeVisible();
});

test("another lab opens from it, the way back leads to it, arrow keys move through the rows of a paper, and Enter opens one", async ({
  page,
}) => {
  await page.goto("./?papers=yau_misprints");
  const links = rows(page).locator(".papers-link");
  await expect(links.first()).toBeVisible();
  await page.locator(".lab-tabs").getByRole("button", { name: "LION" }).click();
  await expect(index(page)).toHaveCount(0);
  await page.goBack();
  await expect(chip(page, /^Misprints/)).toHaveAttribute("aria-pressed", "true");
  await links.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  expect(await links.evaluateAll((buttons) => buttons.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1);
  const title = await links.nth(1).textContent();
  await page.keyboard.press("Enter");
  await expect(index(page)).toHaveCount(0);
  await expect(button(page, /^Preset: /)).toContainText(title ?? "");
  await test.step("in German all of it is German", async () => {
    await page.goto("./?lang=de&papers=yau_small");
    await expect(page.getByRole("dialog", { name: "Die Paper" }).locator(".papers-row").first()).toContainText("im Kleinen");
  });
});

test("the help of a panel leads to the statements in it, and the references to all", async ({ page }) => {
  await open(page, longLink());
  await takeFromMenu(page, "Loss", menuWords.explain);
  await button(page, "Statements of the papers in this panel").click();
  await expect(chip(page, /^Panel: Loss/)).toHaveAttribute("aria-pressed", "true");
  await expect(rows(page)).toHaveCount(await counted(page, /^Panel: Loss/));
  expect(await rows(page).count()).toBeLessThan(all);
  await page.goBack();
  await expect(index(page)).toHaveCount(0);

  await button(page, "About and licences").click();
  await button(page, "All statements of the papers, and where this page shows them").click();
  await expect(rows(page)).toHaveCount(all);
  // A press on the open lab leads back to its page.
  await page.locator(".lab-tabs").getByRole("button", { name: "Learnability" }).click();
  await expect(index(page)).toHaveCount(0);
});

interface Link {
  readonly paper: Paper;
  /** Of its row. */
  readonly at: number;
  readonly see: See;
}

const links = distinct(
  papers.flatMap((paper) => paper.statements.flatMap(({ see }, at): readonly Link[] => (see ? [{ paper, at, see }] : []))),
);

/** The first to each preset, panel and lesson. */
function distinct(all: readonly Link[]): readonly Link[] {
  const target = ({ paper, see }: Link) => JSON.stringify([paper.lab, see]);
  return all.filter((link, place) => all.findIndex((other) => target(other) === target(link)) === place);
}

for (const paper of papers)
  test(`all links of ${paper.short} open what they name, and the way back leads to the index`, leftToVerify, async ({ page }) => {
    const those = links.filter((link) => link.paper === paper);
    // Each of them runs an experiment.
    test.setTimeout(240_000 + 15_000 * those.length);
    await page.goto("./?papers=all");
    for (const link of those) await test.step(`${link.paper.id} ${link.at}`, () => openAndComeBack(page, link));
  });

async function openAndComeBack(page: Page, { paper, at, see }: Link): Promise<void> {
  await cardOf(page, paper).locator(".papers-row").nth(at).locator(".papers-link").click();
  await expect(index(page)).toHaveCount(0);
  if ("lesson" in see) await expect(page.locator(".lesson-head h2")).not.toBeEmpty();
  else {
    const { document } = presets[paper.lab].find(({ id }) => id === see.preset) ?? {};
    await expect.poll(() => experiment(page)).toBe(JSON.stringify(document));
    if (see.panel !== undefined) await expect(page.locator(`.${see.panel}-panel`)).toBeInViewport();
  }
  // Once the entry of the history is written.
  await expect.poll(() => new URL(page.url()).searchParams.has("papers")).toBe(false);
  // A lesson runs its first experiment in an entry of its own.
  await expect(async () => {
    await page.goBack();
    await expect(index(page)).toBeVisible({ timeout: "lesson" in see ? 2000 : 25_000 });
  }).toPass();
}

test("everyone can use it, wide or narrow, and on paper its rows remain", leftToVerify, async ({ page }) => {
  await page.goto("./?papers=all");
  await expect(rows(page)).toHaveCount(all);
  await inEveryLook(page, async () => {
    const narrow = page.viewportSize()?.width === 390;
    await expect(index(page).locator(".papers-card")).toHaveCount(narrow ? 1 : papers.length);
    expect(await violations(page, ".papers")).toEqual([]);
    expect(await cutOff(page, { within: ".papers" })).toEqual([]);
    expect(await tooSmall(index(page).getByRole("button"))).toEqual([]);
    if (!narrow) return;
    await chip(page, /^LION$/).click();
    await expect(cardOf(page, papers[papers.length - 1])).toBeVisible();
  });
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  await expect(rows(page).first()).toBeVisible();
  await expect(index(page).getByRole("searchbox")).toBeHidden();
  await expect(page.locator(".bar").first()).toBeHidden();
  await expect(page.locator(".panels")).toBeHidden();
});
