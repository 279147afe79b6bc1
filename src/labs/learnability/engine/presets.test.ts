/**
 * Every preset bears out its commentary, and its result equals the recorded one. The page computes the same bits, so no page
 * is needed. The numbers are bounds that a claim needs, never times.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../platform/engine/job";
import type { Experiment } from "../document/document";
import { presets } from "../document/presets";
import type { LearnerResult, ResultDocument, Vector } from "../document/result";
import * as wholeBatch from "../math/learners/gradient/whole-batch";
import { waitsOf } from "../math/tasks/in-context-regression/staircase";
import { bestLayerError, gradientStep, plateaus } from "../math/tasks/in-context-regression/theory";
import { computes } from "../math/tasks/registry";
import { DataJob } from "./data-job";
import { GradientJob } from "./gradient-job";
import { checksOfPresets } from "./preset-checks";
import type { CertificateJobState } from "./protocol";
import { canonical, digestOf, presetResult, type ResultDigest, type RollOutDigest, rollOutDigest } from "./result-digest";
import { sampleComplexityResult } from "./sample-complexity/result";

/** The recorded result of every preset (scripts/shipped/preset-results.ts). */
const kept = JSON.parse(readFileSync(new URL("../document/fixtures/preset-results.json", import.meta.url), "utf8")) as Readonly<
  Record<string, ResultDigest>
>;

/** Recorded roll-outs of unseen computations, on the learners' own output (scripts/shipped/preset-roll-outs.ts). */
const keptRollOuts = JSON.parse(readFileSync(new URL("../document/fixtures/preset-roll-outs.json", import.meta.url), "utf8")) as Readonly<
  Record<string, readonly RollOutDigest[]>
>;

/** The others are among the statistical checks, in "preset-results", which also has the intended changes (*-since.json). */
const quick = presets.flatMap((preset) => (preset.quick ? [preset.id] : []));

const results = new Map<string, ResultDocument>();

/** Most presets are needed twice, for their bits and for their claims: they run once. */
function resultOf(id: string): ResultDocument {
  const result = results.get(id) ?? presetResult(id);
  results.set(id, result);
  return result;
}

/** Outcome of a run. */
interface Outcome {
  readonly rank: number;
  readonly nullity: number;
  readonly samples: number;
  readonly learners: readonly LearnerOutcome[];
  /** For machines: every unseen computation. */
  readonly unseen: Unseen | null;
  /** Reference lines that the page draws: the theory of the closed form, and the best linear fit of an inexact target. */
  readonly drawn: () => { readonly theory: number; readonly bestFit: number };
}

interface LearnerOutcome {
  readonly train: number;
  readonly test: number;
  readonly diverged: string | null;
}

interface Unseen {
  readonly certified: readonly boolean[];
  readonly learners: readonly {
    readonly exact: readonly boolean[];
    readonly rounded: readonly boolean[];
    readonly rolledOut: readonly number[];
  }[];
}

async function outcome(id: string, experiment: Experiment): Promise<Outcome> {
  const { certificate, learners } = resultOf(id);
  const { rank, nullity, N: samples, certifiedInstances } = certificate;
  return {
    rank,
    nullity,
    samples,
    learners: learners.map(learnerOutcome),
    unseen: certifiedInstances ? { certified: certifiedInstances, learners: learners.map(unseenBy) } : null,
    drawn: () => drawnBeside(experiment),
  };
}

const last = (values: Vector) => values[values.length - 1];

function learnerOutcome({ losses: { train, test }, diverged }: LearnerResult): LearnerOutcome {
  return { train: last(train), test: last(test), diverged: diverged?.reason ?? null };
}

function unseenBy({ instances = [] }: LearnerResult): Unseen["learners"][number] {
  return {
    exact: instances.map(({ exact }) => exact),
    rounded: instances.map(({ rounded }) => rounded),
    rolledOut: instances.map(({ rolledOut }) => rolledOut),
  };
}

/** NaN where a reference line is missing. */
function drawnBeside(experiment: Experiment) {
  const job = new DataJob(experiment, null);
  while (job.status === "waiting" || job.status === "running") job.advance(Number.POSITIVE_INFINITY);
  const states = job.states();
  const data = states.find((state): state is CertificateJobState => state.kind === "certificate");
  const closedForm = states.find((state) => state.kind === "closed-form");
  const theory = closedForm?.kind === "closed-form" && closedForm.theory ? last(closedForm.theory) : Number.NaN;
  return { theory, bestFit: data?.bestFit?.test ?? Number.NaN };
}

function unseenOf({ unseen }: Outcome): Unseen {
  if (!unseen) throw new Error("the target is no machine");
  return unseen;
}

