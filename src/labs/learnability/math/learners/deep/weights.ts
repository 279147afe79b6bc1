/** The initial weights of a model, and the stored state of one in training. */
import { DimensionError } from "../../../../../platform/numerics/errors";
import { normals } from "../../../../../platform/numerics/random";
import { lengthOf } from "../../../../../platform/tensors/arithmetic";
import type { TrainerState } from "../../../../../platform/tensors/trainer";
import { arraysOf, rowLength, rowOf } from "../../../../../platform/tensors/weight-row";
import { purposes } from "../../streams";
import { Workspace } from "../../workspace";
import type { TrainedState } from "../trained";
import type { WeightPlan } from "./architecture";

type Plan = readonly WeightPlan[];

/** The initial weights by the learner's seed. */
export function initialWeights(plan: Plan, seed: bigint): Float64Array[] {
  const workspace = new Workspace();
  return plan.map(({ shape, start }) => {
    const values = new Float64Array(lengthOf(shape));
    if (start.kind === "constant") return values.fill(start.value);
    for (const { stream, deviation, count, place } of start.draws)
      normals(workspace, { seed, purpose: purposes.initialWeights, index: stream }, count).forEach((draw, i) => {
        values[place(i)] = draw * deviation;
      });
    return values;
  });
}

/** The stored state: the weights, the first and the second moments of every array, as bytes of float64. */
export function keptState(plan: Plan, { step, beta1Power, beta2Power, rows }: TrainerState): TrainedState {
  const [weight, first, second] = [rows.weight, rows.first, rows.second].map((row) => arraysOf(plan, row));
  const arrays = new Uint8Array(rowOf(plan.flatMap((_, i) => [weight[i], first[i], second[i]])).buffer);
  return { step, beta1Power, beta2Power, arrays };
}

/** Reads a stored state. @throws {DimensionError} when it is not of this plan. */
export function stateIn(plan: Plan, { step, beta1Power, beta2Power, arrays }: TrainedState): TrainerState {
  const expected = 3 * 8 * rowLength(plan);
  if (arrays.length !== expected) throw new DimensionError(`the saved state has ${arrays.length} bytes, this learner needs ${expected}`);
  // A copy is aligned for float64.
  const whole = new Float64Array(arrays.slice().buffer);
  const parts = arraysOf(
    plan.flatMap((one) => [one, one, one]),
    whole,
  );
  const every = (which: number) => rowOf(parts.filter((_, i) => i % 3 === which));
  return { step, skipped: 0, beta1Power, beta2Power, rows: { weight: every(0), first: every(1), second: every(2) } };
}
