/** Training on WebGPU, which is played by the processor here: tiny sizes, and nothing about speed. */

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { runMap } from "../src/labs/learnability/engine/map/run-map";
import { problemLine } from "../src/platform/fields/problem";
import { recordedSteps } from "../src/platform/numerics/recording-grid";
import { tooSmall, violations } from "./accessible";
import { backend, endless, expectBackend, layers, openBackend, tiny } from "./backend";
import { tensorflowFiles } from "./built";
import { softwareGpu } from "./gpu/page";
import { faultKey, faultyWorkers, type GpuFault } from "./gpu-faults";
import { leftToVerify } from "./in-verify";
import {
  broughtIntoView,
  button,
  expect,
  finished,
  menuWords,
  moreButton,
  pressUnlessBegun,
  runButton,
  steps,
  takeFromMenu,
  test,
  trainedTo,
} from "./page";

/** Recorded steps and test errors of the gradient learners. */
function curves(page: Page): Promise<{ readonly step: readonly number[]; readonly test: readonly number[] }[]> {
  return page.evaluate(() =>
    window.playground.series.learners.flatMap((state) =>
      state?.kind === "gradient" ? [{ step: [...state.curve.step], test: [...state.curve.test] }] : [],
    ),
  );
}

/** The solution of the closed form, and its last test error. */
function closedForm(page: Page) {
  return page.evaluate(() => {
    const state = window.playground.series.learners.find((learner) => learner?.kind === "closed-form");
    const { solution, curve } = state?.kind === "closed-form" ? state : { solution: null, curve: null };
    return { solution: solution && structuredClone(solution), error: curve?.test.at(-1) ?? Number.NaN };
  });
}

/** Runs in the page before its own code: this device was told to use the GPU. */
const preferGpu = () => localStorage.setItem("backend", "WebGPU");

// Workers that are made to fail are wrapped in scripts that the content policy of the page would not let in.
test.use({ launchOptions: softwareGpu, calm: true, still: true, bypassCSP: true });

test("training on WebGPU says so, records at the document's steps, and ends where WASM does", leftToVerify, async ({ page }) => {
  await page.addInitScript(preferGpu);
  await page.goto(`./#${encodeLink(tiny(20))}`);
  await finished(page);
  await expectBackend(page, "Now: WebGPU · software.");
  const onGpu = await curves(page);
  for (const { step } of onGpu) expect(step).toEqual(recordedSteps(20));
  const { solution, error } = await closedForm(page);
  const { residualBefore, residualAfter, device } = solution?.onGpu ?? { residualBefore: 0, residualAfter: 1 };
  expect(device).toBe("software");
  expect(residualBefore).toBeGreaterThan(1e-9);
  expect(residualAfter).toBeLessThan(1e-14);
  const heads = page.getByRole("region", { name: "Heads", exact: true });
  await heads.getByText(/^Closed form on the GPU \(software\): relative residual .+, refined to .+\.$/).click();
  await expect(heads.getByRole("table", { name: "Computing times and residuals of the closed forms" })).toContainText(
    "Features and Gram, GPU",
  );
  await expect(heads.getByText(/The last digits may differ between devices/)).toBeVisible();
  expect(await violations(page, ".heads-panel")).toEqual([]);

  await openBackend(page);
  await page.getByRole("radio", { name: "WASM" }).press("Space");
  await page.keyboard.press("Escape");
  await runButton(page).click();
  await finished(page);
  await expectBackend(page, "Now: WASM.");
  const inWasm = await curves(page);
  expect(Math.abs((await closedForm(page)).error - error)).toBeLessThan(1e-20);
  await expect(heads.getByText(/^Closed form (on the GPU|in float64)/)).toHaveCount(0);
  inWasm.forEach(({ test }, k) => {
    test.forEach((error, i) => {
      expect(Math.abs(onGpu[k].test[i] / error - 1)).toBeLessThan(1e-3);
    });
  });
});

