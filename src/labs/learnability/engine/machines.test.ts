/** Machines from the document to the result: both targets, both ways to learn. */
import { describe, expect, it } from "vitest";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const learners = [{ kind: "closed-form" }, { kind: "gradient", heads: 4, steps: 8, batch: 4 }];
const cases = [
  ["an automaton", { kind: "automaton", traces: 40, testTraces: 20 }, 6],
  ["a Turing machine", { kind: "turing-machine", family: "one", traces: 12, steps: 4 }, 12],
] as const;

describe("the result of learning", () => {
  it.each(cases)("%s says for every unseen computation whether it is certified, exact and right", (_, task, tokens) => {
    const { certificate, learners: results } = runExperiment(experimentOf({ task, learners }), null);
    const certified = certificate.certifiedInstances ?? [];
    const [closedForm, gradient] = results.map(({ instances }) => instances ?? []);
    expect([closedForm.length, gradient.length]).toEqual([certified.length, certified.length]);
    expect(certified.length).toBeGreaterThan(3);
    for (const [i, { exact, rounded, rolledOut }] of closedForm.entries()) {
      if (certified[i]) expect([exact, rounded, rolledOut]).toEqual([true, true, tokens]);
      if (exact) expect(rounded).toBe(true);
    }
    expect(certified).toContain(true);
    // Eight steps of four heads are far from the machine, and the table says so.
    expect(gradient.some(({ exact }) => exact)).toBe(false);
  });

  it("a fixed automaton writes p and heads down where they fit", () => {
    const task = { kind: "automaton", family: "one", form: "fixed", length: 2, traces: 3 };
    const { learners: results } = runExperiment(experimentOf({ task, learners: [{ kind: "closed-form" }] }), null);
    expect(results[0].p).not.toBeNull();
    expect(results[0].heads?.length).toBeGreaterThan(0);
    expect(results[0].instances).toHaveLength(1);
  });
});
