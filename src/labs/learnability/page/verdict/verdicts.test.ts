import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryExperiment } from "../../document/arbitraries";
import { experimentOf } from "../../engine/testing";
import { panels } from "../panel-list";
import { approximateOf, type DrawnSets } from "./approximate";
import { foundOf } from "./found";
import { identifiedOf } from "./identified";
import { realizableOf } from "./realizable";
import { certificateState, closedFormState, curveOf, gradientState, momentOf, ownDataOf, ownTask } from "./testing";
import type { Moment } from "./verdict";
import { evidenceOf, questions, verdictsOf } from "./verdicts";

const task = { kind: "random-attention", d: 4, samples: 100 };
const descent = { kind: "gradient", heads: 2 };
const failure = { code: "x", values: {} } as never;

describe("identified is the rank of Lambda", () => {
  const answerOf = (rank: number, more: object = {}, fields: object = {}) => {
    const moment = momentOf(experimentOf({ task: { ...task, ...fields }, learners: [] }), [certificateState({ rank, psi: 40, ...more })]);
    return identifiedOf(moment, realizableOf(moment));
  };

  it("of all samples, not of the first ones", () => {
    expect(answerOf(40)).toEqual({ answer: "yes", reason: { kind: "rank", rank: 40, psi: 40, zeros: 0, target: true } });
    expect(answerOf(39).answer).toBe("no");
    expect(answerOf(40, { samples: 64, total: 100 })).toMatchObject({ answer: "uncomputed", reason: { kind: "rank-so-far" } });
  });

  it("and the unique fit is not the target with label noise, or where a layer cannot represent it", () => {
    for (const fields of [{ noise: 0.5 }, { teacher: "softmax" }]) expect(answerOf(40, {}, fields).reason).toMatchObject({ target: false });
  });

  it("and does not count features that the construction of the target makes zero", () => {
    const inContext = experimentOf({ task: { kind: "in-context-regression" }, learners: [] });
    const answer = (rank: number) => {
      const moment = momentOf(inContext, [certificateState({ rank, psi: 75 })]);
      return identifiedOf(moment, realizableOf(moment));
    };
    expect(answer(60)).toEqual({ answer: "yes", reason: { kind: "rank", rank: 60, psi: 60, zeros: 15, target: false } });
    expect(answer(59)).toMatchObject({ answer: "no", reason: { psi: 60, zeros: 15 } });
  });

  it("and is not computed before the samples, and where they cannot be used", () => {
    const experiment = experimentOf({ task, learners: [] });
    const before = momentOf(experiment);
    const failed = momentOf(experiment, [{ ...certificateState({ rank: 0, psi: 40 }), status: "failed", certificate: null, failure }]);
    expect(identifiedOf(before, realizableOf(before)).reason).toEqual({ kind: "drawing" });
    expect(identifiedOf(failed, realizableOf(failed)).reason).toEqual({ kind: "failed" });
  });
});

