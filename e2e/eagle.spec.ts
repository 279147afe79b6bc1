/** The EAGLE lab in the page; features that all labs share are tested in the contract. */
import { readFileSync } from "node:fs";
import { type EagleDocument, parseEagle } from "../src/labs/eagle/document/document";
import { eagleKind } from "../src/labs/eagle/document/kind";
import { presets } from "../src/labs/eagle/document/presets";
import type { EagleResult } from "../src/labs/eagle/document/result";
import { eagleResult } from "../src/labs/eagle/engine/result";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { scriptsWith } from "./built";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { chip, chooseInMenu, choosePreset, expect, finished, test as fresh, pressUnlessBegun, scrolledTo, trainedTo } from "./page";

test.use({ calm: true, still: true });
fresh.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

fresh(
  "the EAGLE lab is fetched when it is opened and not before, runs its solvers, shows single iterations, and has German",
  async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url().split("/").at(-1) ?? ""));
    // The id of one of its presets is only in the code of the lab.
    const ofLab = scriptsWith("three-machines");
    const own = () => fetched.filter((name) => ofLab.includes(name)).length;
    await page.goto("./");
    const labs = page.getByRole("navigation", { name: "Labs" });
    await expect(labs.getByRole("button", { name: "Learnability" })).toHaveAttribute("aria-current", "page");
    await trainedTo(page, 100);
    expect(own()).toBe(0);
    const before = fetched.length;
    await labs.getByRole("button", { name: "EAGLE" }).click();
    await choosePreset(page, "A quarter of the columns");
    const errors = page.getByRole("region", { name: "Error of D", exact: true });
    await expect(errors.locator(".panel-summary")).toContainText(
      "Iterations to 1e-20: EAGLE 16, EAGLE rescaled (r = 24) 217 and EAGLE (r = 24) 428.",
    );
    expect(fetched.slice(before).some((name) => name.startsWith("lab-"))).toBe(true);
    expect(own()).toBeGreaterThan(0);

    await test.step("iteration by iteration", async () => {
      const hole = page.getByRole("region", { name: "Completed block D" });
      await hole.getByRole("spinbutton", { name: "Iteration" }).fill("16");
      await expect(hole.locator(".panel-summary")).toContainText("After 16 iterations: EAGLE at");
      await hole.getByRole("button", { name: "Previous iteration" }).click();
      await expect(hole.locator(".panel-summary")).toContainText("After 15 iterations");
      await expect(page).toHaveURL(/v=|#/);
    });

    await test.step("condition number of A with a sketch", async () => {
      const condition = page.getByRole("region", { name: "Singular values of A", exact: true });
      await condition.getByRole("combobox", { name: "Solver" }).selectOption({ label: "EAGLE (r\u00a0=\u00a024)" });
      await expect(condition.locator(".panel-summary")).toContainText("the condition number of A");
    });

    await test.step("words fold after a change, and the preset comes back", async () => {
      await chip(page, "sketched gradient descent").press("Delete");
      await expect(page.getByText("Removed: sketched gradient descent. Undo restores it.")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Your experiment" })).toBeVisible();
      await expect(page.getByText("Explanation of “A quarter of the columns”")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: "Each iteration uses a quarter of the columns" })).toBeVisible();
      await expect(page.getByText(/EAGLE completes D with all 96 columns/)).toBeVisible();
    });

    expect(await violations(page)).toEqual([]);
    await chooseInMenu(page, "Deutsch");
    await expect(page.getByRole("region", { name: "Fehler von D", exact: true })).toBeVisible();
    await expect(page.getByText(/EAGLE ergänzt D mit allen 96 Spalten/)).toBeVisible();
  },
);

/** Runs in the page before any other script: sets the number of processors, of which the page leaves one to itself. */
function processors(count: number): void {
  Object.defineProperty(navigator, "hardwareConcurrency", { get: () => count });
}

for (const { cores, sharing, lost } of [
  {
    cores: 8,
    sharing: "Each machine has its own worker.",
    lost: /Machine 2 failed in round \d+, with its worker, detected after/,
  },
  {
    cores: 2,
    sharing: "3 machines share 1 worker.",
    lost: /Machine 2 failed in round \d+, detected after/,
  },
])
  fresh(
    `machines on ${cores} processors exchange C and D; one is stopped in mid-round and made again, to the same bits`,
    cores === 8 ? {} : leftToVerify,
    async ({ page }) => {
      await page.addInitScript(processors, cores);
      await page.goto(linkTo("three-machines"));
      const machines = page.getByRole("region", { name: "Machines", exact: true });
      await scrolledTo(machines);
      const said = machines.locator(".panel-summary");
      await expect(said).toContainText("each machine receives 164 numbers (1\u202f312 B) and sends about as many.");
      await expect(machines).toContainText(sharing);
      await machines.getByRole("button", { name: "Fail in mid-round" }).click();
      await expect(said).toContainText(lost);
      await expect(said).toContainText("and repeated the round");
      await machines.getByRole("combobox", { name: "Pace of the rounds" }).selectOption("fast");
      await expect(machines).toContainText(/All \d+ recorded errors equal those of the run on one thread bit for bit/);

      // In another language it is the same run, with its loss.
      await chooseInMenu(page, "Deutsch");
      const german = page.getByRole("region", { name: "Rechner", exact: true });
      await scrolledTo(german);
      await expect(german.locator(".panel-summary")).toContainText(/Rechner 2 fiel in Runde \d+ aus/);
    },
  );