test("learners move to the GPU in the middle of a run, and back when the device is lost, with their curves", async ({ page }) => {
  await page.addInitScript(faultyWorkers, faultKey);
  await page.goto(`./#${encodeLink(tiny(endless))}`);
  await trainedTo(page, 20);
  await button(page, "Pause").click();
  await openBackend(page);
  await page.getByRole("radio", { name: "WebGPU" }).press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Now: " })).toHaveText("Now: WebGPU · software.");
  expect(await violations(page, ".backend-dialog")).toEqual([]);
  expect(await tooSmall(page.locator(".backend-dialog button"))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(moreButton(page)).toBeFocused();
  const before = await curves(page);
  const moved = await steps(page);
  await runButton(page).click();
  await trainedTo(page, Math.max(...moved) + 5);

  await page.evaluate(() => window.dispatchEvent(new Event("lose-device")));
  await expect(page.getByText(/^No training on the GPU: .* Training continues in WebAssembly from step/)).toBeVisible();
  await trainedTo(page, Math.max(...moved) + 200);
  await expectBackend(page, /^Now: WASM: the GPU /);
  const after = await curves(page);
  before.forEach(({ step, test }, k) => {
    expect(after[k].step.slice(0, step.length)).toEqual(step);
    expect(after[k].test.slice(0, test.length)).toEqual(test);
    expect(after[k].step).toEqual(recordedSteps(endless).slice(0, after[k].step.length));
  });
});

test(
  "a learner of several layers trains on WebGPU, and goes on in WASM with its curve when the device is lost",
  leftToVerify,
  async ({ page }) => {
    await page.addInitScript(faultyWorkers, faultKey);
    await page.addInitScript(preferGpu);
    await page.goto(`./#${encodeLink(layers(endless))}`);
    await expectBackend(page, "Now: WebGPU · software.");
    await trainedTo(page, 6);
    const before = await layerCurve(page);
    await page.evaluate(() => window.dispatchEvent(new Event("lose-device")));
    await expect(page.getByText(/^No training on the GPU: .* Training continues in WebAssembly from step/)).toBeVisible();
    await trainedTo(page, 120);
    const after = await layerCurve(page);
    expect(before.step.length).toBeGreaterThanOrEqual(5);
    expect(after.test.slice(0, before.test.length)).toEqual(before.test);
    expect(after.step).toEqual(recordedSteps(endless).slice(0, after.step.length));
  },
);

test("where TensorFlow.js cannot be fetched, a learner of several layers trains in WASM, the page says why, and a new attempt trains it on the GPU", async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  const names = tensorflowFiles();
  await context.route(
    (url) => names.includes(url.pathname.split("/").at(-1)!),
    (route) => {
      refused.push(route.request().url());
      return route.abort("internetdisconnected");
    },
  );
  await page.addInitScript(preferGpu);
  await page.goto(`./#${encodeLink(layers(endless))}`);
  await trainedTo(page, 20);
  expect(refused).toHaveLength(1);
  await expectBackend(page, /^Now: WASM: TensorFlow\.js, which trains layers on the GPU, could not be fetched/);
  await context.unrouteAll();
  await openBackend(page);
  await button(page, "Try the GPU again").press("Enter");
  await expect(backend(page)).toHaveText("Now: WebGPU · software.");
  await page.keyboard.press("Escape");
  await trainedTo(page, Math.max(...(await steps(page))) + 2);
});

/** Of the first learner. */
async function layerCurve(page: Page) {
  const [curve] = await curves(page);
  return curve;
}

const faults: Readonly<Partial<Record<GpuFault, RegExp>>> = {
  adapter: /the browser offers no GPU to this page/,
  checksum: /the GPU computed a wrong checksum, so it is not used: entry 0 is/,
  "training shader": /the driver of the GPU rejected a program: training, line 1: .*undeclared/,
  memory: /the weights need .* MB on the GPU, but the GPU does not provide it: there is none left/,
};

