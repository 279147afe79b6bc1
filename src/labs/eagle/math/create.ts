import { ConjugateGradientsSolver } from "./baselines/conjugate-gradients";
import { DirectSolver } from "./baselines/direct";
import { GradientDescentSolver } from "./baselines/gradient-descent";
import { LsmrSolver } from "./baselines/lsmr";
import { NewtonSchulzSolver } from "./baselines/newton-schulz";
import { SketchSgdSolver } from "./baselines/sketch-sgd";
import { EagleSolver, EstimationSolver } from "./eagle";
import { LimitedSolver } from "./limited";
import { type Problem, requireProblem } from "./problem";
import type { EagleSettings, SolverSettings } from "./settings";
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
      return createEagle(problem, settings, seed, checkpoint);
    case "gradient-descent":
      return new GradientDescentSolver(problem, settings, checkpoint);
    case "conjugate-gradients":
      return new ConjugateGradientsSolver(problem, settings, checkpoint);
    case "lsmr":
      return new LsmrSolver(problem, settings, checkpoint);
    case "sketch-sgd":
      return new SketchSgdSolver(problem, settings, seed, checkpoint);
    case "newton-schulz":
      return new NewtonSchulzSolver(problem, settings, checkpoint);
    case "direct":
      return new DirectSolver(problem, settings, checkpoint);
  }
}

function createEagle(problem: Problem, settings: EagleSettings, seed: bigint, checkpoint: SolverCheckpoint | null): Solver {
  if (settings.regime === "limited") return new LimitedSolver(problem, settings, seed, checkpoint);
  if (settings.regime === "unconstrained" && settings.form === "estimation") return new EstimationSolver(problem, settings, checkpoint);
  return new EagleSolver(problem, settings, checkpoint);
}
