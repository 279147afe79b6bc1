/**
 * Goals of exercises, by name. A goal reads a moment and returns the way in which it was reached, or null; its words are in
 * the catalogue, under the same two names.
 */

import type { Goal } from "../../../../platform/shell/lesson-api";
import { accepts } from "../../math/tasks/automaton/automaton";
import type { RandomAttentionSpec } from "../../math/tasks/random-attention/schema";
import { type MeasureOptions, type Moment, measures } from "./measures";
import { firstSample, type OneSample, type SamplePart, stepsOf } from "./one-sample";
import { allRecalled, keysAreOrthonormal } from "./recall";
import { isOverwritten } from "./tape-as-memory";

/** Conditions set by the author; each goal uses some of them. */
export interface Wanted extends MeasureOptions {
  readonly nullity?: number;
  /** Least number of something. */
  readonly least?: number;
  /** Largest number of something. */
  readonly most?: number;
  /** Largest number of heads. */
  readonly heads?: number;
  /** Largest learning rate. */
  readonly rate?: number;
  /** An upper bound on an error. */
  readonly below?: number;
  /** A lower bound. */
  readonly above?: number;
  /** A regular expression for the accepted words over a and b. */
  readonly pattern?: string;
  /** Letters in the cells of a tape, before and after it is overwritten. */
  readonly before?: string;
  readonly after?: string;
}

