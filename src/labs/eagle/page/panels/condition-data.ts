/** From the states of a solver to what is drawn of A and C. */

import { solverFields } from "../../document/solver-fields";
import type { SolverState } from "../../engine/protocol";
import type { NamedSolver } from "../solvers";

/**
 * The Newton-Schulz iteration for the polar factor, x <- x (3 - x^2) / 2 (Higham 2008, section 5.3), on the singular values that A
 * began with, the largest set to 1: with eta = 1/3 and a true rho, A_l has these values. None for other settings of EAGLE.
 */
export function newtonSchulzDots({ spec }: NamedSolver, { traces: { iteration, values } }: SolverState): readonly Float64Array[] {
  const same = spec.kind === "eagle" && spec.regime !== "limited" && spec.rho !== "power" && spec.eta === solverFields.eagle.eta.default;
  if (!same) return [];
  return values.map(([first]) => {
    let x = first;
    let done = 0;
    return iteration.map((wanted) => {
      for (; done < wanted; done++) x = (x * (3 - x * x)) / 2;
      return x;
    });
  });
}
