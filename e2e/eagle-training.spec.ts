/**
 * A network trained in the page, from a link: its weights get structure, a reload in mid-training loses nothing, and the page
 * computes the same bits as Node.
 */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { type EagleDocument, parseEagle } from "../src/labs/eagle/document/document";
import { eagleKind } from "../src/labs/eagle/document/kind";
import type { TrainingState } from "../src/labs/eagle/engine/training/protocol";
import { trainingResult } from "../src/labs/eagle/engine/training/result";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { activity, button, chooseInMenu, expect, finished, letGo, pressUnlessBegun, runButton, scrolledTo, setSpeed, test } from "./page";

function smallest(): EagleDocument {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "training", d: 5, n: 5, rank: 3 },
    solvers: [{ kind: "transformer", layers: 3, batch: 128, steps: 1500, rate: 0.005 }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

/** State of the network in the page. */
function network(page: Page): Promise<{ readonly step: number; readonly medians: readonly number[] }> {
  return page.evaluate(() => {
    // Until the lab has been fetched again, it has no series of its own.
    const { solvers = [] } = window.playground.series as unknown as { readonly solvers?: readonly (TrainingState | null)[] };
    return { step: solvers[0]?.iteration ?? 0, medians: Array.from(solvers[0]?.curve.median ?? []) };
  });
}

const inBetween = (step: number) => step > 20 && step < 1500;

test("a network is trained, read, reloaded in mid-training, and comes to the bits of Node", leftToVerify, async ({ page }) => {
  const document = smallest();
  await page.goto(`./#${encodeLink(eagleKind, document)}`);
  const said = (panel: string) => page.getByRole("region", { name: panel, exact: true }).locator(".panel-summary");
  const undisturbed = trainingResult(document).solvers[0];

  await test.step("three scalars per layer describe its weights", async () => {
    await expect(said("Weights")).toContainText("The weights are nearly diagonal: three scalars per layer describe them.", {
      timeout: 60_000,
    });
    await finished(page);
    await expect(said("Step sizes η and γ per layer")).toContainText("the paper reports 1 and 1.9");
    await scrolledTo(page.getByRole("region", { name: "Error during training", exact: true }));
    await expect(said("Error during training")).toContainText(/After 1\u202f500 steps the median squared error is .*, 17 times smaller/);
    expect((await network(page)).medians).toEqual(Array.from(undisturbed.losses.median));
    expect(await violations(page)).toEqual([]);
  });

  const unrolled = page.getByRole("region", { name: "States after each layer", exact: true });
  const beside = unrolled.getByRole("combobox", { name: "Comparison" });
  await test.step("earlier weights are shown, and the network is unrolled", async () => {
    const back = page.getByRole("slider", { name: "Step of the weights" });
    await back.press("Home");
    await expect(said("Weights")).toContainText(/^At step \d+: /);
    await back.press("End");
    await expect(said("Weights")).toContainText(/^The weights are nearly diagonal/);
    await scrolledTo(unrolled);
    await pressUnlessBegun(unrolled.getByRole("button", { name: "Unroll the network" }), unrolled.getByRole("button", { name: "Repeat" }));
    await expect(said("States after each layer")).toContainText("with three scalars per layer, similar to", { timeout: 60_000 });
    const reading = unrolled.getByRole("combobox", { name: "Extraction step" });
    await expect(reading).toHaveCount(0);
    await beside.selectOption("clusters");
    for (const [step, words] of [
      ["entries", /^After 1\u202f500 steps: Step 1: .* 1\.5 times the mean absolute entry/],
      ["threshold", /Step 2: .* \d+(–\d+)? % of W_QK .* in layers 1 to 2\. Of these, .* lie on the diagonals/],
      ["clusters", /Step 3: at most two cluster means/],
    ] as const) {
      await reading.selectOption(step);
      await expect(said("States after each layer")).toContainText(words);
    }
    await reading.selectOption("run");
    await expect(said("States after each layer")).toContainText("with clustered weights");
    await beside.selectOption("theory");
    await expect(said("States after each layer")).toContainText("with EAGLE’s theoretical steps");
    expect(await violations(page, ".unrolled-panel")).toEqual([]);
  });

  await test.step("a reload in mid-training", async () => {
    await setSpeed(page, 100);
    await runButton(page).click();
    await expect.poll(async () => inBetween((await network(page)).step)).toBe(true);
    await button(page, "Pause").click();
    await letGo(page);
    await expect.poll(() => activity(page)).toBe("paused");
    let reached = -1;
    // The last report may still be on its way.
    await expect(async () => {
      reached = (await network(page)).step;
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect((await network(page)).step).toBe(reached);
    }).toPass();
    expect(inBetween(reached)).toBe(true);
    await page.reload();
    await expect.poll(async () => (await network(page)).step).toBe(reached);
    const back = page.getByRole("slider", { name: "Step of the weights" });
    await back.press("Home");
    await expect(said("Weights")).toContainText(/^At step \d+: /);
    await back.press("End");
    // The panel's view is in the address.
    await scrolledTo(unrolled);
    await expect(beside).toHaveValue("theory");
    await runButton(page).click();
    await finished(page);
    expect((await network(page)).medians).toEqual(Array.from(undisturbed.losses.median));
  });

  await test.step("its weights and a script are saved", async () => {
    await chooseInMenu(page, "Export");
    const dialog = page.getByRole("dialog");
    const saved = async (name: string) => {
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name, exact: true }).click();
      return readFileSync(await (await download).path());
    };
    const { step, skipped, arrays } = JSON.parse((await saved("Save Weights as JSON")).toString("utf8"));
    expect([step, skipped]).toEqual([1500, undisturbed.skippedSteps]);
    const [first] = undisturbed.layers;
    expect(arrays.layer1_WQK).toEqual(first.WQK.map((row) => Array.from(row, Math.fround)));
    const archive = unzipSync(new Uint8Array(await saved("Save Weights as NumPy .npz")));
    expect(Object.keys(archive)).toEqual([1, 2, 3].flatMap((layer) => [`layer${layer}_WQK.npy`, `layer${layer}_WVP.npy`]));
    expect((await saved("Save PyTorch script")).toString("utf8")).toContain("torch.optim.Adam(");
    await page.keyboard.press("Escape");
  });

  await test.step("stored runs are fetched when their panel is on screen", async () => {
    const stored = page.getByRole("region", { name: "Stored runs at the paper’s size", exact: true });
    await scrolledTo(stored);
    await expect(stored.locator(".panel-summary")).toContainText("Stored result, not the current run");
    await stored.getByLabel("Stored run", { exact: true }).selectOption({ label: "distributed, seed 1" });
    await stored.getByLabel("Quantity shown", { exact: true }).selectOption({ label: "step sizes" });
    await expect(stored.locator(".panel-summary")).toContainText("Mean over the layers");
    expect(await violations(page, ".stored-runs-panel")).toEqual([]);
  });

  await test.step("from there to one matrix and back", async () => {
    await page.getByLabel("Kind of problem", { exact: true }).selectOption({ label: "Random low rank" });
    await expect(page.getByRole("region", { name: "Error of D", exact: true })).toBeVisible();
    await page.getByLabel("Kind of problem", { exact: true }).selectOption({ label: "Train a network" });
    await expect(page.getByRole("region", { name: "Weights", exact: true })).toBeVisible();
  });
});