/** What a learner of a preset has of each direction of in-context regression, on the run that the page draws. */
function learnedIn(id: string, index: number) {
  const { document: experiment } = presets.find((one) => one.id === id) ?? presets[0];
  const { task } = experiment;
  if (task.kind !== "in-context-regression") throw new Error(`${id} is no in-context regression`);
  const job = new GradientJob(experiment, null, index, undefined, wholeBatch);
  while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
  const [{ curve }] = job.states();
  const { error, shares } = curve.learned ?? { error: new Float64Array(), shares: [] };
  const heights = Array.from(plateaus(task));
  const between = waitsOf(curve.step, error).map(({ loss }) => loss);
  return {
    heights,
    step: gradientStep(task).error,
    end: last(error),
    /** Waits between the first height and the last. */
    between: between.filter(
      (loss) => loss < 0.98 * heights[0] && loss > 1.02 * heights[heights.length - 1] && Math.abs(loss / last(error) - 1) > 0.02,
    ),
    /** First recorded step with half of each direction; infinite for one that is not learned. */
    half: shares.map((share) => curve.step[share.findIndex((value) => value >= 0.5)] ?? Number.POSITIVE_INFINITY),
  };
}

const lastDigit = 1e-25;

/** The sample complexity of a preset. */
function promiseOf(id: string) {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset "${id}"`);
  const { needed, bestRisk } = sampleComplexityResult(preset.document, null);
  if (needed === null) throw new Error("the last number of samples is not enough");
  return { needed, bestRisk };
}

const claims: Readonly<Record<string, (outcome: Outcome) => void>> = {
  "label-noise": ({ samples, rank, learners: [closedForm, , sixteen], drawn }) => {
    const expected = (0.25 * rank) / (samples - rank - 1);
    expect(drawn().theory).toBeCloseTo(expected, 12);
    expect(Math.abs(closedForm.test / expected - 1)).toBeLessThan(0.3);
    expect(Math.abs(sixteen.test / closedForm.test - 1)).toBeLessThan(0.02);
  },
  "a-promise": ({ learners: [closedForm] }) => {
    const { needed, bestRisk } = promiseOf("a-promise");
    expect(needed).toBeGreaterThan(330);
    expect(needed).toBeLessThan(400);
    expect(bestRisk).toBe(0.25);
    expect(closedForm.test).toBeLessThan(0.05);
  },
  "kept-without-identification": ({ nullity }) => {
    expect(nullity).toBe(12);
    expect(promiseOf("kept-without-identification").needed).toBeLessThan(400);
  },
  "beyond-every-layer": ({ nullity, samples }) => {
    const { needed, bestRisk } = promiseOf("beyond-every-layer");
    expect(nullity).toBe(0);
    expect(bestRisk).toBeGreaterThan(0.1);
    expect(needed).toBeLessThan(samples);
  },
  "one-head-cannot": ({ samples, learners: [closedForm, one] }) => {
    expect(promiseOf("one-head-cannot").needed).toBeLessThan(samples);
    expect(closedForm.test).toBeLessThan(0.05);
    expect(one.test).toBeGreaterThan(0.05);
  },
  "two-valleys-one-bowl": ({ learners: [closedForm, first, second, one] }) => {
    for (const { test, train } of [closedForm, first, second]) expect(Math.max(test, train)).toBeLessThan(lastDigit);
    expect([one.train, one.test].map(Math.round)).toEqual([23, 22]);
  },
  "too-few-samples": ({ nullity, learners }) => {
    expect(nullity).toBe(10);
    for (const { test } of learners) expect(test).toBeGreaterThan(1);
    for (const { train } of [learners[0], learners[2]]) expect(train).toBeLessThan(1e-20);
  },
  "a-rate-that-diverges": ({ learners: [closedForm, high, low] }) => {
    expect(high.diverged).toMatch(/overshoots further at every step/);
    expect(low.diverged).toBeNull();
    for (const { test } of [closedForm, low]) expect(test).toBeLessThan(lastDigit);
  },
  "the-two-head-witness": ({ nullity, learners: [closedForm] }) => {
    expect(nullity).toBe(40);
    expect(closedForm.test).toBeLessThan(lastDigit);
  },
  "a-softmax-teacher": ({ learners: [closedForm, heads], drawn }) => {
    const { bestFit } = drawn();
    expect(bestFit).toBeGreaterThan(0.1);
    for (const { test } of [closedForm, heads]) expect(Math.abs(test / bestFit - 1)).toBeLessThan(0.05);
  },
  "regression-in-context": ({ rank, nullity, learners: [closedForm, heads], drawn }) => {
    expect([rank, nullity]).toEqual([60, 15]);
    const best = bestLayerError({ dimension: 4, context: 31, spectrum: "linear", trace: 1, noise: 0 });
    // The standard error of the test set is 3 %.
    for (const error of [closedForm.test, heads.test, drawn().bestFit]) expect(Math.abs(error / best - 1)).toBeLessThan(0.1);
    expect(Math.abs(heads.test / closedForm.test - 1)).toBeLessThan(0.02);
  },
  "one-direction-at-a-time": () => {
    const [rankOne, merged] = [1, 2].map((index) => learnedIn("one-direction-at-a-time", index));
    const { heights } = rankOne;
    expect(rankOne.between).toBeAllclose([heights[1], heights[2], heights[3]], { ofLargest: 0.01 });
    // The largest variance comes first.
    expect(rankOne.half).toEqual(rankOne.half.toSorted((a, b) => b - a));
    expect(merged.between).toEqual([]);
    for (const { end } of [rankOne, merged]) expect(Math.abs(end / heights[4] - 1)).toBeLessThan(0.02);
  },
  "equal-directions": () => {
    const runs = [1, 2].map((index) => learnedIn("equal-directions", index));
    const [first, second] = runs.map(({ half }) => half.map((_, k) => k).sort((a, b) => half[a] - half[b]));
    expect(first).not.toEqual(second);
    for (const { end, heights, step } of runs) {
      const drops = heights.slice(1).map((height, m) => heights[m] - height);
      expect(drops).toBeAllclose([drops[0], drops[0], drops[0], drops[0]], { ofLargest: 1e-12 });
      expect(step).toBeCloseTo(heights[4], 12);
      expect(Math.abs(end / heights[4] - 1)).toBeLessThan(0.02);
    }
  },
  "adam-without-stairs": () => {
    const [descent, adam] = [1, 2].map((index) => learnedIn("adam-without-stairs", index));
    expect(descent.between).toHaveLength(3);
    expect(adam.between).toEqual([]);
    expect(Math.abs(adam.end / descent.end - 1)).toBeLessThan(0.01);
  },
  "one-head-one-direction": () => {
    const [one, four] = [1, 2].map((index) => learnedIn("one-head-one-direction", index));
    const { heights } = one;
    expect(heights[1]).toBeCloseTo(4 - 1.6 ** 2 / 1.95, 10);
    expect(Math.abs(one.end / heights[1] - 1)).toBeLessThan(0.01);
    expect(one.half.map(Number.isFinite)).toEqual([false, false, false, true]);
    expect(Math.abs(four.end / heights[4] - 1)).toBeLessThan(0.01);
    expect(four.half.every(Number.isFinite)).toBe(true);
  },
  "probes-certify-everything": (outcome) => {
    const { certified, learners } = unseenOf(outcome);
    expect([outcome.rank, outcome.nullity]).toEqual([936, 0]);
    expect(certified).toEqual([true, true]);
    expect(learners[0].exact).toEqual([true, true]);
    for (const { rounded, rolledOut } of learners) expect([...rounded, ...rolledOut]).toEqual([true, true, 2, 2]);
  },
};

describe("presets", () => {
  it("are all tested, here or by a check of verify that is named", () => {
    expect([...Object.keys(claims), ...Object.keys(checksOfPresets)].sort()).toEqual(presets.map(({ id }) => id).sort());
    expect(presets.filter(({ group }) => group === "fails").length).toBeGreaterThanOrEqual(2);
  });

  it.each(presets.filter(({ id }) => id in claims).map(({ id, document: experiment }) => [id, experiment] as const))(
    "%s shows what it says",
    async (id, experiment) => claims[id](await outcome(id, experiment)),
  );
});

describe("results of presets", () => {
  it("are kept of every preset", () => {
    expect(Object.keys(kept).sort()).toEqual(presets.map(({ id }) => id).sort());
    expect(quick.length).toBeGreaterThanOrEqual(8);
  });

  it.each(quick)("%s results in what it always did, to the last bit", async (id) => {
    const result = resultOf(id);
    expect(digestOf(result)).toEqual(kept[id]);
    // Fields that documents have only since then are recorded in a file of their own.
    expect(rollOutDigest(result)).toEqual(keptRollOuts[id] ?? []);
  });

  it("are kept of every preset about machines, on its own output, since documents have that", () => {
    expect(Object.keys(keptRollOuts).sort()).toEqual(
      presets
        .filter(({ document: experiment }) => computes(experiment.task))
        .map(({ id }) => id)
        .sort(),
    );
    expect(quick.some((id) => id in keptRollOuts)).toBe(true);
  });

  it("are compared in settings that were added, unless they change nothing", () => {
    expect(canonical({ heads: 4, keyQueryRank: null })).toBe(canonical({ heads: 4 }));
    expect(canonical({ heads: 4, keyQueryRank: 1 })).not.toBe(canonical({ heads: 4 }));
  });

  it("are compared in everything but the two fields that were added", () => {
    const instance = { exact: true, rounded: true, rolledOut: 3 };
    const added = { rolledOutRounded: 2, rollOutErrors: { computed: [0.1], rounded: [0.2] } };
    expect(canonical({ instances: [{ ...instance, ...added }] })).toBe(canonical({ instances: [instance] }));
    for (const name of Object.keys(instance))
      expect(canonical({ instances: [{ ...instance, [name]: 0 }] })).not.toBe(canonical({ instances: [instance] }));
  });
});
