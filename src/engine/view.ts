/**
 * What the attention, function and heads panels show of one sample: computed in the worker, on request, in the shapes in
 * which it is drawn.
 */
import type { ExtractedHeads } from "../learners/closed-form/heads";
import { alignHeads, attentionMatrices, headSingularValues } from "../model/comparison";
import { coefficientsOfHeads, functionDistance } from "../model/function-space";
import { featureCount, type Heads } from "../model/samples";
import { Workspace } from "../numerics/workspace";
import type { Dataset, Sequence } from "../tasks/dataset";

/** The target on a sample. */
export interface TargetView {
  readonly d: number;
  readonly outputs: number;
  readonly psi: number;
  /** Tokens of the sample, and the matrix Z, d x n. */
  readonly n: number;
  readonly Z: Float64Array;
  /** Index of the sample among the test sequences, and their number. */
  readonly sample: number;
  readonly samples: number;
  /** Heads of the teacher, its attention Z^T Q_h Z (heads x n x n) and its p (outputs x psi); null for own data. */
  readonly teacher: { readonly heads: number; readonly attention: Float64Array; readonly p: Float64Array } | null;
}

/** A learner on the same sample. */
export interface LearnerView {
  /** Index into `experiment.learners`. */
  readonly job: number;
  /** Gradient steps, or samples for a closed form. */
  readonly step: number;
  /** p, outputs x psi; null in dual form. */
  readonly p: Float64Array | null;
  /** ||p - p(teacher)||_F; null without a teacher or in dual form. */
  readonly distance: number | null;
  /** Singular values of T for a gradient learner, of W for a closed form; descending. */
  readonly singularValues: Float64Array;
  readonly attention: LearnerAttention | null;
}

export interface LearnerAttention {
  readonly heads: number;
  /** heads x n x n. */
  readonly matrices: Float64Array;
  /** True when the heads are mixed onto the teacher's; otherwise they are the learner's own, strongest first. */
  readonly aligned: boolean;
  /** Share of the learner's function that the teacher's value matrices cannot express; 0 when not aligned. */
  readonly unexplained: number;
}

/** Most heads shown where there is no teacher to align with. */
const shownHeads = 4;

export function targetView(dataset: Dataset, { Z, n }: Sequence, sample: number): TargetView {
  const { d, outputs, teacher, test } = dataset;
  return {
    d,
    outputs,
    psi: featureCount(d),
    n,
    Z: Z.slice(),
    sample,
    samples: test.count / test.group,
    teacher: teacher && {
      heads: teacher.count,
      attention: attentionMatrices(teacher.Q, Z, d, n),
      p: coefficientsOfHeads(teacher),
    },
  };
}

/** A gradient learner, from its heads. */
export function gradientView(job: number, step: number, heads: Heads, dataset: Dataset, sequence: Sequence): LearnerView {
  const p = coefficientsOfHeads(heads);
  const singularValues = headSingularValues(new Workspace(), heads);
  return { ...functionView(job, step, p, heads, dataset, sequence), singularValues };
}

/** A closed form, from its coefficients and the heads that the SVD of W gives. */
export function closedFormView(
  job: number,
  step: number,
  p: Float64Array,
  { heads, singularValues }: ExtractedHeads,
  dataset: Dataset,
  sequence: Sequence,
): LearnerView {
  return { ...functionView(job, step, p.slice(), heads, dataset, sequence), singularValues: singularValues.slice() };
}

function functionView(
  job: number,
  step: number,
  p: Float64Array,
  heads: Heads,
  { teacher }: Dataset,
  sequence: Sequence,
): Omit<LearnerView, "singularValues"> {
  const distance = teacher && functionDistance(p, coefficientsOfHeads(teacher));
  return { job, step, p, distance, attention: attentionOf(p, heads, teacher, sequence) };
}

function attentionOf(p: Float64Array, heads: Heads, teacher: Heads | null, { Z, n }: Sequence): LearnerAttention {
  const { d } = heads;
  if (teacher) {
    const { Q, unexplained } = alignHeads(p, teacher);
    return { heads: teacher.count, matrices: attentionMatrices(Q, Z, d, n), aligned: true, unexplained };
  }
  const shown = strongest(heads, shownHeads);
  return { heads: shown.length, matrices: attentionMatrices(pick(heads, shown), Z, d, n), aligned: false, unexplained: 0 };
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
