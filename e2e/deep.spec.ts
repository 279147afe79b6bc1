/** Learners of several layers on the page: they train, show their layers, and continue after a reload. */

import type { BrowserContext, Page } from "@playwright/test";
import { parseEagle } from "../src/labs/eagle/document/document";
import { eagleKind } from "../src/labs/eagle/document/kind";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { parseLion } from "../src/labs/lion/document/document";
import { lionKind } from "../src/labs/lion/document/kind";
import { encodeLink as encodeAnyLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { tensorflowFiles } from "./built";
import { test } from "./kept";
import { added, button, expect, finished, learner, open, pressInMenu, steps, trainedTo } from "./page";
import { answered, keptOf } from "./workers";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const short = { steps: 60, rate: 0.003 };

function linkOf(...learners: readonly object[]): string {
  const task = { kind: "random-attention", n: 5, samples: 64, testSamples: 16, shifts: [] };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

test("layers and a Transformer train without TensorFlow.js, and the attention of every layer and head shows", async ({ page, context }) => {
  const fetched = watchAddresses(context);
  await open(page, linkOf({ kind: "transformer", ...short, heads: 2 }, { kind: "linear-layers", ...short, layers: 2, initialScale: 0.05 }));
  await finished(page);
  const curves = await page.evaluate(() => window.playground.series.learners.map((state) => Array.from(state?.curve.test ?? [])));
  for (const errors of curves) {
    expect(errors).toHaveLength(60);
    expect(errors[59]).toBeLessThan(errors[0]);
  }
  // The code for several layers is fetched now, in the worker; TensorFlow.js is not.
  expect(fetched.filter((name) => name.includes("deep-job"))).not.toEqual([]);
  expect(withTensorflow(fetched)).toEqual([]);
  const panel = page.locator(".panel", { has: page.getByRole("heading", { name: "Attention" }) });
  await expect(panel).toContainText("Layer 2");
  await expect(panel).toContainText("weights can be negative");
  await panel.getByLabel("Learner", { exact: true }).selectOption({ label: "Transformer" });
  await expect(panel).toContainText("weights of each query token sum to one");
  await expect(panel).toContainText("head 2");
  await expect(page.locator(".panel", { hasText: "their heads cannot be compared with the teacher’s" }).first()).toBeVisible();
});

test("a network of EAGLE and encoders of LION train without TensorFlow.js", async ({ page, context }) => {
  const fetched = watchAddresses(context);
  await page.goto(eagleLink());
  await expect.poll(() => stepsIn(page, "solvers")).toEqual([60]);
  await page.goto(lionLink());
  await expect.poll(() => stepsIn(page, "encoders")).toEqual([10, 10]);
  // The code of each lab's training is fetched, by its worker.
  expect(fetched.filter((name) => name.includes("/training-")).length).toBeGreaterThanOrEqual(2);
  expect(withTensorflow(fetched)).toEqual([]);
});

/** Addresses of all requests from now on, also of workers; the list grows. */
function watchAddresses(context: BrowserContext): readonly string[] {
  const addresses: string[] = [];
  context.on("request", (request) => void addresses.push(request.url()));
  return addresses;
}

/** Steps of the trained networks of a companion lab; none before the lab has been fetched. */
function stepsIn(page: Page, kind: "solvers" | "encoders"): Promise<readonly number[]> {
  return page.evaluate((name) => {
    type Trained = { readonly iteration?: number; readonly step?: number } | null;
    const { [name]: states = [] } = window.playground.series as unknown as Readonly<Record<string, readonly Trained[] | undefined>>;
    return states.map((state) => state?.iteration ?? state?.step ?? 0);
  }, kind);
}

/** Addresses of files with TensorFlow.js. */
function withTensorflow(addresses: readonly string[]): readonly string[] {
  const names = tensorflowFiles();
  return addresses.filter((address) => names.includes(address.split("/").at(-1)!));
}

function eagleLink(): string {
  const problem = { kind: "training", d: 5, n: 5, rank: 3 };
  const solvers = [{ kind: "transformer", layers: 2, batch: 32, steps: 60 }];
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem, solvers });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `./#${encodeAnyLink(eagleKind, parsed.document)}`;
}

function lionLink(): string {
  const problem = { kind: "task", task: "walls", length: 24, testLengths: [24] };
  const learners = ["S", "softmax"].map((variant) => ({ kind: "encoder", variant, width: 16, heads: 2, batch: 8, steps: 10, seeds: 1 }));
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", problem, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `./#${encodeAnyLink(lionKind, parsed.document)}`;
}

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
