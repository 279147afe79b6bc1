/**
 * What an exercise can ask for, by name. A goal looks at a moment and answers how it was reached, or null; the words on
 * it are in the catalogue, under the same two names.
 */

import type { Goal } from "../../../../platform/shell/lesson-api";
import type { RandomAttentionSpec } from "../../math/tasks/random-attention/schema";
import { type MeasureOptions, type Moment, measures } from "./measures";
import { firstSample, type OneSample, type SamplePart, stepsOf } from "./one-sample";
import { allRecalled, keysAreOrthonormal } from "./recall";

/** What the author asks for; which of them count is up to the goal. */
export interface Wanted extends MeasureOptions {
  readonly nullity?: number;
  /** How many there must be of something, at least. */
  readonly least?: number;
  /** How many there may be of something, at most. */
  readonly most?: number;
  /** Heads that must not be exceeded. */
  readonly heads?: number;
  /** A bound that an error must be under. */
  readonly below?: number;
  /** A bound that something must not be under. */
  readonly above?: number;
}

export const goals = {
  /** Data that leave exactly so many directions free. */
  nullity: (moment, { nullity }) => {
    const certificate = moment.series.certificate?.certificate;
    if (measures.nullity.read(moment, {}) !== nullity || !certificate) return null;
    const { rank, psi, samples } = certificate;
    return { way: rank === samples ? "few" : "blind", figures: { nullity: psi - rank, rank, psi, samples } };
  },
  /** As many samples as features or more, and yet exactly so many directions free. */
  "hidden-directions": (moment, { nullity }) => {
    const certificate = moment.series.certificate?.certificate;
    if (measures.nullity.read(moment, {}) !== nullity || !certificate) return null;
    const { psi, rank, samples } = certificate;
    const { n = 0 } = moment.experiment.task as Partial<RandomAttentionSpec>;
    return samples < psi ? null : { way: n === 1 ? "short" : "law", figures: { nullity: psi - rank, psi, samples } };
  },
  /** A typed memory of at least so many pairs in which asking for any key brings back its own value. */
  recall: ({ experiment: { task } }, { least = 2 }) => {
    const table = "table" in task ? task.table : null;
    if (!table || table.keys.length < least || !allRecalled(table)) return null;
    return { way: keysAreOrthonormal(table) ? "orthonormal" : "related", figures: { pairs: table.keys.length } };
  },
  /** At most so many traces that certify all of at least so many computations that are not among them. */
  "all-certified": (moment, { least = 1, most = Number.POSITIVE_INFINITY }) => {
    const unseen = measures.unseen.read(moment, {});
    const { traces = 0, probes = 0 } = moment.experiment.task as { readonly traces?: number; readonly probes?: number };
    if (unseen === null || unseen < least || traces > most || measures.certified.read(moment, {}) !== unseen) return null;
    return { way: probes > 0 ? "probes" : "traces", figures: { unseen, traces, probes } };
  },
  /** The first sample's answer from other tokens, V and Q as they were. */
  "same-answer": ({ notes }) => {
    const sample = notes as OneSample;
    const [was, is] = [stepsOf(firstSample), stepsOf(sample)];
    const kept = (part: SamplePart) => equal(sample[part], firstSample[part]);
    const changed = sample.Z.filter((value, index) => value !== firstSample.Z[index]).length;
    if (!kept("V") || !kept("Q") || changed < 2 || !equal(is.answer, was.answer)) return null;
    return { way: equal(is.gram, was.gram) ? "same-products" : "other-products", figures: { changed } };
  },
  /** A test error under a bound, with noise on the labels that is not under another. */
  "exact-in-noise": (moment, { below = 0, above = 0, learner = 0 }) => {
    const { noise = 0, samples = 0 } = moment.experiment.task as Partial<RandomAttentionSpec>;
    const error = measures["test-error"].read(moment, { learner });
    return error !== null && error < below && noise >= above ? { way: "many", figures: { error, noise, samples } } : null;
  },
  /** A trained learner with so few heads, whose test error is under a bound. */
  "few-heads": (moment, { below = 0, heads = 1, learner = 0 }) => {
    const spec = moment.experiment.learners[learner];
    const error = measures["test-error"].read(moment, { learner });
    if (spec?.kind !== "gradient" || error === null || !(error < below) || spec.heads > heads) return null;
    const { steps, seed } = spec;
    return { way: steps > usualSteps ? "patience" : "fortune", figures: { heads: spec.heads, steps, seed, error } };
  },
} as const satisfies Record<string, Goal<Moment, Wanted>>;

/** Training that takes longer than this needs patience. */
const usualSteps = 10_000;

/** Numbers that were typed: no more than rounding apart. */
function equal(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - b[index]) < 1e-9);
}