describe("probably approximately correct compares the samples with those that are needed", () => {
  const moment = momentOf(experimentOf({ task, learners: [] }));
  const sets: DrawnSets = { status: "done", done: 100, draws: 100, epsilon: 0.05, delta: 0.05, largest: 640, needed: 90, failing: null };
  const answerOf = (changes: Partial<DrawnSets>, of = moment) => approximateOf(of, { ...sets, ...changes });

  it.each([
    [90, "yes"],
    [100, "yes"],
    [101, "no"],
  ] as const)("%i needed of 100: %s", (needed, answer) => {
    expect(answerOf({ needed })).toMatchObject({ answer, reason: { kind: "needed", needed, samples: 100 } });
  });

  it("says nothing between a number that fails and one that passes, before those between are computed", () => {
    const answers = [0, 60, 99, 100, 120].map((failing) => answerOf({ needed: 160, failing }).answer);
    expect(answers).toEqual(["uncomputed", "uncomputed", "uncomputed", "no", "no"]);
    expect(answerOf({ needed: 80, failing: 40 })).toMatchObject({ answer: "yes", reason: { atMost: true } });
  });

  it("says no where the largest number fails, and nothing beyond it", () => {
    expect(answerOf({ needed: null })).toMatchObject({ answer: "no", reason: { kind: "more-needed", beyond: false } });
    expect(answerOf({ needed: null, largest: 80 })).toMatchObject({ answer: "uncomputed", reason: { beyond: true } });
  });

  it("is not computed before all data sets, stopped or not, after a failure, and without the panel", () => {
    expect(answerOf({ done: 99, status: "stopped", needed: null }).reason).toEqual({ kind: "some-draws", done: 99, draws: 100 });
    expect(answerOf({ status: "failed", done: 0 }).reason).toEqual({ kind: "failed" });
    expect(approximateOf(moment, null).reason).toEqual({ kind: "undrawn" });
  });

  it("compares the traces of a machine, unless there are too many of them", () => {
    const machines = (fields: object) => momentOf(experimentOf({ task: { kind: "automaton", ...fields }, learners: [] }));
    expect(answerOf({ needed: 20 }, machines({ traces: 19 }))).toMatchObject({ answer: "no", reason: { samples: 19, ofFile: false } });
    expect(approximateOf(machines({ states: 3, length: 4 }), null)).toEqual({ answer: "undecided", reason: { kind: "too-large" } });
  });

  it("cannot be told with added samples, which follow another distribution", () => {
    for (const added of [
      { ...task, probes: 5 },
      { kind: "automaton", probes: 5 },
    ])
      expect(answerOf({}, momentOf(experimentOf({ task: added, learners: [] })))).toEqual({
        answer: "undecided",
        reason: { kind: "added" },
      });
  });

  it("answers for the file where the data are a person's own", () => {
    const ofRows = (rows: readonly number[]) =>
      ownDataOf(
        rows.map((value) => [[value]]),
        rows.map((value) => [value]),
      );
    const own = (rows: readonly number[]) => momentOf(experimentOf({ task: ownTask, learners: [] }), [], ofRows(rows));
    expect(answerOf({ needed: 1 }, own([1, 2]))).toMatchObject({ answer: "yes", reason: { samples: 2, ofFile: true } });
    expect(answerOf({ needed: 1 }, own([1]))).toEqual({ answer: "undecided", reason: { kind: "one-row" } });
  });
});

