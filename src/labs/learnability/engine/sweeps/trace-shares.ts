/** Shares of the test traces that the closed form predicts, draw by draw, and their means over draws. */
import type { TraceCurvePoint } from "../study/questions";

/** Shares of the test traces of one draw at one number of training traces. */
export interface TraceShares {
  readonly traces: number;
  readonly certified: number;
  readonly exact: number;
  readonly rounded: number;
}

/** @param draws  at least one, each with shares at the same numbers of training traces. */
export function meansOf(draws: readonly (readonly TraceShares[])[]): TraceCurvePoint[] {
  return draws[0].map(({ traces }, k) => {
    const at = draws.map((shares) => shares[k]);
    const certified = at.map((shares) => shares.certified);
    return {
      traces,
      certified: mean(certified),
      exact: mean(at.map(({ exact }) => exact)),
      rounded: mean(at.map(({ rounded }) => rounded)),
      least: Math.min(...certified),
      greatest: Math.max(...certified),
    };
  });
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}
