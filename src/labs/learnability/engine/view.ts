/**
 * Views of one sample for the panels of attention, function and heads: computed in the worker, on request, in the shapes in
 * which they are drawn.
 */
import { maxPrimalFeatures } from "../math/learners/closed-form/fit";
import type { ExtractedHeads } from "../math/learners/closed-form/heads";
import type { LayerAttention } from "../math/learners/deep/architecture";
import { alignHeads, attentionMatrices, headSingularValues } from "../math/model/comparison";
import { coefficientsOfHeads, functionDistance } from "../math/model/function-space";
import { featureCount, type Heads } from "../math/model/samples";
import type { Dataset, Sequence } from "../math/tasks/dataset";
import { Workspace } from "../math/workspace";
import type { Sequences } from "./sample";
import type { TraceOutcomes } from "./trace-outcomes";

/** The target on a sample. */
export interface TargetView {
  readonly d: number;
  readonly outputs: number;
  readonly psi: number;
  /** Tokens of the sample, and the matrix Z, d x n. */
  readonly n: number;
  readonly Z: Float64Array;
  /** Index of the sample among the test sequences and, after them, the training sequences; the numbers of both. */
  readonly sample: number;
  readonly samples: number;
  readonly training: number;
  /** Null where the target is not linear attention. */
  readonly teacher: TeacherView | null;
  /** For targets that are computations. */
  readonly traces: TargetTraces | null;
}

/**
 * The teacher's heads, V heads x outputs x d and Q heads x d x d; its attention Z^T Q_h Z, heads x n x n; its p,
 * outputs x psi. In dual form p is null, and V and Q are empty.
 */
export interface TeacherView {
  readonly heads: number;
  readonly V: Float64Array;
  readonly Q: Float64Array;
  readonly attention: Float64Array;
  readonly p: Float64Array | null;
}

/** The test traces of a target that is a computation. */
export interface TargetTraces {
  /** Tokens of the prompt, and generated tokens of each trace. */
  readonly prompt: number;
  readonly prefixes: number;
  /** For every test trace 1 when the data certify all its tokens; null until this is computed. */
  readonly certified: Uint8Array | null;
  /** For every coordinate of a token 1 when some training sample has a last token that is nonzero there, length d. */
  readonly seen: Uint8Array;
}

/** A learner on the same sample. */
export interface LearnerView {
  /** Index into `experiment.learners`. */
  readonly learner: number;
  /** Gradient steps, or samples for a closed form. */
  readonly step: number;
  /** p, outputs x psi; null in dual form. */
  readonly p: Float64Array | null;
  /** ||p - p(teacher)||_F; null without a teacher or in dual form. */
  readonly distance: number | null;
  /** Singular values of T for a gradient learner, of W for a closed form; descending. */
  readonly singularValues: Float64Array;
  readonly attention: LearnerAttention | null;
  /** For targets that are computations. */
  readonly traces: TraceOutcomes | null;
  /** Of learners of several layers, which have no p and no heads comparable with the teacher's. */
  readonly layers?: LayerAttention;
}

export interface LearnerAttention {
  readonly heads: number;
  /** The key-query matrices shown, heads x d x d, from which the attention on any other tokens follows. */
  readonly Q: Float64Array;
  /** heads x n x n. */
  readonly matrices: Float64Array;
  /** True when the heads are aligned with the teacher's; otherwise they are the learner's own, strongest first. */
  readonly aligned: boolean;
  /** Share of the learner's function that the teacher's value matrices cannot express; 0 when not aligned. */
  readonly unexplained: number;
}

/** Most heads shown without a teacher to align with. */
const shownHeads = 4;

/** Whether p has too many entries to be drawn, or sent thirty times a second. */
function isDual({ d }: Dataset): boolean {
  return featureCount(d) > maxPrimalFeatures;
}

const none = new Float64Array(0);

/** Facts about all test traces, computed once for a run. */
export type KnownTraces = Pick<TargetTraces, "certified" | "seen">;

/** Index of the selected sequence among all. */
interface ShownSample extends Sequences {
  readonly place: number;
}

