import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ErrorGrowthAnswer, GrowthRun } from "../../engine/study/questions";
import { experimentOf } from "../../engine/testing";
import type { ComputingSpec } from "../../math/tasks/registry";
import { computationsView, stepsAlong } from "./choices";
import { growthNumbers, growthQuestions, numberRows } from "./growth-data";
import { computationsText } from "./words";

const tokens = 4;

/** A run whose tokens are wrong from the first error of one half on. */
function runOf(certified: boolean, given: readonly number[], computed: readonly number[], largest: GrowthRun["largest"] = null): GrowthRun {
  const errors = (values: readonly number[]) => {
    const wrong = values.findIndex((error) => !(error < 0.5));
    return { errors: Float64Array.from(values), right: wrong < 0 ? values.length : wrong };
  };
  return { certified, given: errors(given), computed: errors(computed), rounded: errors(given), largest };
}

const answer: ErrorGrowthAnswer = {
  kind: "error-growth",
  tokens,
  runs: [runOf(true, [1e-12, 1e-12, 0, 0], [1e-12, 1e-6, 0.7, Number.NaN]), runOf(false, [0, 1, 0, 0], [0, 1, 2, 3])],
  of: 2,
  done: true,
};

const spec = (task: object) => experimentOf({ task, learners: [] }).task as ComputingSpec;

describe("the numbers beside growing errors", () => {
  it("are the mean squared error given the true history, the tokens, and four times their product", () => {
    const { meanSquare, bound, largest, wrong } = growthNumbers(answer.runs, tokens);
    expect(meanSquare).toBeCloseTo(1 / 8, 12);
    expect(bound).toBeCloseTo(2, 12);
    expect(largest).toEqual({ given: 1 });
    expect(wrong).toEqual({ computed: 2, rounded: 1 });
  });

  it("never let a larger share go wrong when rounded than the bound, whatever the errors are", () => {
    const error = fc.oneof(fc.double({ min: 0, max: 2, noNaN: true }), fc.constant(0));
    const runs = fc.array(fc.array(error, { minLength: tokens, maxLength: tokens }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(runs, (drawn) => {
        const { bound, wrong, count } = growthNumbers(
          drawn.map((errors) => runOf(false, errors, errors)),
          tokens,
        );
        expect(wrong.rounded / count).toBeLessThanOrEqual(bound * (1 + 1e-12));
      }),
      { seed: 1 },
    );
  });

  it("say where error times steps bounds nothing, and nothing of certified computations where there are none", () => {
    const { rows } = computationsText.growth;
    const row = (name: string, of = answer) => numberRows(of).find((one) => one.name === name);
    expect(row(rows.bound)).toEqual({ name: rows.bound, all: "2.00: no bound", certified: "8.0e-24" });
    expect(row(rows.computed)).toMatchObject({ all: "2 of 2", certified: "1 of 1" });
    expect(row(rows.largest)).toBeUndefined();
    const right = { errors: new Float64Array(tokens), right: tokens };
    const symbols = answer.runs.map((run, index) => ({ ...run, largest: { ...right, right: index === 0 ? tokens : 1 } }));
    expect(row(rows.largest, { ...answer, runs: symbols })).toMatchObject({ all: "1 of 2", certified: "0 of 1" });
    const uncertified = { ...answer, runs: answer.runs.slice(1) };
    expect(row(rows.bound, uncertified)?.certified).toBe("–");
    expect(row(rows.count, uncertified)?.certified).toBe("0");
  });
});

describe("how far errors are followed", () => {
  it("is 40 steps of a machine that goes on, or those of its traces, and travels in the link", () => {
    const turing = spec({ kind: "turing-machine", family: "one", steps: 8, traces: 8 });
    expect(stepsAlong(turing, computationsView.first)).toEqual({ steps: 40, most: 60 });
    expect(stepsAlong(spec({ kind: "turing-machine", steps: 50 }), computationsView.first)).toEqual({ steps: 50, most: 60 });
    const chosen = computationsView.read("view.growth_fed.rounded_steps.12");
    expect(chosen).toEqual({ view: "growth", fed: "rounded", steps: 12 });
    expect(computationsView.write(chosen)).toBe("view.growth_fed.rounded_steps.12");
    expect(growthQuestions(turing, chosen)).toEqual([{ kind: "error-growth", steps: 12 }]);
    // A link may ask for more than a machine is let.
    expect(stepsAlong(turing, computationsView.read("steps.9000"))?.steps).toBe(60);
  });

  it("is the whole word of an automaton, which ends with it", () => {
    const word = spec({ kind: "automaton" });
    expect(stepsAlong(word, computationsView.read("steps.12"))).toBeNull();
    expect(growthQuestions(word, computationsView.first)).toEqual([{ kind: "error-growth", steps: null }]);
  });
});
