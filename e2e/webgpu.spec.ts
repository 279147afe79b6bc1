/** Training on WebGPU, which is played by the processor here: tiny sizes, and nothing about speed. */
import type { Page } from "@playwright/test";
import { encodeLink } from "../src/experiment/link";
import { recordedSteps } from "../src/learners/recording";
import { tooSmall, violations } from "./accessible";
import { endless, layers, status, tiny } from "./backend";
import { softwareGpu } from "./gpu/page";
import { button, expect, finished, steps, test, trainedTo } from "./page";

/** Recorded steps and test errors of the gradient learners. */
function curves(page: Page): Promise<{ readonly step: readonly number[]; readonly test: readonly number[] }[]> {
  return page.evaluate(() =>
    window.playground.series.learners.flatMap((state) =>
      state?.kind === "gradient" ? [{ step: [...state.curve.step], test: [...state.curve.test] }] : [],
    ),
  );
}

/** Runs in the page before its own code: this device was told to use the GPU. */
const preferGpu = () => localStorage.setItem("backend", "WebGPU");

test.use({ launchOptions: softwareGpu, calm: true, still: true });

test("training on WebGPU says so, records at the document's steps, and ends where WASM does; the device is measured", async ({ page }) => {
  await page.addInitScript(preferGpu);
  await page.goto(`./#${encodeLink(tiny(40))}`);
  await finished(page);
  await expect(status(page)).toHaveText("WebGPU · software");
  const onGpu = await curves(page);
  for (const { step } of onGpu) expect(step).toEqual(recordedSteps(40));

  await status(page).click();
  await page.getByRole("radio", { name: "WASM" }).press("Space");
  await page.keyboard.press("Escape");
  await button(page, "Run again").click();
  await finished(page);
  await expect(status(page)).toHaveText("WASM");
  const inWasm = await curves(page);
  inWasm.forEach(({ test }, k) => {
    test.forEach((error, i) => {
      expect(Math.abs(onGpu[k].test[i] / error - 1)).toBeLessThan(1e-3);
    });
  });

  await status(page).click();
  await button(page, "Measure this device").press("Enter");
  await expect(page.getByRole("table", { name: "One step on this device (GPU: software)" })).toContainText("d = 4, 4 heads, batch 32");
});

test("learners move to the GPU in the middle of a run, and back when the device is lost, with their curves", async ({ page }) => {
  await page.addInitScript(losableDevices);
  await page.goto(`./#${encodeLink(tiny(endless))}`);
  await trainedTo(page, 20);
  await button(page, "Pause").click();
  await status(page).click();
  await page.getByRole("radio", { name: "WebGPU" }).press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Now: " })).toHaveText("Now: WebGPU · software.");
  expect(await violations(page, ".backend-dialog")).toEqual([]);
  expect(await tooSmall(page.locator(".backend-button, .backend-dialog button"))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(status(page)).toBeFocused();
  const before = await curves(page);
  const moved = await steps(page);
  await button(page, "Play").click();
  await trainedTo(page, Math.max(...moved) + 5);

  await page.evaluate(() => window.dispatchEvent(new Event("lose-device")));
  await expect(page.getByText(/^No training on the GPU: .* Training went on in WebAssembly from step/)).toBeVisible();
  await trainedTo(page, Math.max(...moved) + 200);
  await expect(status(page)).toHaveText(/^WASM: the GPU /);
  const after = await curves(page);
  before.forEach(({ step, test }, k) => {
    expect(after[k].step.slice(0, step.length)).toEqual(step);
    expect(after[k].test.slice(0, test.length)).toEqual(test);
    expect(after[k].step).toEqual(recordedSteps(endless).slice(0, after[k].step.length));
  });
});

test("a learner of several layers trains on WebGPU, and goes on in WASM with its curve when the device is lost", async ({ page }) => {
  await page.addInitScript(losableDevices);
  await page.addInitScript(preferGpu);
  await page.goto(`./#${encodeLink(layers(endless))}`);
  await expect(status(page)).toHaveText("WebGPU · software");
  await trainedTo(page, 6);
  const before = await layerCurve(page);
  await page.evaluate(() => window.dispatchEvent(new Event("lose-device")));
  await expect(page.getByText(/^No training on the GPU: .* Training went on in WebAssembly from step/)).toBeVisible();
  await trainedTo(page, 120);
  const after = await layerCurve(page);
  expect(before.step.length).toBeGreaterThanOrEqual(5);
  expect(after.test.slice(0, before.test.length)).toEqual(before.test);
  expect(after.step).toEqual(recordedSteps(endless).slice(0, after.step.length));
});

/** Of the first learner. */
async function layerCurve(page: Page) {
  const [curve] = await curves(page);
  return curve;
}

/**
 * Runs in the page before its own code: a worker that opens a GPU gives it up when the page hears "lose-device". The
 * worker's own script is imported by one that keeps hold of the device; messages wait for it.
 */
function losableDevices(): void {
  const Original = window.Worker;
  const wrapped = (url: string) => `
    const early = [];
    const keep = (event) => { event.stopImmediatePropagation(); early.push(event.data); };
    addEventListener("message", keep);
    let device;
    const open = GPUAdapter.prototype.requestDevice;
    GPUAdapter.prototype.requestDevice = async function (...options) { return (device = await open.apply(this, options)); };
    await import(${JSON.stringify(url)});
    removeEventListener("message", keep);
    addEventListener("message", (event) => {
      if (event.data !== "lose-device") return;
      event.stopImmediatePropagation();
      device?.destroy();
    });
    for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
  `;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      const { href } = new URL(url, location.href);
      const source = new Blob([wrapped(href)], { type: "text/javascript" });
      const opensGpu = href.includes("/gpu-worker-");
      super(opensGpu ? URL.createObjectURL(source) : url, options);
      if (opensGpu) window.addEventListener("lose-device", () => this.postMessage("lose-device"));
    }
  };
}