export const goals = {
  /** Data that leave exactly `nullity` directions undetermined. */
  nullity: (moment, { nullity }) => {
    const certificate = moment.series.certificate?.certificate;
    if (measures.nullity.read(moment, {}) !== nullity || !certificate) return null;
    const { rank, psi, samples } = certificate;
    return { way: rank === samples ? "few" : "blind", figures: { nullity: psi - rank, rank, psi, samples } };
  },
  /** At least as many samples as features, and exactly `nullity` undetermined directions. */
  "hidden-directions": (moment, { nullity }) => {
    const certificate = moment.series.certificate?.certificate;
    if (measures.nullity.read(moment, {}) !== nullity || !certificate) return null;
    const { psi, rank, samples } = certificate;
    const { n = 0 } = moment.experiment.task as Partial<RandomAttentionSpec>;
    return samples < psi ? null : { way: n === 1 ? "short" : "law", figures: { nullity: psi - rank, psi, samples } };
  },
  /** A typed memory of at least `least` pairs in which every key recalls its own value. */
  recall: ({ experiment: { task } }, { least = 2 }) => {
    const table = "table" in task ? task.table : null;
    if (!table || table.keys.length < least || !allRecalled(table)) return null;
    return { way: keysAreOrthonormal(table) ? "orthonormal" : "related", figures: { pairs: table.keys.length } };
  },
  /** An automaton that accepts the words of a pattern and no others, where three states suffice for the pattern. */
  accepts: ({ experiment: { task } }, { pattern = "" }) => {
    if (task.kind !== "automaton" || task.family !== "one") return null;
    const { alphabet, states } = task.machine;
    const letters = ["a", "b"].map((letter) => alphabet.indexOf(letter));
    if (letters.includes(-1)) return null;
    const wanted = new RegExp(pattern);
    const right = wordsUpTo(states.length + 3).every(
      (word) =>
        accepts(
          task.machine,
          Array.from(word, (letter) => letters[letter === "a" ? 0 : 1]),
        ) === wanted.test(word),
    );
    return right ? { way: "drawn", figures: { states: states.length } } : null;
  },
  /** A typed memory whose first pairs are the tape `before`, one for each cell, and in which all pairs add up to the tape `after`. */
  overwritten: ({ experiment: { task } }, { before = "", after = "" }) => {
    const table = "table" in task ? task.table : null;
    if (!table || !isOverwritten(table, before, after)) return null;
    const added = table.keys.length - before.length;
    const changes = [...before].filter((letter, cell) => letter !== after[cell]).length;
    return { way: added < changes ? "shared" : "each", figures: { added } };
  },
  /** At most `most` traces that certify all unseen computations, of which there are at least `least`. */
  "all-certified": (moment, { least = 1, most = Number.POSITIVE_INFINITY }) => {
    const unseen = measures.unseen.read(moment, {});
    const { traces = 0, probes = 0 } = moment.experiment.task as { readonly traces?: number; readonly probes?: number };
    if (unseen === null || unseen < least || traces > most || measures.certified.read(moment, {}) !== unseen) return null;
    return { way: probes > 0 ? "probes" : "traces", figures: { unseen, traces, probes } };
  },
  /** The output of the first sample from other tokens, with the same V and Q. */
  "same-answer": ({ notes }) => {
    const sample = notes as OneSample;
    const [was, is] = [stepsOf(firstSample), stepsOf(sample)];
    const kept = (part: SamplePart) => equal(sample[part], firstSample[part]);
    const changed = sample.Z.filter((value, index) => value !== firstSample.Z[index]).length;
    if (!kept("V") || !kept("Q") || changed < 2 || !equal(is.answer, was.answer)) return null;
    return { way: equal(is.gram, was.gram) ? "same-products" : "other-products", figures: { changed } };
  },
  /** A test error under `below`, with label noise of at least `above`. */
  "exact-in-noise": (moment, { below = 0, above = 0, learner = 0 }) => {
    const { noise = 0, samples = 0 } = moment.experiment.task as Partial<RandomAttentionSpec>;
    const error = measures["test-error"].read(moment, { learner });
    return error !== null && error < below && noise >= above ? { way: "many", figures: { error, noise, samples } } : null;
  },
  /** At most `most` samples of at least `least` features are needed for `epsilon`, with label noise of at least `above`. */
  "few-needed": (moment, { least = 0, most = 0, above = 0, epsilon }) => {
    const { noise = 0 } = moment.experiment.task as Partial<RandomAttentionSpec>;
    if (epsilon === undefined || noise < above || (measures.features.read(moment, {}) ?? 0) < least) return null;
    const samples = measures["samples-needed"].read(moment, { epsilon });
    if (samples === null || samples > most) return null;
    return { way: "noise", figures: { samples, noise, epsilon } };
  },
  /** A trained learner with at most `heads` heads, a learning rate of at most `rate` and a test error under `below`. */
  "few-heads": (moment, { below = 0, heads = 1, rate = Number.POSITIVE_INFINITY, learner = 0 }) => {
    const spec = moment.experiment.learners[learner];
    const error = measures["test-error"].read(moment, { learner });
    if (spec?.kind !== "gradient" || error === null || !(error < below) || spec.heads > heads || spec.rate > rate) return null;
    const { steps, seed } = spec;
    return { way: steps > usualSteps ? "patience" : "fortune", figures: { heads: spec.heads, steps, seed, error } };
  },
  /** A learner of heads of rank one, at most `heads`, that has at least half of every direction of the inputs. */
  "all-directions": (moment, { heads = 1, learner = 0 }) => {
    const spec = moment.experiment.learners[learner];
    const error = measures["exact-error"].read(moment, { learner });
    const shares = moment.series.learner(learner)?.curve.learned?.shares ?? [];
    if (spec?.kind !== "gradient" || spec.keyQueryRank !== 1 || spec.heads > heads || error === null) return null;
    if (shares.some((share) => share[share.length - 1] < 0.5)) return null;
    return { way: "heads", figures: { heads: spec.heads, directions: shares.length, error } };
  },
} as const satisfies Record<string, Goal<Moment, Wanted>>;

/** Steps beyond which a solution counts as longer training. */
const usualSteps = 10_000;

/** All words over a and b of at most this many letters. Automata with m and n states that differ do so on a word of fewer than m + n. */
function wordsUpTo(length: number): readonly string[] {
  const words = [""];
  for (const word of words) if (word.length < length) words.push(`${word}a`, `${word}b`);
  return words;
}

/** Numbers that were typed: no more than rounding apart. */
function equal(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - b[index]) < 1e-9);
}