describe("found counts the runs that end within epsilon of the best layer", () => {
  /** d = 4 outputs and epsilon = 0.05: within are mean squared errors of at most 0.0125. */
  const answerOf = (states: Parameters<typeof momentOf>[1], learners: readonly object[] = [descent, descent], fields: object = {}) => {
    const moment = momentOf(experimentOf({ task: { ...task, ...fields }, learners }), states);
    return foundOf(moment, realizableOf(moment));
  };
  const near = curveOf([5, 0.012, 0.02, 0.01, 0.001]);
  const far = curveOf([5, 0.001, 0.0126]);

  it("by the last record, with the step from which the fastest stays there", () => {
    expect(answerOf([gradientState(0, near), gradientState(1, far)])).toEqual({
      answer: "yes",
      reason: {
        kind: "runs",
        within: 1,
        runs: 2,
        learnersWithin: 1,
        learners: 2,
        underWay: false,
        steps: 1000,
        epsilon: 0.05,
        best: "exact",
      },
    });
    expect(answerOf([gradientState(0, far), gradientState(1, far)])).toMatchObject({ answer: "no", reason: { within: 0, steps: null } });
  });

  it("every seed of a repeated learner counts", () => {
    const repeated = gradientState(0, far, { repeats: [near, near, far] });
    expect(answerOf([repeated], [{ ...descent, repeats: 4 }])).toMatchObject({
      reason: { within: 2, runs: 4, learnersWithin: 1, learners: 1 },
    });
    const two = [repeated, gradientState(1, far, { repeats: [far] })];
    const learners = [
      { ...descent, repeats: 4 },
      { ...descent, repeats: 2 },
    ];
    expect(answerOf(two, learners)).toMatchObject({ reason: { within: 2, runs: 6, learnersWithin: 1, learners: 2 } });
  });

  it("a diverged seed is not within, whichever it is", () => {
    const repeated = gradientState(0, far, { repeats: [near, near, far], divergedRepeats: [1] });
    expect(answerOf([repeated], [{ ...descent, repeats: 4 }])).toMatchObject({ reason: { within: 1, runs: 4 } });
  });

  it("a diverged run is not within, however small its last recorded error", () => {
    const diverged = gradientState(0, near, { status: "diverged", diverged: { step: 3 } });
    expect(answerOf([diverged], [descent])).toMatchObject({ answer: "no", reason: { within: 0, runs: 1 } });
  });

  it("is open while a run goes on, until one is within", () => {
    const running = { status: "running" } as const;
    expect(answerOf([gradientState(0, far, running)])).toMatchObject({ answer: "uncomputed", reason: { underWay: true } });
    expect(answerOf([gradientState(0, near, running)])).toMatchObject({ answer: "yes", reason: { within: 1, runs: 2, underWay: true } });
    expect(answerOf([])).toEqual({ answer: "uncomputed", reason: { kind: "drawing" } });
  });

  it("above the best fit where no layer is the target, and epsilon is that of the document", () => {
    const bestFit = { train: 0, test: 2, shifted: [] };
    const certificate = certificateState({ rank: 40, psi: 40 }, { bestFit });
    const states = [certificate, gradientState(0, curveOf([2.0124])), gradientState(1, curveOf([1.9]))];
    expect(answerOf(states, [descent, descent], { teacher: "softmax" })).toMatchObject({ reason: { within: 2, best: "best-layer" } });
    const document = experimentOf({ task, learners: [descent] });
    const sampleComplexity = { samples: [10], draws: 100, epsilon: 4, delta: 0.05 };
    const moment = momentOf({ ...document, sampleComplexity }, [gradientState(0, curveOf([0.99]))]);
    expect(foundOf(moment, realizableOf(moment))).toMatchObject({ answer: "yes", reason: { epsilon: 4 } });
  });

  it("above the closed form where the best layer is not known, and by training errors without test labels", () => {
    const data = ownDataOf([[[1], [2]]], [[1]]);
    const experiment = experimentOf({ task: ownTask, learners: [descent, { kind: "closed-form" }] });
    const unknown = [Number.NaN, Number.NaN];
    const states = [gradientState(0, curveOf(unknown, [3, 1.04])), closedFormState(1, curveOf(unknown, [2, 1]))];
    const moment = momentOf(experiment, states, data);
    expect(foundOf(moment, realizableOf(moment))).toMatchObject({ answer: "yes", reason: { best: "closed-form", within: 1 } });
    const without = momentOf({ ...experiment, learners: [experiment.learners[0]] }, states, data);
    expect(foundOf(without, realizableOf(without)).reason).toEqual({ kind: "no-best" });
  });

  it("cannot be told without a learner that descends", () => {
    expect(answerOf([], [{ kind: "closed-form" }])).toEqual({ answer: "undecided", reason: { kind: "no-descent" } });
  });

  it("never counts fewer runs with a larger epsilon, nor more steps", () => {
    const curve = fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 8 });
    const document = experimentOf({ task, learners: [descent, descent] });
    fc.assert(
      fc.property(
        curve,
        curve,
        fc.double({ min: 0.01, max: 10, noNaN: true }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (a, b, small, factor) => {
          const [narrow, wide] = [small, small * factor].map((epsilon) => {
            const experiment = { ...document, sampleComplexity: { samples: [10], draws: 100, epsilon, delta: 0.05 } };
            const moment = momentOf(experiment, [gradientState(0, curveOf(a)), gradientState(1, curveOf(b))]);
            const { reason } = foundOf(moment, realizableOf(moment));
            if (reason.kind !== "runs") throw new Error("the runs are not counted");
            return reason;
          });
          expect(wide.within).toBeGreaterThanOrEqual(narrow.within);
          if (narrow.steps !== null) expect(wide.steps ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(narrow.steps);
        },
      ),
    );
  });
});

it("every answer leads to a panel that the experiment has", () => {
  fc.assert(
    fc.property(arbitraryExperiment, (experiment) => {
      const moment: Moment = momentOf(experiment);
      const verdicts = verdictsOf(moment, null);
      const evidence = evidenceOf(verdicts);
      for (const question of questions) {
        const panel = panels.find(({ id }) => id === evidence[question]);
        expect(panel && (panel.when?.(experiment) ?? true)).toBe(true);
      }
    }),
  );
});
