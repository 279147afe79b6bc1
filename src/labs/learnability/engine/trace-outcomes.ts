/**
 * Results of a learner on unseen computations: token by token given the true history, and on its own output (paper notes,
 * section 7.6).
 */

import type { Fit } from "../math/learners/closed-form/fit";
import { features, packedIndex } from "../math/model/features";
import { asComputed, type FedBack, type NextToken, nextTokenOf, rollOut, wholeNumbers } from "../math/model/rollout";
import { type Heads, type Moments, packedSize, type Split } from "../math/model/samples";

export interface TraceOutcomes {
  /** For every test trace 1 when all its tokens are within `exactWithin`; 1 when all are right after rounding. */
  readonly exact: Uint8Array;
  readonly rounded: Uint8Array;
  /** Results on its own output. */
  readonly own: Readonly<Record<OwnWay, RollOuts>>;
}

/** Forms of its own output that a learner receives: as computed, or with every coordinate rounded to an integer. */
export const ownWays = ["computed", "rounded"] as const;
export type OwnWay = (typeof ownWays)[number];

const fedBackAs: Readonly<Record<OwnWay, FedBack>> = { computed: asComputed, rounded: wholeNumbers };

/** Results of a learner on its own output, for the first test traces. */
export interface RollOuts {
  /** For each trace, the number of tokens right after rounding before the first wrong one. */
  readonly rolled: Uint16Array;
  /** Of each token || output - truth ||, the output as computed either way: traces x tokens; NaN where it stopped being finite. */
  readonly errors: Float64Array;
  /** Its output on the selected trace, before any rounding, tokens x d; NaN where it stopped being finite. */
  readonly generated: Float64Array;
}

/** As in the paper notes: stands for exact arithmetic up to rounding. */
export const exactWithin = 1e-6;

/** Operations of the roll-outs of one picture: some tens of milliseconds. */
export const workOfPicture = 2e7;

/** Traces right to `exactWithin`, and right when every coordinate is rounded to the nearest whole number. */
export function judge(predictions: Float64Array, { labels, outputs, prefixes, count }: Split): Pick<TraceOutcomes, "exact" | "rounded"> {
  const traces = count / prefixes;
  const exact = new Uint8Array(traces).fill(1);
  const rounded = new Uint8Array(traces).fill(1);
  if (!labels) return { exact, rounded };
  for (let i = 0; i < labels.length; i++) {
    const trace = Math.floor(i / (outputs * prefixes));
    if (!(Math.abs(predictions[i] - labels[i]) < exactWithin)) exact[trace] = 0;
    if (Math.round(predictions[i]) !== Math.round(labels[i])) rounded[trace] = 0;
  }
  return { exact, rounded };
}

/** A trace's prompt: its d x n tokens before the first generated one. */
export interface Prompted {
  readonly Z: Float64Array;
  readonly n: number;
  readonly prompt: number;
}

/**
 * Rolls the learner out in both forms on as many traces as the operations allow, at least one, and on the selected one.
 *
 * @param most  operations in all.
 * @param prompted  the trace of an index.
 */
export function rollOuts(
  learned: Learned,
  test: Split,
  prompted: (index: number) => Prompted,
  shown: number,
  most = workOfPicture,
): TraceOutcomes["own"] {
  const affordable = Math.max(1, Math.floor(most / (ownWays.length * learned.cost * test.prefixes)));
  const traces = Math.min(test.count / test.prefixes, affordable);
  const way = (own: OwnWay) => rollOutsOneWay(learned, test, prompted, shown, traces, fedBackAs[own]);
  return { computed: way("computed"), rounded: way("rounded") };
}

