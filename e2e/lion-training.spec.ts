/**
 * Encoders trained in the page, from a link: small ones learn the walls with the same bits as in Node, and a reload in mid-training
 * loses nothing. `npm run verify -- encoders` trains those of the presets.
 */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { type LionDocument, parseLion } from "../src/labs/lion/document/document";
import { lionKind } from "../src/labs/lion/document/kind";
import type { EncoderState } from "../src/labs/lion/engine/training/protocol";
import { taskResult } from "../src/labs/lion/engine/training/result";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { activity, button, chooseInMenu, expect, finished, letGo, runButton, scrolledTo, setSpeed, test } from "./page";

const steps = 150;

function smallest(): LionDocument {
  const parsed = parseLion({
    format: "learnability-experiment",
    version: 1,
    lab: "lion",
    problem: { kind: "task", task: "walls", length: 24, testLengths: [24] },
    learners: [{ kind: "encoder", variant: "S", width: 16, heads: 2, batch: 8, rate: 0.01, steps, seeds: 2 }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

/** State of the first learner in the page. */
function encoder(page: Page): Promise<{ readonly step: number; readonly losses: readonly number[][]; readonly accuracy: number }> {
  return page.evaluate(() => {
    // Until the lab has been fetched again, it has no series of its own.
    const { encoders = [] } = window.playground.series as unknown as { readonly encoders?: readonly (EncoderState | null)[] };
    const runs = encoders[0]?.runs ?? [];
    return {
      step: encoders[0]?.step ?? 0,
      losses: runs.map(({ losses }) => Array.from(losses.loss)),
      accuracy: Math.min(...runs.map(({ looks }) => looks.accuracy.at(-1) ?? 0)),
    };
  });
}

const inBetween = (step: number) => step > 5 && step < steps;

test(
  "encoders reach 99 % on walls, with small decays there, survive a reload in mid-training, and come to the bits of Node",
  leftToVerify,
  async ({ page }) => {
    const document = smallest();
    const undisturbed = taskResult(document).learners[0].runs.map(({ losses }) => Array.from(losses.train));
    await page.goto(`./#${encodeLink(lionKind, document)}`);
    await finished(page);
    const reached = await encoder(page);
    expect(reached.losses).toEqual(undisturbed);
    expect(reached.accuracy).toBeGreaterThan(0.99);
    const panel = page.getByRole("region", { name: "Decays and answers", exact: true });
    await scrolledTo(panel);
    // Decays at walls are small; the smallest over all tokens is larger.
    const [atWalls, anywhere] = await numbersIn(panel, /smallest at walls: (\S+), compared with (\S+) over all tokens/);
    expect(atWalls).toBeLessThan(0.3);
    expect(anywhere).toBeGreaterThan(atWalls + 0.2);
    await expect(panel.getByRole("row").filter({ hasText: "LION-S" })).toContainText(/all \d+ correct/);
    expect(await violations(page)).toEqual([]);

    await test.step("in three forms it gives the same answers", async () => {
      const forms = page.getByRole("region", { name: "Trained weights in three forms", exact: true });
      await scrolledTo(forms);
      const said = /attention by at most (\S+) in float64 and (\S+) in float32; the largest is (\S+)\.$/;
      const [float64, float32, largest] = await numbersIn(forms, said);
      expect(float64).toBeLessThanOrEqual(1e-12 * largest);
      expect(float32).toBeLessThanOrEqual(1e-5 * largest);
    });

    await test.step("and a script trains it", async () => {
      await chooseInMenu(page, "Export");
      const saved = page.waitForEvent("download");
      await page.getByRole("dialog", { name: "Export" }).getByRole("button", { name: "Save PyTorch script", exact: true }).click();
      const script = readFileSync(await (await saved).path(), "utf8");
      expect(script).toContain("torch.optim.AdamW");
      const [loss] = (await encoder(page)).losses[0];
      expect(script).toContain(`"loss": [${loss}, `);
      await page.keyboard.press("Escape");
    });

    await test.step("a reload in mid-training", async () => {
      await setSpeed(page, 10);
      await runButton(page).click();
      await expect.poll(async () => inBetween((await encoder(page)).step)).toBe(true);
      await button(page, "Pause").click();
      await letGo(page);
      await expect.poll(() => activity(page)).toBe("paused");
      let reached = -1;
      // The last report may still be on its way.
      await expect(async () => {
        reached = (await encoder(page)).step;
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect((await encoder(page)).step).toBe(reached);
      }).toPass();
      expect(inBetween(reached)).toBe(true);
      await page.reload();
      await expect.poll(async () => (await encoder(page)).step).toBe(reached);
      await runButton(page).click();
      await finished(page);
      expect((await encoder(page)).losses).toEqual(undisturbed);
    });

    await test.step("from there to one sequence and back", async () => {
      await page.getByLabel("Source of the tokens", { exact: true }).selectOption({ label: "Random" });
      await expect(page.getByRole("region", { name: "Differences between forms", exact: true })).toBeVisible();
      await page.getByLabel("Source of the tokens", { exact: true }).selectOption({ label: "Train encoders" });
      await expect(page.getByRole("region", { name: "Training curves", exact: true })).toBeVisible();
    });
  },
);

/** Numbers in a panel's text, once it has this form. */
async function numbersIn(panel: Locator, said: RegExp): Promise<number[]> {
  const summary = panel.locator(".panel-summary");
  await expect(summary).toContainText(said);
  const [, ...numbers] = said.exec((await summary.textContent()) ?? "") ?? [];
  return numbers.map(Number);
}