export function targetView(dataset: Dataset, { Z, n }: Sequence, shown: ShownSample, known: KnownTraces): TargetView {
  const { d, outputs, teacher, test, traces } = dataset;
  const dual = isDual(dataset);
  return {
    d,
    outputs,
    psi: featureCount(d),
    n,
    Z: Z.slice(),
    sample: shown.place,
    samples: shown.test,
    training: shown.training,
    teacher: teacher && {
      heads: teacher.count,
      V: dual ? none : teacher.V.slice(),
      Q: dual ? none : teacher.Q.slice(),
      attention: attentionMatrices(teacher.Q, Z, d, n),
      p: dual ? null : coefficientsOfHeads(teacher),
    },
    traces: traces && {
      prompt: traces.prompt,
      prefixes: test.prefixes,
      certified: known.certified?.slice() ?? null,
      seen: known.seen.slice(),
    },
  };
}

/** A gradient learner, from its heads. */
export function gradientView(
  learner: number,
  step: number,
  heads: Heads,
  dataset: Dataset,
  sequence: Sequence,
  traces: TraceOutcomes | null,
): LearnerView {
  const singularValues = headSingularValues(new Workspace(), heads);
  if (isDual(dataset)) return { learner, step, p: null, distance: null, attention: ownAttention(heads, sequence), singularValues, traces };
  return { ...functionView(learner, step, coefficientsOfHeads(heads), heads, dataset, sequence), singularValues, traces };
}

/** A learner of several layers, from its attention in each of them. */
export function deepView(learner: number, step: number, layers: LayerAttention, traces: TraceOutcomes | null): LearnerView {
  return { ...dualView(learner, step, traces), layers };
}

/** A closed form in dual form, which has neither p nor heads. */
export function dualView(learner: number, step: number, traces: TraceOutcomes | null): LearnerView {
  return { learner, step, p: null, distance: null, attention: null, singularValues: none, traces };
}

/** A closed form, from its coefficients and the heads that the SVD of W gives. */
export function closedFormView(
  learner: number,
  step: number,
  p: Float64Array,
  { heads, singularValues }: ExtractedHeads,
  dataset: Dataset,
  sequence: Sequence,
  traces: TraceOutcomes | null,
): LearnerView {
  return { ...functionView(learner, step, p.slice(), heads, dataset, sequence), singularValues: singularValues.slice(), traces };
}

function functionView(
  learner: number,
  step: number,
  p: Float64Array,
  heads: Heads,
  { teacher }: Dataset,
  sequence: Sequence,
): Omit<LearnerView, "singularValues" | "traces"> {
  const distance = teacher && functionDistance(p, coefficientsOfHeads(teacher));
  return { learner, step, p, distance, attention: attentionOf(p, heads, teacher, sequence) };
}

function attentionOf(p: Float64Array, heads: Heads, teacher: Heads | null, { Z, n }: Sequence): LearnerAttention {
  const { d } = heads;
  if (teacher) {
    const { Q, unexplained } = alignHeads(p, teacher);
    return { heads: teacher.count, Q, matrices: attentionMatrices(Q, Z, d, n), aligned: true, unexplained };
  }
  return ownAttention(heads, { Z, n });
}

/** The learner's own heads, the strongest first. */
function ownAttention(heads: Heads, { Z, n }: Pick<Sequence, "Z" | "n">): LearnerAttention {
  const { d } = heads;
  const shown = strongest(heads, shownHeads);
  const Q = pick(heads, shown);
  return { heads: shown.length, Q, matrices: attentionMatrices(Q, Z, d, n), aligned: false, unexplained: 0 };
}

/** Indices of the heads with the largest ||V_h|| ||Q_h||. */
function strongest({ d, outputs, count, V, Q }: Heads, most: number): number[] {
  const squared = (values: Float64Array, h: number, size: number) =>
    values.subarray(h * size, (h + 1) * size).reduce((sum, value) => sum + value * value, 0);
  const weight = Array.from({ length: count }, (_, h) => squared(V, h, outputs * d) * squared(Q, h, d * d));
  return weight
    .map((_, h) => h)
    .sort((a, b) => weight[b] - weight[a])
    .slice(0, most);
}

function pick({ d, Q }: Heads, indices: readonly number[]): Float64Array {
  const size = d * d;
  const picked = new Float64Array(indices.length * size);
  indices.forEach((h, i) => {
    picked.set(Q.subarray(h * size, (h + 1) * size), i * size);
  });
  return picked;
}
