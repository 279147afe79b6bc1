import { EagleSolver, EstimationSolver } from "./eagle";
import { type Problem, requireProblem } from "./problem";
import type { SolverSettings } from "./settings";
import type { Solver, SolverCheckpoint } from "./solver";

/**
 * A solver for a problem.
 *
 * @param seed        of what the solver draws; the same seed, problem and settings give the same bits on every machine.
 * @param checkpoint  where an earlier one of the same problem, settings and seed was; null to begin.
 * @throws {DimensionError} naming the matrix at fault, as `requireProblem` does.
 */
export function createSolver(problem: Problem, settings: SolverSettings, seed: bigint, checkpoint: SolverCheckpoint | null = null): Solver {
  requireProblem(problem);
  switch (settings.kind) {
    case "eagle":
      if (settings.regime === "unconstrained" && settings.form === "estimation") return new EstimationSolver(problem, settings, checkpoint);
      if (settings.regime !== "limited") return new EagleSolver(problem, settings, checkpoint);
      throw new Error(`limited ${seed}`);
    default:
      throw new Error(settings.kind);
  }
}
