import { shareableCopy } from "../../../../platform/numerics/shareable";
import type { Workspace } from "../workspace";
import { SecondMoment } from "./second-moment";
import type { CoordinateSquares } from "./units";

/** A second moment as plain data, of some samples or for another thread. */
export interface MomentSums {
  readonly d: number;
  readonly outputs: number;
  /** Number of samples. */
  readonly count: number;
  /** F^T F, psi x psi; only the lower triangle is defined. */
  readonly gram: Float64Array;
  /** F^T y, psi x outputs. */
  readonly cross: Float64Array;
  readonly squares: Pick<CoordinateSquares, "tokens" | "last">;
}

export function sumsOf(workspace: Workspace, { d, psi, outputs, count, gram, cross, squares }: SecondMoment): MomentSums {
  const { tokens, last } = squares;
  return {
    d,
    outputs,
    count,
    gram: shareableCopy(workspace.f64(gram, psi * psi)),
    cross: shareableCopy(workspace.f64(cross, psi * outputs)),
    squares: { tokens: tokens.slice(), last: last.slice() },
  };
}

/** A second moment with these sums, in memory at the top of the workspace. */
export function momentOf(workspace: Workspace, { d, outputs, count, gram, cross, squares }: MomentSums): SecondMoment {
  const moment = new SecondMoment(workspace, d, outputs);
  workspace.f64(moment.gram, gram.length).set(gram);
  workspace.f64(moment.cross, cross.length).set(cross);
  moment.squares.tokens.set(squares.tokens);
  moment.squares.last.set(squares.last);
  moment.count = count;
  return moment;
}
