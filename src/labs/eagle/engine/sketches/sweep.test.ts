import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import { parseEagle } from "../../document/document";
import { createSolver } from "../../math/create";
import { usualLimited } from "../../math/settings";
import { errorsOf, first, made } from "../../math/testing";
import { type FromSketches, mostIterations, sketchRules, sketchSizes, sketchTargets } from "./messages";
import { runSketch, sweepSketches } from "./sweep";

const problem = made({ d: 32, n: 32, rank: 32, kappa: 30 });

describe("sketches of several sizes", () => {
  it("are n, n/2, n/4 and n/8 columns, each once", () => {
    expect(sketchSizes(96)).toEqual([96, 48, 24, 12]);
    expect(sketchSizes(3)).toEqual([3, 2, 1]);
    expect(sketchSizes(1)).toEqual([1]);
  });

  it("reach errors at the iterations of the solver itself", () => {
    for (const rule of sketchRules.keys()) {
      const run = finish(runSketch(problem, rule, 16, 3n));
      const errors = errorsOf(
        problem,
        createSolver(problem, { ...usualLimited, ...sketchRules[rule], r: 16, iterations: mostIterations }, 3n),
      );
      expect(run.reached.map((one) => one?.iterations ?? Number.NaN)).toEqual(sketchTargets.map((target) => first(errors, target)));
    }
  });

  it("un-condition A by the paper's rule, and not by the rescaled one", () => {
    const [paper, rescaled] = [0, 2].map((rule) => finish(runSketch(problem, rule, 4, 1n)));
    for (const { condition } of [paper, rescaled]) expect(condition.value[0]).toBeCloseTo(30, 4);
    const worst = (run: typeof paper) => Math.max(...run.condition.value.slice(Math.floor(run.condition.value.length / 2)));
    expect(worst(paper)).toBeGreaterThan(3);
    expect(worst(rescaled)).toBeLessThan(worst(paper) / 2);
    expect(rescaled.iterations).toBeLessThan(paper.iterations);
  });

  it("tell of every rule and size as it ends, without a true D too", () => {
    const parsed = parseEagle({
      format: "learnability-experiment",
      version: 1,
      lab: "eagle",
      problem: { kind: "low-rank", d: 8, n: 8, rank: 6, dPrime: 1, nPrime: 1, condition: 3 },
    });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const told: FromSketches[] = [];
    finish(sweepSketches({ sweep: "sketches", document: parsed.document, data: null }, (message) => told.push(message)));
    expect(new Set(told.map((message) => (message.type === "run" ? `${message.run.r} of ${message.run.n}` : "")))).toEqual(
      new Set(["8 of 8", "4 of 8", "2 of 8", "1 of 8"]),
    );
    expect(told.filter(({ type }) => type === "run")).toHaveLength(16);
    const unknown = finish(runSketch({ ...problem, D: null }, 0, 32, 1n));
    expect(unknown.reached).toEqual([null, null, null]);
    expect(unknown.ended).toBe("settled");
  });
});
