import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { experimentOf } from "../testing";
import { errorGrowth } from "./error-growth";
import { Prepared } from "./prepared";
import type { ErrorGrowthAnswer, GrowthRun } from "./questions";

function grown(task: object, steps: number | null): { readonly answer: ErrorGrowthAnswer; readonly partial: readonly ErrorGrowthAnswer[] } {
  const experiment = experimentOf({ task, learners: [] });
  const partial: ErrorGrowthAnswer[] = [];
  const answer = finish(
    errorGrowth(new Prepared(experiment, null), experiment, { kind: "error-growth", steps }, (one) => partial.push(one)),
  );
  return { answer, partial };
}

const finished = (runs: readonly GrowthRun[], way: "computed" | "rounded", tokens: number) =>
  runs.filter((run) => run[way].right === tokens).length;

/** Adds one to numbers of four digits; every trace has eight steps. */
const increment = { kind: "turing-machine", family: "one", cells: 4, steps: 8, traces: 8, testTraces: 8 };

describe("the growth of errors along unseen computations", () => {
  const { answer, partial } = grown(increment, 40);
  const { runs, tokens } = answer;
  const certified = runs.filter((run) => run.certified);

  it("lets 7 of 8 increments finish 40 steps learned from 8 when tokens are rounded, and no certified one as computed", () => {
    expect([runs.length, tokens, certified.length]).toEqual([8, 120, 4]);
    expect(finished(runs, "rounded", tokens)).toBe(7);
    expect(finished(certified, "rounded", tokens)).toBe(4);
    expect(finished(certified, "computed", tokens)).toBe(0);
    // The traces that were learned from have 24 tokens: that far rounding errors do not matter yet.
    for (const { computed } of certified) expect(computed.right).toBeGreaterThan(24);
  });

  it("stays at rounding given the true history on certified computations, and grows from there when fed back as computed", () => {
    for (const { given, computed, rounded } of certified) {
      expect(Math.max(...given.errors)).toBeLessThan(1e-9);
      expect(rounded.errors).toEqual(given.errors);
      expect(computed.errors[0]).toBe(given.errors[0]);
      expect(computed.errors[computed.right]).toBeGreaterThan(0.4);
    }
  });

  it("is wrong on its own rounded output from the token on that is wrong given the true history", () => {
    for (const { given, rounded } of runs) {
      expect(rounded.right).toBe(given.right);
      expect(rounded.errors.subarray(0, given.right)).toEqual(given.errors.subarray(0, given.right));
    }
  });

  it("loses no larger share of the computations, rounded, than four times error times steps (Corollary F.3)", () => {
    for (const some of [runs, certified]) {
      const squares = some.flatMap(({ given }) => [...given.errors].map((error) => error ** 2));
      const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
      expect(1 - finished(some, "rounded", tokens) / some.length).toBeLessThanOrEqual(4 * mean * tokens);
    }
  });

  it("answers after every computation with those so far", () => {
    expect(partial.map(({ runs: so }) => so.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(partial.every(({ done, of }) => !done && of === 8)).toBe(true);
    expect(partial[6].runs).toEqual(runs.slice(0, 7));
  });

  it("rounds tokens of automata by Definition G.2, too: no run is wrong sooner, and at most 2 * error * steps are wrong", () => {
    const { runs, tokens } = grown({ kind: "automaton", traces: 10, testTraces: 32 }, null).answer;
    const right = runs.map(({ rounded, largest }) => [rounded.right, largest?.right ?? -1]);
    for (const [rounded, largest] of right) expect(largest).toBeGreaterThanOrEqual(rounded);
    // Some token is off by more than one half without another coordinate being larger.
    expect(right.some(([rounded, largest]) => largest > rounded)).toBe(true);
    const squares = runs.flatMap(({ given }) => [...given.errors].map((error) => error ** 2));
    const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
    const wrong = runs.filter(({ largest }) => (largest?.right ?? 0) < tokens).length;
    expect(wrong / runs.length).toBeLessThanOrEqual(2 * mean * tokens);
  });

  it("takes the steps of the traces for machines that end with their input, and refuses others there", () => {
    const word = grown({ kind: "automaton", traces: 32, testTraces: 4 }, null).answer;
    expect([word.tokens, word.runs.length, word.done]).toEqual([6, 4, true]);
    expect(runs.every(({ largest }) => largest === null)).toBe(true);
    expect(() => grown({ kind: "automaton", traces: 8 }, 10)).toThrow("no step after its input");
    expect(() => grown({ kind: "random-attention" }, null)).toThrow("only targets of automata and Turing machines");
  });
});