test("rounds and bytes are counted, and tried at several angles, beside what theory says, and given up with what there is", async ({
  page,
}) => {
  await page.goto(linkTo("three-machines"));
  const exchange = page.getByRole("region", { name: "Rounds and bytes" });
  await scrolledTo(exchange);
  const said = exchange.locator(".panel-summary");
  await expect(said).toContainText("To 1e-20: EAGLE (freezing) 131 rounds and 1.03 MB.");
  await expect(exchange).toContainText("Measured α: 0.167. Near the solution each round multiplies EAGLE’s error of D by 1 − α.");
  expect(await violations(page, ".exchange-panel")).toEqual([]);
  await exchange.getByRole("combobox", { name: "Horizontal axis" }).selectOption("diversity");
  await pressUnlessBegun(exchange.getByRole("button", { name: "Run several angles" }), exchange.getByRole("button", { name: "Cancel" }));
  await expect(exchange.getByRole("progressbar", { name: "Computed so far" })).toBeVisible();
  await expect(said).toContainText("To 1e-20: EAGLE (freezing) needs 16 rounds at α 1 and 1\u202f551 at 0.0144.");
  // On a fast machine all of it may be there before it can be cancelled.
  await pressUnlessBegun(exchange.getByRole("button", { name: "Cancel" }), exchange.getByRole("button", { name: "Repeat" }));
  await expect(exchange.getByRole("button", { name: "Repeat" })).toBeVisible();
  await expect(said).toContainText("1\u202f551 at 0.0144.");
  await expect(exchange.getByRole("img", { name: "Rounds to an error over 1/α" })).toContainText("theory: burn-in + 23/−ln(1 − α)");
  await test.step("another angle is a mark in the same picture", async () => {
    await exchange.getByRole("slider", { name: /Angle/ }).press("ArrowLeft");
    await expect(said).toContainText("1\u202f551 at 0.0144.");
  });
  expect(await violations(page, ".exchange-panel")).toEqual([]);
});

/** The preset on sketches at half its size. */
function halfColumns(): EagleDocument {
  const { problem, solvers, ...others } = documentOf("few-columns");
  const parsed = parseEagle({
    ...others,
    problem: { ...problem, d: 48, n: 48, rank: 48, dPrime: 12, nPrime: 12 },
    solvers: solvers.slice(0, 3).map((solver) => ({ ...solver, r: 12 })),
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

test("sketches of all sizes are tried by both rules, and what they do to A is seen", async ({ page }) => {
  await page.goto(`./?lang=en#${encodeLink(eagleKind, halfColumns())}`);
  const sketches = page.getByRole("region", { name: "Sketch size", exact: true });
  await scrolledTo(sketches);
  await pressUnlessBegun(sketches.getByRole("button", { name: "Run all sizes" }), sketches.getByRole("button", { name: /Cancel|Repeat/ }));
  const said = sketches.locator(".panel-summary");
  await expect(said).toContainText(/With all 48 columns EAGLE takes 1\d iterations to 1e-6\. With 12 of them, to 1e-6: columns \d/);
  await sketches.getByRole("combobox", { name: "Quantity shown" }).selectOption("condition");
  await expect(said).toContainText(
    /With 12 of 48 columns per iteration, the condition number of A starts at 100 and ends at .* \(columns, rescaled\)/,
  );
  await sketches.getByRole("combobox", { name: "Sketch size" }).selectOption("2");
  await expect(said).toContainText("With 24 of 48 columns");
  expect(await violations(page, ".sketches-panel")).toEqual([]);
  // A running computation continues in another language.
  await sketches.getByRole("button", { name: "Repeat" }).click();
  await chooseInMenu(page, "Deutsch");
  const german = page.getByRole("region", { name: "Größe des Sketches", exact: true });
  await scrolledTo(german);
  await expect(german).toContainText("Mit 24 von 48 Spalten");
});

test("a link of the EAGLE lab gives the bits of Node, with sketches", async ({ page }) => {
  const document = halfColumns();
  await page.goto(`./?lang=en#${encodeLink(eagleKind, document)}`);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.playground?.experiment))).toBe(JSON.stringify(document));
  await finished(page);
  const { solvers } = await page.evaluate(async () => (await window.playground.result()) as unknown as EagleResult);
  expect(solvers.map(lasting)).toEqual(eagleResult(document, null).solvers.map(lasting));
  expect(solvers.map(({ iterations }) => iterations).every((count) => count > 10)).toBe(true);
});

/** Without its time, as in a file. */
const lasting = (solver: object) =>
  JSON.stringify(solver, (key, value) => {
    if (key === "milliseconds") return undefined;
    return value instanceof Float64Array ? Array.from(value) : value;
  });

test("what can be taken away from the EAGLE lab is what there is: no data, a NumPy script of every solver", async ({ page }) => {
  await page.goto(linkTo("log-kappa"));
  await expect(page.getByRole("region", { name: "Error of D", exact: true })).toBeVisible();
  await chooseInMenu(page, "Export");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Python" })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Data", exact: true })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save NumPy script" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("numpy-eagle-log-kappa-seed-1.py");
  const text = readFileSync(await file.path(), "utf8");
  for (const name of ["eagle", "newton_schulz", "conjugate_gradients"]) expect(text).toContain(`def ${name}(solver)`);
  const result = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save Result as JSON" }).click();
  const { solvers } = JSON.parse(readFileSync(await (await result).path(), "utf8")) as EagleResult;
  expect(solvers.map(({ kind }) => kind)).toEqual(["eagle", "newton-schulz", "conjugate-gradients"]);
});

/** "#" with a preset. */
const linkTo = (id: string) => `./?lang=en#${encodeLink(eagleKind, documentOf(id))}`;

function documentOf(id: string): EagleDocument {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset.document;
}
