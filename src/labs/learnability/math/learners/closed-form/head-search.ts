/**
 * Local search from H initial heads for heads whose p is nearest to a given one: Levenberg and Marquardt on ||p(V, Q) -
 * p||. The minima of p(V, Q) = p are never isolated (heads may be mixed), so J^T J is singular there; damping in proportion
 * to the residual makes the last steps converge quadratically all the same (Yamashita & Fukushima 2001).
 */

import { SingularError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { featureIndex } from "../../model/features";
import { tensorOf } from "../../model/function-space";
import { featureCount, type Heads } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { dampedStep, type HeadEntries } from "./damped-step";

/** Where a descent ended. */
export interface Descent {
  readonly heads: Heads;
  /** ||p(V, Q) - p||. */
  readonly missing: number;
}

/** A descent ends when `steps` steps have not reduced the residual by the share `progress`. */
export interface Patience {
  readonly steps: number;
  readonly progress: number;
}

/** Successful descents took at most 120 steps, at 3 x 3 with 4 heads; most take about 10. */
const maxSteps = 300;

/** Damping relative to the residual, at first and at least; below, factorisations fail more often than steps improve. */
const firstDamping = 1;
const leastDamping = 1e-9;

/** Absolute damping, beside J^T J of order one, as needed by float64 factors. */
const dampingFloor = 1e-14;

/** Thresholds of actual over predicted gain: for accepting a step, and for more or less damping. */
const acceptable = 1e-4;
const [poor, good] = [0.25, 0.75];

/**
 * @param target     p as `spread` lays it out, of norm about one.
 * @param tolerance  below it the descent ends once a step gains less than one digit.
 */
export function* descend(
  workspace: Workspace,
  target: Float64Array,
  start: Heads,
  tolerance: number,
  patience: Patience,
): LongComputation<Descent> {
  let point = pointAt(target, start);
  let gradient = gradientAt(point);
  let damping = firstDamping;
  const passed: number[] = [];
  for (let step = 0; step < maxSteps; step++) {
    passed.push(point.missing);
    if (settled(passed, tolerance, patience)) break;
    const progress = step / (step + 20);
    const change = yield* within(progress, progress, attempt(workspace, point.heads, gradient, damping * point.missing));
    if (!change) {
      damping *= 10;
      continue;
    }
    const next = pointAt(target, moved(point.heads, change.step));
    const gain = (point.missing ** 2 - next.missing ** 2) / change.predicted;
    if (gain > acceptable) {
      point = next;
      gradient = gradientAt(point);
    }
    if (gain > good) damping = Math.max(damping / 4, leastDamping);
    else if (!(gain > poor)) damping *= 4;
  }
  return { heads: point.heads, missing: point.missing };
}

function settled(passed: readonly number[], tolerance: number, { steps, progress }: Patience): boolean {
  const now = passed[passed.length - 1];
  if (now === 0 || (now < tolerance && now > passed[passed.length - 2] / 10)) return true;
  return passed.length > steps && now > (1 - progress) * passed[passed.length - 1 - steps];
}

/** A step and the decrease of the squared distance predicted by the linearisation; null when the factorisation fails. */
function* attempt(
  workspace: Workspace,
  heads: Heads,
  gradient: HeadEntries,
  damping: number,
): LongComputation<{ readonly step: HeadEntries; readonly predicted: number } | null> {
  const applied = Math.max(damping, dampingFloor);
  try {
    const step = yield* dampedStep(workspace, heads, gradient, applied);
    return { step, predicted: applied * inner(step, step) - inner(gradient, step) };
  } catch (error) {
    if (error instanceof SingularError) return null;
    throw error;
  }
}

/** Heads, their residual p(V, Q) - p laid out like the target, and its norm, every feature counted once. */
interface Point {
  readonly heads: Heads;
  readonly gap: Float64Array;
  readonly missing: number;
}

/** p as a tensor over (a, j, k, l), symmetric in each pair: outputs x d x d x d. */
export function spread(p: Float64Array, d: number, outputs: number): Float64Array {
  const psi = featureCount(d);
  const result = new Float64Array(outputs * d ** 3);
  let at = 0;
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < d; k++) for (let l = 0; l < d; l++) result[at++] = p[a * psi + featureIndex(d, j, k, l)];
  return result;
}

function pointAt(target: Float64Array, heads: Heads): Point {
  const { d, outputs } = heads;
  const T = tensorOf(heads);
  const gap = new Float64Array(T.length);
  let squares = 0;
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k <= j; k++)
        for (let l = 0; l < d; l++) {
          const [at, mirrored] = [((a * d + j) * d + k) * d + l, ((a * d + k) * d + j) * d + l];
          const difference = (j === k ? T[at] : T[at] + T[mirrored]) - target[at];
          gap[at] = difference;
          gap[mirrored] = difference;
          squares += difference * difference;
        }
  return { heads, gap, missing: Math.sqrt(squares) };
}

/** J^T (p(V, Q) - p): the gap times every Q_h, and its transpose times every V_h. */
function gradientAt({ heads: { d, outputs, count, V, Q }, gap }: Point): HeadEntries {
  const [rows, columns] = [outputs * d, d * d];
  const gradient = { V: new Float64Array(V.length), Q: new Float64Array(Q.length) };
  for (let h = 0; h < count; h++)
    for (let row = 0; row < rows; row++) {
      const value = V[h * rows + row];
      let sum = 0;
      for (let column = 0; column < columns; column++) {
        const entry = gap[row * columns + column];
        sum += entry * Q[h * columns + column];
        gradient.Q[h * columns + column] += entry * value;
      }
      gradient.V[h * rows + row] = sum;
    }
  return gradient;
}

function moved(heads: Heads, step: HeadEntries): Heads {
  return { ...heads, V: heads.V.map((value, i) => value + step.V[i]), Q: heads.Q.map((value, i) => value + step.Q[i]) };
}

function inner(a: HeadEntries, b: HeadEntries): number {
  let sum = 0;
  for (let i = 0; i < a.V.length; i++) sum += a.V[i] * b.V[i];
  for (let i = 0; i < a.Q.length; i++) sum += a.Q[i] * b.Q[i];
  return sum;
}
