import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { datasetOf } from "../tasks/custom/testing";
import { wholeOf } from "../tasks/whole";
import { Workspace } from "../workspace";
import { bestLayerOf } from "./best-layer";
import { excessRisks } from "./excess-risk";
import fixture from "./fixtures/excess.json";
import traces from "./fixtures/excess-traces.json";
import { samplesAt, specOf } from "./testing";
import { bestOfWhole, excessInWhole } from "./whole";

const workspace = new Workspace();

/** Excess risks of a subset of the rows, and the reference by NumPy. */
function compared({ Z, y, samples, subsets }: (typeof fixture.cases)[number]) {
  const { train } = datasetOf(Z, y);
  const best = finish(bestLayerOf(workspace, { sample: train, teacher: null, gaussian: null }));
  return subsets.map((subset) => ({
    ...subset,
    found: finish(excessRisks(workspace, samplesAt(train, subset.rows), samples, best)),
  }));
}

describe.each(fixture.cases)("excess risks of subsets of own data: $name", (given) => {
  it("are those of LAPACK to 1e-9 times the condition number of Lambda", () => {
    for (const { found, excess, kappa } of compared(given))
      for (const [k, expected] of excess.entries()) expect(Math.abs(found[k] - expected)).toBeLessThan(1e-9 * Math.max(1, kappa[k]));
  });
});

const fullRank = fixture.cases.filter(({ subsets }) => subsets.some(({ extended }) => extended.some((value) => value !== null)));

describe.each(fullRank)("excess risks with at least as many rows as features: $name", (given) => {
  // Normal equations without refinement lose as many digits as kappa has, twice those of the features' condition number.
  it("are those of extended precision to 1e-14 times the condition number of the features, also at N = psi", () => {
    for (const { found, extended, kappa } of compared(given))
      for (const [k, expected] of extended.entries())
        if (expected !== null) expect(Math.abs(found[k] - expected)).toBeLessThan(1e-14 * Math.sqrt(kappa[k]) * expected);
  });
});

describe.each(traces.cases)("excess risks of subsets of all traces of a machine: $name", ({ task, d, samples, subsets }) => {
  const { kind, ...fields } = task;
  const whole = finish(wholeOf(specOf(kind as "automaton", fields)));
  const best = finish(bestOfWhole(workspace, whole));

  it("are those of LAPACK on all features to 1e-9 times the condition number of Lambda", () => {
    expect(whole.d).toBe(d);
    for (const { traces: chosen, excess, kappa } of subsets) {
      const found = finish(excessInWhole(workspace, Int32Array.from(chosen), samples, best));
      for (const [k, expected] of excess.entries()) expect(Math.abs(found[k] - expected)).toBeLessThan(1e-9 * kappa[k]);
    }
  });

  it("fall from an error of all tokens to none", () => {
    for (const { excess } of subsets) {
      expect(excess[0]).toBeGreaterThan(0.5);
      expect(excess[excess.length - 1]).toBeLessThan(1e-24);
    }
  });
});

describe("the reference by NumPy", () => {
  it("has subsets of at most half the file without repeated rows, and ill-conditioned ones among them", () => {
    for (const { Z, samples, subsets } of fixture.cases) {
      expect(2 * samples[samples.length - 1]).toBeLessThanOrEqual(Z.length);
      for (const { rows } of subsets) expect(new Set(rows).size).toBe(samples[samples.length - 1]);
    }
    const kappa = fixture.cases.flatMap(({ subsets }) => subsets.flatMap((subset) => subset.kappa));
    expect(Math.max(...kappa)).toBeGreaterThan(1e6);
  });
});
