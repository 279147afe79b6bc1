import type { LongComputation } from "../../../../platform/numerics/progress";
import { addTimes, entriesOf, type Stored, zeros } from "../products";
import type { SolverSettings } from "../settings";
import type { MachineState } from "../solver";
import { SteppedSolver } from "../stepped";
import type { EagleWorkspace } from "../workspace";

/** The common part of solvers that do not change A, B and C. */
export abstract class Baseline<Settings extends SolverSettings> extends SteppedSolver<Settings> {
  protected state(): { machines: readonly MachineState[]; C: null } {
    return { machines: [], C: null };
  }

  /** X Y as an array. */
  protected *product(workspace: EagleWorkspace, X: Stored, Y: Stored): LongComputation<Float64Array> {
    const mark = workspace.mark();
    try {
      const result = zeros(workspace, X.rows, Y.columns);
      yield* addTimes(workspace, result, X, Y, 1);
      return entriesOf(workspace, result).slice();
    } finally {
      workspace.release(mark);
    }
  }
}
