/** Learners of several layers on the page: they train, show their layers, and continue after a reload. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { test } from "./kept";
import { added, button, expect, finished, learner, open, pressInMenu, steps, trainedTo } from "./page";
import { watchTransfers } from "./transfers";
import { answered, keptOf } from "./workers";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const short = { steps: 60, rate: 0.003 };

/** Files of the build that contain TensorFlow.js, recognised by the address parameter for its flags. */
function tensorflowFiles(): readonly string[] {
  const assets = join(import.meta.dirname, "..", "dist", "assets");
  return readdirSync(assets).filter((name) => name.endsWith(".js") && readFileSync(join(assets, name), "utf8").includes("tfjsflags"));
}

function linkOf(...learners: readonly object[]): string {
  const task = { kind: "random-attention", n: 5, samples: 64, testSamples: 16, shifts: [] };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

test("layers and a Transformer train without TensorFlow.js, and the attention of every layer and head shows", async ({ page, context }) => {
  const transfers = watchTransfers(context);
  await open(page, linkOf({ kind: "transformer", ...short, heads: 2 }, { kind: "linear-layers", ...short, layers: 2, initialScale: 0.05 }));
  await finished(page);
  const curves = await page.evaluate(() => window.playground.series.learners.map((state) => Array.from(state?.curve.test ?? [])));
  for (const errors of curves) {
    expect(errors).toHaveLength(60);
    expect(errors[59]).toBeLessThan(errors[0]);
  }
  const fetched = (await Promise.all(transfers)).map(({ name }) => name);
  // The code for several layers is fetched now, in the worker; TensorFlow.js is not.
  expect(fetched.filter((name) => name.includes("deep-job"))).not.toEqual([]);
  expect(tensorflowFiles().length).toBeGreaterThan(0);
  expect(fetched.filter((name) => tensorflowFiles().includes(name.split("/").at(-1)!))).toEqual([]);
  const panel = page.locator(".panel", { has: page.getByRole("heading", { name: "Attention" }) });
  await expect(panel).toContainText("Layer 2");
  await expect(panel).toContainText("weights can be negative");
  await panel.getByLabel("Learner", { exact: true }).selectOption({ label: "Transformer" });
  await expect(panel).toContainText("weights of each query token sum to one");
  await expect(panel).toContainText("head 2");
  await expect(page.locator(".panel", { hasText: "their heads cannot be compared with the teacher’s" }).first()).toBeVisible();
});

test("a learner of layers is added from the rail with its settings", async ({ page }) => {
  await open(page, linkOf({ kind: "closed-form" }));
  await added(page, "Layers");
  const popover = await learner(page, "2 layers");
  await expect(popover).toContainText("number of linear-attention layers; the label is predicted from the last");
  await trainedTo(page, 3);
});

test("training goes on after a reload where it was", async ({ page }) => {
  await open(page, linkOf({ kind: "linear-layers", layers: 2, steps: 100_000 }));
  await trainedTo(page, 20);
  await button(page, "Pause").click();
  await expect.poll(() => page.evaluate(() => window.playground.activity)).toBe("paused");
  await answered(page);
  const [before] = await steps(page);
  await expect.poll(async () => (await keptOf(page)).steps).toEqual([before]);
  await page.reload();
  await expect.poll(() => steps(page)).toEqual([before]);
  await pressInMenu(page, "One step");
  await expect.poll(() => steps(page)).toEqual([before + 1]);
});
