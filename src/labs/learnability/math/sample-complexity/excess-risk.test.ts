import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { Split } from "../model/samples";
import type { TaskSpec } from "../tasks/registry";
import { Workspace } from "../workspace";
import { type BestLayer, bestLayerOf } from "./best-layer";
import { excessRisks } from "./excess-risk";
import { draw, firstOf, populationFor, samplesAt, slowFit, slowForm, specOf } from "./testing";

const workspace = new Workspace();
const excessOf = (train: Split, counts: readonly number[], best: BestLayer) => finish(excessRisks(workspace, train, counts, best));

function bestOf(spec: TaskSpec, count = 1): BestLayer {
  return finish(bestLayerOf(workspace, populationFor(workspace, spec, count)));
}

describe("the excess risk of a fit to the first samples", () => {
  it.each([
    ["one output", { d: 3, noise: 0.5, output: "scalar" }],
    ["several outputs", { d: 3, noise: 0.5 }],
    ["labels without noise", { d: 3, noise: 0 }],
    ["four coordinates and one token", { d: 4, n: 1, noise: 0.1 }],
  ])("is that of a slow least-squares fit, with fewer samples than features and with more: %s", (_, fields) => {
    const spec = specOf("random-attention", fields);
    const best = bestOf(spec);
    const { psi, outputs, lambda, p } = best;
    const counts = [1, psi / 2, psi - 1, psi, psi + 1, 2 * psi, 5 * psi];
    for (const set of [0, 1]) {
      const train = draw(workspace, spec, set, 5 * psi);
      const excess = excessOf(train, counts, best);
      for (const [k, count] of counts.entries()) {
        const slow = slowFit(firstOf(train, count));
        const expected = slowForm(slow.p, p, lambda, outputs);
        // Both lose the digits that the condition number takes; without noise the excess itself is rounding.
        expect(Math.abs(excess[k] - expected)).toBeLessThan(1e-13 * slow.kappa * Math.max(expected, 1e-10));
      }
    }
  });

  it("is that of every sample of a sequence where every prefix is supervised", () => {
    const spec = specOf("random-attention", { d: 2, n: 4, noise: 0.5, supervision: "causal" });
    const best = bestOf(spec, 2000);
    const train = draw(workspace, spec, 0, 12);
    expect([best.psi, train.count]).toEqual([6, 48]);
    const excess = excessOf(train, [3, 12], best);
    for (const [k, count] of [12, 48].entries()) {
      const slow = slowFit(firstOf(train, count));
      const expected = slowForm(slow.p, best.p, best.lambda, best.outputs);
      expect(Math.abs(excess[k] - expected)).toBeLessThan(1e-14 * slow.kappa * expected);
    }
  });

  it("does not depend on the other numbers of samples of the list, up to rounding", () => {
    const spec = specOf("random-attention", { d: 3, noise: 0.5 });
    const best = bestOf(spec);
    const train = draw(workspace, spec, 0, 72);
    const [, , third] = excessOf(train, [9, 18, 40, 72], best);
    expect(excessOf(firstOf(train, 40), [40], best)[0]).toBeCloseTo(third, 12);
  });

  it("takes the smallest solution where samples are repeated", () => {
    const spec = specOf("random-attention", { d: 3, noise: 0.5 });
    const best = bestOf(spec);
    const train = draw(workspace, spec, 0, 10);
    const repeated = samplesAt(
      train,
      Array.from({ length: 40 }, (_, i) => i % 10),
    );
    const [once, fourTimes] = [excessOf(train, [10], best)[0], excessOf(repeated, [40], best)[0]];
    expect(fourTimes / once).toBeCloseTo(1, 9);
  });

  it("is nothing but rounding for exact labels and at least as many samples as features, also at N = psi", () => {
    const spec = specOf("random-attention", { d: 4, noise: 0 });
    const best = bestOf(spec);
    for (let set = 0; set < 20; set++) {
      const train = draw(workspace, spec, set, 160);
      const [before, at, ...after] = excessOf(train, [39, 40, 41, 80, 160], best);
      expect(before).toBeGreaterThan(1e-3);
      const { kappa } = slowFit(firstOf(train, 40));
      expect(at).toBeLessThan(1e-30 * kappa);
      expect(Math.max(...after)).toBeLessThan(1e-22);
    }
  });

  it("refuses a training set without labels", () => {
    const spec = specOf("random-attention", { d: 2 });
    const unlabelled = { ...draw(workspace, spec, 0, 6), labels: null };
    expect(() => excessOf(unlabelled, [6], bestOf(spec))).toThrow("no labels");
  });

  it("leaves the workspace as it was", () => {
    const spec = specOf("random-attention", { d: 3 });
    const best = bestOf(spec);
    const train = draw(workspace, spec, 0, 72);
    const before = workspace.bytesInUse;
    excessOf(train, [9, 72], best);
    expect(workspace.bytesInUse).toBe(before);
  });
});
