/**
 * Identifiability of a layer with few heads, near its own weights. Below d^2 heads the coefficients p(Theta) form a curved part of
 * function space, so a singular Lambda need not leave another fit. To first order, data distinguish all functions of layers near
 * Theta if dp(Theta) has the same rank in the range of Lambda as in the whole space (paper notes, section 4.9).
 */

import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues } from "../../../../platform/numerics/symmetric-eigenvalues";
import { featureIndex } from "../model/features";
import { featureCount, type Heads } from "../model/samples";
import type { Workspace } from "../workspace";
import type { FeatureParts } from "./null-space";

export interface LocalRanks {
  /** Number of heads of the layer. */
  readonly heads: number;
  /** Entries of all V_h and Q_h. */
  readonly parameters: number;
  /** Rank of dp(Theta): dimension of the functions of layers near Theta. */
  readonly whole: number;
  /** Rank of dp(Theta) followed by the projection onto the range of Lambda: of those, the directions that the data show. */
  readonly onData: number;
}

/**
 * The derivative of p (eq. 42) by the weights, with p_a{j,k},l = sum_h V_aj Q_kl + V_ak Q_jl and squares V_aj Q_jl.
 *
 * @returns (parameters) x (outputs psi), row-major; rows are all of V as stored, then all of Q.
 */
export function coefficientJacobian({ d, outputs, count, V, Q }: Heads): Float64Array {
  const psi = featureCount(d);
  const width = outputs * psi;
  const jacobian = new Float64Array(count * (outputs + d) * d * width);
  for (let h = 0; h < count; h++)
    for (let a = 0; a < outputs; a++)
      for (let j = 0; j < d; j++)
        for (let k = 0; k < d; k++)
          for (let l = 0; l < d; l++) {
            const column = a * psi + featureIndex(d, j, k, l);
            const [ofV, ofQ] = [(h * outputs + a) * d + j, (count * outputs + h * d + k) * d + l];
            jacobian[ofV * width + column] += Q[(h * d + k) * d + l];
            jacobian[ofQ * width + column] += V[(h * outputs + a) * d + j];
          }
  return jacobian;
}

/** @param parts  of the Lambda of the data. */
export function* localRanks(workspace: Workspace, heads: Heads, { spectrum, vectors }: FeatureParts): LongComputation<LocalRanks> {
  const { d, outputs, count } = heads;
  const psi = featureCount(d);
  const parameters = count * (outputs + d) * d;
  const jacobian = coefficientJacobian(heads);
  const { nullity } = spectrum;
  const rank = psi - nullity;
  const whole = yield* within(0, 0.4, rankOf(workspace, jacobian, parameters));
  if (nullity === 0) return { heads: count, parameters, whole, onData: whole };
  const inRange = new Float64Array(parameters * outputs * rank);
  for (let row = 0; row < parameters * outputs; row++) {
    if (row % outputs === 0) yield 0.4 + (0.2 * row) / (parameters * outputs);
    for (let direction = 0; direction < rank; direction++) {
      let sum = 0;
      for (let feature = 0; feature < psi; feature++) sum += jacobian[row * psi + feature] * vectors[(nullity + direction) * psi + feature];
      inRange[row * rank + direction] = sum;
    }
  }
  const onData = yield* within(0.6, 1, rankOf(workspace, inRange, parameters));
  return { heads: count, parameters, whole, onData };
}

/** Rank of a matrix with so many rows: eigenvalues of A A^T above rows x eps times the largest. */
function* rankOf(workspace: Workspace, matrix: Float64Array, rows: number): LongComputation<number> {
  const width = matrix.length / rows;
  const gram = new Float64Array(rows * rows);
  for (let i = 0; i < rows; i++) {
    yield (0.5 * i) / rows;
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let column = 0; column < width; column++) sum += matrix[i * width + column] * matrix[j * width + column];
      gram[i * rows + j] = sum;
      gram[j * rows + i] = sum;
    }
  }
  const values = yield* within(0.5, 1, symmetricEigenvalues(workspace, gram, rows));
  const floor = rows * Number.EPSILON * Math.max(...values);
  return values.filter((value) => value > floor).length;
}
