/**
 * Random sequences and their labels. Every sequence has its own Philox stream, so that drawing more of them keeps the first
 * ones, for any teacher.
 */

import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { predict } from "../model/forward";
import { type Heads, type Moments, packedSize, type Split } from "../model/samples";
import { purposes } from "../streams";
import type { Workspace } from "../workspace";
import type { InputLawName } from "./input-laws";

const lawCodes: Readonly<Record<InputLawName, number>> = { gaussian: 0, rademacher: 1, sphere: 2 };

/** The distribution of sequences of n tokens of dimension d. */
export interface TokenLaw {
  readonly d: number;
  readonly n: number;
  /** Whether every prefix is a sample; otherwise, or if missing, the whole sequence alone. */
  readonly causal?: boolean;
}

/** A distribution with the purpose of its random streams. */
export type DrawnLaw<Law> = Law & { readonly purpose: number };

/** Draws the tokens of one sequence, n x d, token after token. */
export type DrawTokens<Law> = (workspace: Workspace, law: DrawnLaw<Law>, seed: bigint, index: number) => Float64Array;

/** Tokens with independent entries, or uniform on a sphere. */
export interface InputLaw extends TokenLaw {
  readonly law: InputLawName;
  /** Standard deviation of every entry of Z. */
  readonly deviation: number;
  readonly causal: boolean;
}

export type SequenceLaw = DrawnLaw<InputLaw>;

/** A teacher that (G, z) does not determine: it computes labels from the tokens. */
export interface TokenTeacher {
  readonly outputs: number;
  /**
   * @param tokens  n x d, token after token.
   * @returns the output at every prefix, n x outputs, row-major.
   */
  readonly answers: (tokens: Float64Array, n: number) => Float64Array;
  /** The output at the last token alone, `outputs` numbers. */
  readonly lastAnswer: (tokens: Float64Array, n: number) => Float64Array;
}

/** The teacher of the samples: heads of linear attention, or a function of tokens. */
export type Teacher = Heads | TokenTeacher;

/** The tokens of one sequence of a distribution, n x d, token after token. */
export function drawTokens(workspace: Workspace, law: SequenceLaw, seed: bigint, index: number): Float64Array {
  const { d, n, deviation, purpose } = law;
  return workspace.scope(() => {
    const tokens = workspace.allocate(d * n * 8);
    workspace.kernels.drawTokens(tokens, d, n, lawCodes[law.law], deviation, seed, BigInt(purpose), BigInt(index));
    return workspace.f64(tokens, d * n).slice();
  });
}

/** The moments of sequences `first` .. `first + sequences - 1` of a distribution: one sample for each, or n when causal. */
export function drawMoments(workspace: Workspace, law: SequenceLaw, seed: bigint, first: number, sequences: number): Moments {
  const { d, n, deviation, causal, purpose } = law;
  const count = sequences * (causal ? n : 1);
  return workspace.scope(() => {
    const tokens = workspace.allocate(d * n * 8);
    const gram = workspace.allocate(count * packedSize(d) * 8, "the samples");
    const last = workspace.allocate(count * d * 8, "the samples");
    const code = lawCodes[law.law];
    workspace.kernels.drawMoments(tokens, d, n, code, deviation, causal, seed, BigInt(purpose), first, sequences, gram, last);
    return {
      d,
      count,
      gram: workspace.f64(gram, count * packedSize(d)).slice(),
      last: workspace.f64(last, count * d).slice(),
    };
  });
}

