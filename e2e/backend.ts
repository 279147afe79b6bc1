/** Functions that the tests of backends share. */

import { expect, type Page } from "@playwright/test";
import { type Experiment, parseExperiment } from "../src/labs/learnability/document/document";
import { problemLine } from "../src/platform/fields/problem";
import { chooseInMenu } from "./page";

/** Small enough for a GPU emulated by the processor. */
export function tiny(steps: number): Experiment {
  return experimentOf([
    { kind: "closed-form" },
    { kind: "gradient", heads: 1, batch: 4, steps },
    { kind: "gradient", heads: 2, batch: 4, steps, repeats: 2 },
  ]);
}

/** One learner of two layers, equally small. */
export function layers(steps: number): Experiment {
  return experimentOf([{ kind: "linear-layers", layers: 2, batch: 2, steps, initialScale: 0.1, rate: 1e-4 }]);
}

function experimentOf(learners: readonly object[]): Experiment {
  const task = { kind: "random-attention", d: 2, n: 4, samples: 64, testSamples: 16 };
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, seed: 5, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** More steps than a GPU emulated by the processor takes during a test. */
export const endless = 5_000_000;

/** Opens the choice of the backend for gradient learners. */
export async function openBackend(page: Page): Promise<void> {
  await chooseInMenu(page, /^Backend: /);
  await expect(backend(page)).toBeVisible();
}

/** Current backend, in the words of the choice. */
export const backend = (page: Page) => page.locator(".backend-now");

/** Reads the current backend in the choice, and closes it. */
export async function expectBackend(page: Page, words: string | RegExp): Promise<void> {
  await openBackend(page);
  await expect(backend(page)).toHaveText(words);
  await page.keyboard.press("Escape");
}
