import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryExperiment } from "../../document/arbitraries";
import { experimentOf } from "../../engine/testing";
import { realizableOf } from "./realizable";
import { certificateState, closedFormState, curveOf, momentOf, solvedMoment } from "./testing";

const closed = { kind: "closed-form" };
const ofTask = (task: object) => realizableOf(momentOf(experimentOf({ task, learners: [closed] })));

describe("a target is realizable by construction", () => {
  it.each([
    ["a linear teacher", { kind: "random-attention", heads: 3 }, "teacher", 3],
    ["a memory", { kind: "associative-memory" }, "memory", 1],
    [
      "a memory of eq. (14) without zeta",
      { kind: "associative-memory", labels: "equation-14", ownNoise: "off", keyLaw: "gaussian" },
      "memory",
      1,
    ],
    ["eq. (14) of orthonormal keys", { kind: "associative-memory", labels: "equation-14", d: 3, pairs: 2 }, "orthonormal", 10],
    ["random automata of three letters", { kind: "automaton", letters: 3 }, "machine", 5],
  ] as const)("for %s, before any data are drawn", (_, task, of, heads) => {
    expect(ofTask(task)).toEqual({ answer: "yes", reason: { kind: "constructed", of, heads, noise: 0 } });
  });

  it("with label noise as a second number", () => {
    expect(ofTask({ kind: "random-attention", noise: 0.5 }).reason).toMatchObject({ noise: 0.5 });
  });

  it.each([
    { keyLaw: "orthonormal", pairs: 2 },
    { keyLaw: "one-hot", pairs: 2 },
    { keyLaw: "gaussian", pairs: 1 },
  ])("for eq. (14) with %o, which the closed form confirms on more than 2 psi samples", (law) => {
    const { reports } = solvedMoment({ kind: "associative-memory", labels: "equation-14", d: 2, samples: 200, ...law });
    const train = reports.closedForms.get(0)?.curve.train.at(-1) ?? Number.NaN;
    expect(train / (reports.certificate?.labelVariance ?? 0)).toBeLessThan(1e-20);
  });
});

describe("a target is measured", () => {
  it("for eq. (14) of Gaussian keys: the closed form leaves a residual on more than 2 psi samples", () => {
    const { answer, reason } = realizableOf(
      solvedMoment({ kind: "associative-memory", labels: "equation-14", keyLaw: "gaussian", d: 2, pairs: 2, samples: 400 }),
    );
    expect(answer).toBe("no");
    expect(reason).toMatchObject({ kind: "measured", samples: 400, ofFile: false });
  });

  const softmax = { kind: "random-attention", teacher: "softmax", d: 4, samples: 200 };

  it("by the best fit to the reference sample, as a share of the variance of the labels", () => {
    const errors = { train: 0.5, test: 0.6, shifted: [] };
    const moment = momentOf(experimentOf({ task: softmax, learners: [] }), [certificateState({ rank: 40, psi: 40 }, { bestFit: errors })]);
    expect(realizableOf(moment)).toEqual({ answer: "no", reason: { kind: "measured", share: 0.3, samples: 8192, ofFile: false } });
  });

  it("later, while the best fit is not computed", () => {
    expect(ofTask(softmax)).toEqual({ answer: "uncomputed", reason: { kind: "drawing" } });
  });

  it("not at all with noise, with few samples, with a ridge penalty or without a closed form, where there is no reference sample", () => {
    const large = { ...softmax, d: 11, samples: 2000 };
    for (const changes of [{ noise: 0.1 }, { samples: 1452 }, { probes: 5 }])
      expect(ofTask({ ...large, ...changes }).reason).toEqual({ kind: "unmeasured", least: 1453 });
    for (const learners of [[], [{ ...closed, ridge: 0.1 }]])
      expect(realizableOf(momentOf(experimentOf({ task: large, learners }))).answer).toBe("uncomputed");
  });

  it("by the closed form of float64 alone, since float32 sums on the GPU leave rounding errors", () => {
    const large = { ...softmax, d: 11, samples: 2000 };
    const experiment = experimentOf({ task: large, learners: [closed] });
    const state = closedFormState(0, curveOf([1, 0.5]));
    const certificate = certificateState({ rank: 726, psi: 726 });
    expect(realizableOf(momentOf(experiment, [certificate, state])).reason).toMatchObject({ share: 0.25, samples: 2000 });
    const onGpu = { ...state, solution: { ...state.solution, onGpu: {} } } as unknown as typeof state;
    expect(realizableOf(momentOf(experiment, [certificate, onGpu])).reason).toEqual({ kind: "drawing" });
  });

  it("without a scale where the test labels do not vary", () => {
    const bestFit = { train: 0.5, test: 0.6, shifted: [] };
    const moment = momentOf(experimentOf({ task: softmax, learners: [] }), [
      certificateState({ rank: 40, psi: 40 }, { bestFit, labelVariance: 0 }),
    ]);
    expect(realizableOf(moment)).toEqual({ answer: "undecided", reason: { kind: "constant-labels" } });
  });
});

it("has an answer for every document before its run, and a yes only by construction", () => {
  fc.assert(
    fc.property(arbitraryExperiment, (experiment) => {
      const { answer, reason } = realizableOf(momentOf(experiment));
      expect(answer === "yes").toBe(reason.kind === "constructed");
      expect(answer).not.toBe("no");
    }),
  );
});