function rollOutsOneWay(
  { rollOut }: Learned,
  test: Split,
  prompted: (index: number) => Prompted,
  shown: number,
  traces: number,
  fedBack: FedBack,
): RollOuts {
  const { d, prefixes, labels } = test;
  const rolled = new Uint16Array(traces);
  const errors = new Float64Array(traces * prefixes);
  const generate = (index: number) => {
    const { Z, n, prompt } = prompted(index);
    return rollOut(firstColumns(Z, d, n, prompt), d, prompt, prefixes, fedBack);
  };
  for (let index = 0; index < traces; index++) {
    const truth = labels?.subarray(index * prefixes * d, (index + 1) * prefixes * d);
    if (!truth) continue;
    const generated = generate(index);
    rolled[index] = rightTokens(generated, truth, d);
    errors.set(tokenErrors(generated, truth, d), index * prefixes);
  }
  return { rolled, errors, generated: generate(shown) };
}

/** Number of tokens before the first that is wrong after rounding. @param generated  tokens x d, as the truth. */
export function rightTokens(generated: Float64Array, truth: Float64Array, d: number): number {
  const wrong = truth.findIndex((value, i) => Math.round(generated[i]) !== Math.round(value));
  return Math.floor((wrong < 0 ? truth.length : wrong) / d);
}

/** || generated - truth || of every token. @param generated  tokens x d, as the truth. */
export function tokenErrors(generated: Float64Array, truth: Float64Array, d: number): Float64Array {
  return Float64Array.from({ length: truth.length / d }, (_, token) => {
    let sum = 0;
    for (let i = token * d; i < (token + 1) * d; i++) sum += (generated[i] - truth[i]) ** 2;
    return Math.sqrt(sum);
  });
}

/** A learner on its own output, and the operations per token. */
export interface Learned {
  /** Outputs after a prompt of d x n, steps x d; NaN where they stop being finite. */
  readonly rollOut: (prompt: Float64Array, d: number, n: number, steps: number, fedBack: FedBack) => Float64Array;
  readonly cost: number;
}

/** A learner as a function of G and the last token. */
function ofNext(next: NextToken, cost: number): Learned {
  return { rollOut: (prompt, d, n, steps, fedBack) => rollOut(next, prompt, d, n, steps, fedBack), cost };
}

export function ofHeads(heads: Heads): Learned {
  return ofNext(nextTokenOf(heads), 3 * heads.count * heads.d ** 2);
}

export function ofFit(fit: Fit, d: number): Learned {
  if (fit.form === "dual") {
    const { coefficients, support } = fit;
    return ofNext((gram, last) => fromSupport(coefficients, support, gram, last), support.count * packedSize(d));
  }
  const { p } = fit;
  const next: NextToken = (gram, last) => {
    const H = features(gram, last);
    return Float64Array.from({ length: p.length / H.length }, (_, a) => {
      let sum = 0;
      for (let i = 0; i < H.length; i++) sum += p[a * H.length + i] * H[i];
      return sum;
    });
  };
  return ofNext(next, p.length);
}

/** sum_i a_i <G_i, G>_F <z_i, z>. */
function fromSupport(coefficients: Float64Array, support: Moments, gram: Float64Array, last: Float64Array): Float64Array {
  const { d, count } = support;
  const outputs = coefficients.length / count;
  const size = packedSize(d);
  // Off-diagonal entries are doubled once for all samples, and the loops are plain: many times faster, to the same bits.
  const whole = gram.map((value) => 2 * value);
  for (let j = 0; j < d; j++) whole[packedIndex(d, j, j)] = gram[packedIndex(d, j, j)];
  const output = new Float64Array(outputs);
  for (let i = 0; i < count; i++) {
    let lasts = 0;
    for (let j = 0; j < d; j++) lasts += support.last[i * d + j] * last[j];
    // Most pairs of last tokens have disjoint coordinates, and then the kernel is zero.
    if (lasts === 0) continue;
    let grams = 0;
    for (let at = 0; at < size; at++) grams += support.gram[i * size + at] * whole[at];
    for (let a = 0; a < outputs; a++) output[a] += coefficients[i * outputs + a] * (grams * lasts);
  }
  return output;
}

/** The first tokens of d x n. */
export function firstColumns(Z: Float64Array, d: number, n: number, kept: number): Float64Array {
  const result = new Float64Array(d * kept);
  for (let j = 0; j < d; j++) result.set(Z.subarray(j * n, j * n + kept), j * kept);
  return result;
}
