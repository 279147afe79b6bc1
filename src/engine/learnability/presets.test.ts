/**
 * Every preset really shows what its commentary says. The page computes the same bits, so that no page is needed. Numbers
 * are bounds on what a claim needs, never times.
 */
import { describe, expect, it } from "vitest";
import type { Experiment } from "../../experiment/learnability/document";
import { presets } from "../../experiment/learnability/presets";
import { viewsOf } from "../core/reporter";
import { jobsOf } from "./job-plan";
import { createJob } from "./jobs";
import { joinViews } from "./join-views";
import { checksOfPresets } from "./preset-checks";
import type { AnyJobState, CertificateJobState, Learnability, Views } from "./protocol";

/** What a run ended with. */
interface Outcome {
  readonly rank: number;
  readonly nullity: number;
  readonly samples: number;
  /** Test error of the best linear-attention fit, for a target that is none. */
  readonly bestFit: number | null;
  readonly learners: readonly LearnerOutcome[];
  /** For machines: every unseen computation, as the panels show it; roll-outs of as many as there is time for. */
  readonly unseen: Unseen | null;
}

interface LearnerOutcome {
  readonly train: number;
  readonly test: number;
  readonly shifted: readonly number[];
  readonly theory: number | null;
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

function outcome(experiment: Experiment): Outcome {
  const jobs = jobsOf(experiment).map(({ id }) => createJob({ document: experiment, data: null, id }));
  for (const job of jobs) while (job.status === "waiting" || job.status === "running") job.advance(Number.POSITIVE_INFINITY);
  const states = jobs.flatMap((job) => job.states());
  const data = states.find((state): state is CertificateJobState => state.kind === "certificate");
  if (!data?.certificate) throw new Error(`no certificate: ${data?.failure}`);
  const { rank, nullity, samples } = data.certificate;
  return {
    rank,
    nullity,
    samples,
    bestFit: data.bestFit?.test ?? null,
    learners: experiment.learners.map((_, index) =>
      learnerOutcome(states.find((state) => state.kind !== "certificate" && state.learner === index)),
    ),
    unseen: unseenIn(joinViews(jobs.map((job) => viewsOf<Learnability>(job, 0)).filter((views) => views !== null))),
  };
}

function learnerOutcome(state: AnyJobState | undefined): LearnerOutcome {
  if (!state || state.kind === "certificate") throw new Error("a learner has no state");
  const last = (values: ArrayLike<number>) => values[values.length - 1];
  const { train, test, shifted } = state.curve;
  return {
    train: last(train),
    test: last(test),
    shifted: shifted.map(last),
    theory: state.kind === "closed-form" && state.theory ? last(state.theory) : null,
    diverged: state.kind === "closed-form" ? null : (state.diverged?.reason ?? null),
  };
}

function unseenIn(views: Views | null): Unseen | null {
  const certified = views?.target?.traces?.certified;
  if (!views || !certified) return null;
  const yes = (flags: Uint8Array = new Uint8Array()) => Array.from(flags, (flag) => flag === 1);
  const learners = views.learners.toSorted((a, b) => a.learner - b.learner);
  return {
    certified: yes(certified),
    learners: learners.map(({ traces }) => ({
      exact: yes(traces?.exact),
      rounded: yes(traces?.rounded),
      rolledOut: Array.from(traces?.own.computed.rolled ?? []),
    })),
  };
}

function unseenOf({ unseen }: Outcome): Unseen {
  if (!unseen) throw new Error("the target is no machine");
  return unseen;
}

const lastDigit = 1e-25;

const claims: Readonly<Record<string, (outcome: Outcome) => void>> = {
  "label-noise": ({ samples, rank, learners: [closedForm, , sixteen] }) => {
    const expected = (0.25 * rank) / (samples - rank - 1);
    expect(closedForm.theory).toBeCloseTo(expected, 12);
    expect(Math.abs(closedForm.test / expected - 1)).toBeLessThan(0.3);
    expect(Math.abs(sixteen.test / closedForm.test - 1)).toBeLessThan(0.02);
  },
  "far-from-the-data": ({ nullity, learners }) => {
    expect(nullity).toBe(0);
    for (const { test, shifted } of learners) {
      expect(shifted).toHaveLength(3);
      // Tokens four times larger give labels 64 times larger, and squared errors 4096 times larger.
      for (const error of [test, ...shifted]) expect(error).toBeLessThan(4096 * 1e-27);
    }
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
  "a-softmax-teacher": ({ bestFit, learners: [closedForm, heads] }) => {
    expect(bestFit).toBeGreaterThan(0.1);
    for (const { test } of [closedForm, heads]) expect(Math.abs(test / (bestFit ?? 0) - 1)).toBeLessThan(0.05);
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

  it.each(presets.filter(({ id }) => id in claims).map(({ id, experiment }) => [id, experiment] as const))(
    "%s shows what it says",
    (id, experiment) => claims[id](outcome(experiment)),
    120_000,
  );
});
