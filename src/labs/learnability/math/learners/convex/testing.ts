/** Gradient descent on W step by step, and the null directions of W, computed directly. For tests. */

import { finish } from "../../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../../platform/numerics/symmetric-eigen";
import { load } from "../../certificate/resident";
import { SecondMoment } from "../../certificate/second-moment";
import { packedIndex, pairScale } from "../../model/features";
import { packedSize } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { Workspace } from "../../workspace";

/** X(Z) of every training sample, count x d^3, with its duplicates (eq. 7). */
function redundantRows({ d, train }: Dataset): Float64Array[] {
  return Array.from({ length: train.count }, (_, i) => {
    const gram = train.gram.subarray(i * packedSize(d), (i + 1) * packedSize(d));
    const last = train.last.subarray(i * d, (i + 1) * d);
    return Float64Array.from(
      { length: d ** 3 },
      (_, c) => gram[packedIndex(d, Math.floor(c / d / d), Math.floor(c / d) % d)] * last[c % d],
    );
  });
}

/** Plain gradient descent on W itself, one step after the other: the training error after every step. */
export function iterate(dataset: Dataset, W: Float64Array, rate: number, steps: number): number[] {
  const { outputs, train } = dataset;
  const rows = redundantRows(dataset);
  const size = rows[0].length;
  const labels = train.labels ?? new Float64Array();
  const errors = () =>
    rows.map((row, i) =>
      Float64Array.from({ length: outputs }, (_, a) => row.reduce((sum, x, c) => sum + x * W[a * size + c], -labels[i * outputs + a])),
    );
  const losses: number[] = [];
  let now = errors();
  for (let step = 0; step < steps; step++) {
    now.forEach((error, i) => {
      for (let a = 0; a < outputs; a++)
        for (let c = 0; c < size; c++) W[a * size + c] -= ((2 * rate) / (train.count * outputs)) * error[a] * rows[i][c];
    });
    now = errors();
    losses.push(now.reduce((sum, error) => sum + error.reduce((part, e) => part + e * e, 0), 0) / (train.count * outputs));
  }
  return losses;
}

/** Null directions of W: unit vectors u = p / S of the null space of S Lambda S, below the rank floor. */
export function nullSpace(dataset: Dataset): Float64Array[] {
  const workspace = new Workspace();
  const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
  finish(moment.extend(load(workspace, dataset.train, "test"), dataset.train.count));
  const { psi } = moment;
  const scale = pairScale(dataset.d);
  const lambda = workspace.f64(moment.copyLambda(), psi * psi).map((value, k) => value * scale[Math.floor(k / psi)] * scale[k % psi]);
  const { values, vectors } = finish(symmetricEigen(workspace, lambda, psi));
  const floor = Math.max(dataset.train.count, psi) * Number.EPSILON * values[psi - 1];
  return Array.from(values.keys())
    .filter((i) => values[i] <= floor)
    .map((i) => vectors.slice(i * psi, (i + 1) * psi));
}

/** The part of p / S along those directions, row after row. */
export function along(directions: readonly Float64Array[], p: Float64Array, d: number): Float64Array {
  const scale = pairScale(d);
  return Float64Array.from(
    Array.from({ length: p.length / scale.length }, (_, a) =>
      directions.map((direction) => direction.reduce((sum, value, k) => sum + (value * p[a * scale.length + k]) / scale[k], 0)),
    ).flat(),
  );
}
