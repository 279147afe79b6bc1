import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { waitsOf } from "../../tasks/in-context-regression/staircase";
import { type ReleasedFixture, sameRun } from "./released-attention-testing";

/** Written by `npm run verify -- in-context-released`, which runs the released code. */
const kept: ReleasedFixture = JSON.parse(readFileSync(new URL("fixtures/released-attention.json", import.meta.url), "utf8"));

describe("heads of rank one on prompts of the released code", () => {
  const run = sameRun();
  const losses = run.losses();

  it("take the steps of the released attention in PyTorch: the same losses", () => {
    expect(kept.steps).toEqual(run.steps);
    losses.forEach((loss, k) => {
      expect(Math.abs(loss / kept.losses[k] - 1)).toBeLessThan(1e-6);
    });
  });

  it("wait at the same heights", () => {
    const [theirs, ours] = [kept.losses, losses].map((loss) => waitsOf(run.steps, loss));
    expect(theirs.length).toBeGreaterThanOrEqual(3);
    expect(ours.map(({ step }) => step)).toEqual(theirs.map(({ step }) => step));
    ours.forEach(({ loss }, k) => {
      expect(Math.abs(loss / theirs[k].loss - 1)).toBeLessThan(1e-6);
    });
  });
});
