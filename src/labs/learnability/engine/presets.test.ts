/**
 * Every preset bears out its commentary, and its result equals the recorded one. The page computes the same bits, so no page
 * is needed. The numbers are bounds that a claim needs, never times.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Experiment } from "../document/document";
import { presets } from "../document/presets";
import type { LearnerResult, ResultDocument, Vector } from "../document/result";
import { bestLayerError } from "../math/tasks/in-context-regression/theory";
import { computes } from "../math/tasks/registry";
import { DataJob } from "./data-job";
import { checksOfPresets } from "./preset-checks";
import type { CertificateJobState } from "./protocol";
import { canonical, digestOf, presetResult, type ResultDigest, type RollOutDigest, rollOutDigest } from "./result-digest";

/** The recorded result of every preset (scripts/shipped/preset-results.ts). */
const kept = JSON.parse(readFileSync(new URL("../document/fixtures/preset-results.json", import.meta.url), "utf8")) as Readonly<
  Record<string, ResultDigest>
>;

/** Recorded roll-outs of unseen computations, on the learners' own output (scripts/shipped/preset-roll-outs.ts). */
const keptRollOuts = JSON.parse(readFileSync(new URL("../document/fixtures/preset-roll-outs.json", import.meta.url), "utf8")) as Readonly<
  Record<string, readonly RollOutDigest[]>
>;

/** They take longest of those that take a moment: "preset-results" alone compares their bits. */
const dear = ["a-memory-of-four-pairs", "identifiability-frontier"];

/** The others are among the statistical checks, in "preset-results", which also has the intended changes (*-since.json). */
const quick = presets.flatMap(({ id, quick }) => (quick && !dear.includes(id) ? [id] : []));

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
  // Of the lines only their ends are asked for: spectra on the way there would be computed for nothing.
  const job = new DataJob(experiment, null, { onlyWhole: true });
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

const lastDigit = 1e-25;

/** The sample complexity of a preset, which its result contains. */
function promiseOf(id: string) {
  const { sampleComplexity } = resultOf(id);
  if (!sampleComplexity) throw new Error(`the preset "${id}" asks for no sample complexity`);
  const { needed, bestRisk } = sampleComplexity;
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
