/** Slow forms of the fits and their excess, and data sets for the tests beside this file. */
import { Matrix, SingularValueDecomposition } from "ml-matrix";
import { finish } from "../../../../platform/numerics/progress";
import { featuresAt } from "../certificate/testing";
import { pairScale } from "../model/features";
import { packedSize, type Split } from "../model/samples";
import type { OwnData } from "../tasks/dataset";
import { dataSetOf, populationOf } from "../tasks/generators";
import { type TaskSpec, tasks } from "../tasks/registry";
import type { Workspace } from "../workspace";

/** A valid target with these fields. */
export function specOf(kind: TaskSpec["kind"], fields: object = {}): TaskSpec {
  return tasks[kind].schema.parse({ kind, ...fields }) as TaskSpec;
}

export function draw(workspace: Workspace, spec: TaskSpec, set: number, count: number, data: OwnData | null = null): Split {
  return finish(dataSetOf(spec, { seed: 1, data, workspace }, set, count));
}

export function populationFor(workspace: Workspace, spec: TaskSpec, count: number, data: OwnData | null = null) {
  return finish(populationOf(spec, { seed: 1, data, workspace }, count));
}

/** The first samples of a split. */
export function firstOf(split: Split, count: number): Split {
  return samplesAt(
    split,
    Array.from({ length: count }, (_, i) => i),
  );
}

/** The samples at these places, in this order. */
export function samplesAt(split: Split, places: readonly number[]): Split {
  const { d, outputs, gram, last, labels } = split;
  const rows = (values: Float64Array, width: number) =>
    Float64Array.from({ length: places.length * width }, (_, at) => values[places[Math.floor(at / width)] * width + (at % width)]);
  return {
    ...split,
    count: places.length,
    gram: rows(gram, packedSize(d)),
    last: rows(last, d),
    labels: labels && rows(labels, outputs),
  };
}

export interface SlowFit {
  /** outputs x psi. */
  readonly p: Float64Array;
  /** Condition number of Lambda on the span of the samples. */
  readonly kappa: number;
}

/**
 * Least squares by the singular value decomposition of all features, the smallest ||W||_F among several solutions: features of pairs
 * count sqrt 2 times.
 */
export function slowFit(split: Split, relativeRank = 1e-12): SlowFit {
  const { count, outputs, labels, d } = split;
  const scale = pairScale(d);
  const rows = Array.from({ length: count }, (_, i) => Array.from(featuresAt(split, i), (value, k) => value * scale[k]));
  const svd = new SingularValueDecomposition(new Matrix(rows), { autoTranspose: true });
  const values = svd.diagonal.filter((value) => value > relativeRank * svd.diagonal[0]);
  const p = new Float64Array(outputs * scale.length);
  for (const [k, value] of values.entries())
    for (let a = 0; a < outputs; a++) {
      let along = 0;
      for (let i = 0; i < count; i++) along += svd.leftSingularVectors.get(i, k) * (labels?.[i * outputs + a] ?? Number.NaN);
      for (let j = 0; j < scale.length; j++) p[a * scale.length + j] += (scale[j] * svd.rightSingularVectors.get(j, k) * along) / value;
    }
  return { p, kappa: (values[0] / values[values.length - 1]) ** 2 };
}

/** Mean over the samples of |y - p H|^2, summed over outputs. */
export function slowMisfit(p: Float64Array, sample: Split): number {
  const { count, outputs, labels } = sample;
  const psi = p.length / outputs;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const row = featuresAt(sample, i);
    for (let a = 0; a < outputs; a++) {
      const predicted = row.reduce((total, value, j) => total + value * p[a * psi + j], 0);
      sum += ((labels?.[i * outputs + a] ?? Number.NaN) - predicted) ** 2;
    }
  }
  return sum / count;
}

/** Sum over outputs of (p - q) Lambda (p - q)^T, term by term. */
export function slowForm(p: Float64Array, q: Float64Array, lambda: Float64Array, outputs: number): number {
  const psi = p.length / outputs;
  let sum = 0;
  for (let a = 0; a < outputs; a++)
    for (let i = 0; i < psi; i++)
      for (let j = 0; j < psi; j++) sum += (p[a * psi + i] - q[a * psi + i]) * lambda[i * psi + j] * (p[a * psi + j] - q[a * psi + j]);
  return sum;
}