/** Draws `sequences` sequences of a distribution and labels them, without noise. The slices do not affect the result. */
export function* drawSplit(
  law: SequenceLaw,
  sequences: number,
  teacher: Teacher,
  seed: bigint,
  workspace: Workspace,
): LongComputation<Split> {
  const { d, n } = law;
  const prefixes = law.causal ? n : 1;
  const count = sequences * prefixes;
  const size = packedSize(d);
  const gram = new Float64Array(count * size);
  const last = new Float64Array(count * d);
  const labels = new Float64Array(count * teacher.outputs);
  const chunk = sequencesPerTurn(teacher, d, n, prefixes);
  for (let first = 0; first < sequences; first += chunk) {
    yield (0.9 * first) / sequences;
    const taken = Math.min(chunk, sequences - first);
    const moments = drawMoments(workspace, law, seed, first, taken);
    gram.set(moments.gram, first * prefixes * size);
    last.set(moments.last, first * prefixes * d);
    if ("answers" in teacher) labels.set(answersOf(workspace, teacher, law, seed, first, taken), first * prefixes * teacher.outputs);
  }
  if (!("answers" in teacher)) yield* within(0.9, 1, predictInto(labels, workspace, teacher, { d, count, gram, last }));
  return { d, count, gram, last, outputs: teacher.outputs, labels, prefixes };
}

/** Rows labelled between two pauses: the block size of `predict`, so that the bits are the same. */
const predictedPerTurn = 4096;

function* predictInto(labels: Float64Array, workspace: Workspace, heads: Heads, samples: Moments): LongComputation<void> {
  const { d, count, gram, last } = samples;
  const size = packedSize(d);
  for (let first = 0; first < count; first += predictedPerTurn) {
    yield first / count;
    const taken = Math.min(predictedPerTurn, count - first);
    const [from, to] = [first, first + taken];
    const part = { d, count: taken, gram: gram.subarray(from * size, to * size), last: last.subarray(from * d, to * d) };
    labels.set(predict(workspace, heads, part), first * heads.outputs);
  }
}

function answersOf(
  workspace: Workspace,
  teacher: TokenTeacher,
  law: SequenceLaw,
  seed: bigint,
  first: number,
  sequences: number,
): Float64Array {
  const { n, causal } = law;
  const perSequence = teacher.outputs * (causal ? n : 1);
  const labels = new Float64Array(sequences * perSequence);
  for (let i = 0; i < sequences; i++) {
    const tokens = drawTokens(workspace, law, seed, first + i);
    labels.set(causal ? teacher.answers(tokens, n) : teacher.lastAnswer(tokens, n), i * perSequence);
  }
  return labels;
}

/** A few milliseconds of work. Moments cost n d^2 for a sequence; labels from tokens that or n^2 d, for each of up to 16 heads. */
function sequencesPerTurn(teacher: Teacher, d: number, n: number, prefixes: number): number {
  if (!("answers" in teacher)) return Math.max(1, Math.floor(4096 / Math.max(prefixes, n)));
  return Math.max(1, Math.min(64, Math.floor(65_536 / (n * d * (d + prefixes)))));
}

/** Index of the first stream of noise on added samples: far above those of the other samples. */
export const addedNoise = 2 ** 32;

/**
 * Adds Gaussian noise to the labels of a split: one stream for each sequence.
 *
 * @param firstStream  index of the stream of the first sequence.
 */
export function addNoise(
  split: Split,
  deviation: number,
  seed: bigint,
  workspace: Workspace,
  firstStream = 0,
  purpose: number = purposes.trainNoise,
): void {
  if (deviation === 0 || !split.labels) return;
  const size = split.prefixes * split.outputs;
  for (let i = 0; i * size < split.labels.length; i++) {
    const draws = normals(workspace, { seed, purpose, index: firstStream + i }, size);
    for (let j = 0; j < size; j++) split.labels[i * size + j] += deviation * draws[j];
  }
}

/** The samples of two splits of one target, one after the other. */
export function joined(first: Split, second: Split): Split {
  const labels = first.labels && second.labels ? glued(first.labels, second.labels) : null;
  return {
    ...first,
    count: first.count + second.count,
    gram: glued(first.gram, second.gram),
    last: glued(first.last, second.last),
    labels,
  };
}

function glued(first: Float64Array, second: Float64Array): Float64Array {
  const whole = new Float64Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