for (const { title, where, names } of [
  { title: "computes wrongly or has no memory", where: {}, names: ["checksum", "memory"] },
  { title: "is none or takes no program", where: leftToVerify, names: ["adapter", "training shader"] },
] as const)
  test(`a GPU that ${title} says so, and training goes on`, where, async ({ page }) => {
    await page.addInitScript(faultyWorkers, faultKey);
    await page.goto(`./#${encodeLink(tiny(endless))}`);
    await trainedTo(page, 1);
    await openBackend(page);
    for (const name of names) {
      await page.evaluate(([key, fault]) => sessionStorage.setItem(key, fault), [faultKey, name] as const);
      if (name === names[0]) await page.getByRole("radio", { name: "WebGPU" }).press("Space");
      else await button(page, "Try the GPU again").press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "Now: " })).toHaveText(faults[name] ?? "");
      await trainedTo(page, Math.max(...(await steps(page))) + 20);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByText(/^No training on the GPU: .* Training continues in WebAssembly from step/)).toBeVisible();
  });

// Played by the processor, these take longest.
test("the device is measured", leftToVerify, async ({ page }) => {
  await page.goto(`./#${encodeLink(tiny(40))}`);
  await finished(page);
  await openBackend(page);
  await button(page, "Measure this device").press("Enter");
  const measured = page.getByRole("table", { name: "Time of one step or one solution on this device (GPU: software)" });
  await expect(measured).toContainText("d = 4, 4 heads, batch 32");
  await expect(measured).toContainText("closed form, d = 4, N = 256");
});

test("a closed form whose program is refused is solved all the same", leftToVerify, async ({ page }) => {
  await page.addInitScript(preferGpu);
  await page.addInitScript(faultyWorkers, faultKey);
  await page.addInitScript(([key, name]) => sessionStorage.setItem(key, name), [faultKey, "features shader" satisfies GpuFault] as const);
  await page.goto(`./#${encodeLink(tiny(endless))}`);
  const refused = /^Closed form in float64 on the processor: the driver of the GPU rejected a program: the features, line 1: /;
  await expect(page.getByRole("region", { name: "Heads", exact: true }).getByText(refused)).toBeVisible();
  expect((await closedForm(page)).solution).toMatchObject({ solver: "normal equations" });
});

test("a map trains on the GPU, says so, and goes on on the processor when the device is lost", leftToVerify, async ({ page }) => {
  const parsed = parseExperiment({
    ...tiny(10),
    learners: [{ kind: "closed-form" }],
    map: {
      learner: { kind: "gradient", heads: 2, steps: 20, rate: 0.001, batch: 8, optimizer: "sgd" },
      x: { fields: ["learner.heads"], points: [[1], [2]] },
      y: { fields: ["learner.steps"], points: [[20], [20_000]] },
      seeds: 1,
    },
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  await page.addInitScript(preferGpu);
  await page.addInitScript(faultyWorkers, faultKey);
  await page.goto(`./#${encodeLink(parsed.experiment)}`);
  const panel = page.getByRole("region", { name: "Learnability map", exact: true });
  await broughtIntoView(page.locator(".map-panel"), panel.locator(".map-picture"));
  const summary = panel.locator(".panel-summary");
  await pressUnlessBegun(panel.getByRole("button", { name: /^Compute/ }), panel.getByRole("button", { name: "Pause" }));
  await expect(summary).toContainText("The GPU (software) trained 2 of 2 runs, with its own rounding.");
  await page.evaluate(() => window.dispatchEvent(new Event("lose-device")));
  await expect(summary).toContainText("The GPU (software) trained 2 of 4 runs");
  await expect(summary).toContainText(/The GPU is not used: the GPU is no longer used.*The processor trains the remaining runs\.$/);
  const errors = await mapErrors(page);
  const expected = runMap(parsed.experiment, null).runs.toSorted((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);
  errors.slice(0, 2).forEach((error, k) => {
    expect(Math.abs(error / expected[k].error - 1)).toBeLessThan(1e-3);
  });
  expect(errors.slice(2)).toEqual(expected.slice(2).map(({ error }) => error));
});

/** The error of the first seed of every cell, in full, as the export of the map holds them. */
async function mapErrors(page: Page): Promise<number[]> {
  const download = page.waitForEvent("download");
  await takeFromMenu(page, "Learnability map", menuWords.csv);
  const [columns, ...rows] = readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n")
    .map((row) => row.split(","));
  return rows.map((row) => Number(row[columns.indexOf("error of seed 1")]));
}
