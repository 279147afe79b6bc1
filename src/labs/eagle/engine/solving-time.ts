import { PlaygroundError } from "../../../platform/numerics/errors";
import type { SolverSpec } from "../document/solver-fields";
import { solvingTimeProblem } from "../document/time";
import { columnsOf, type Problem } from "../math/problem";

/**
 * Refuses solvers by the size of a problem that has been made. How long they take on a matrix is known only once its block has been
 * chosen; all other documents are refused before (`sizeProblem`).
 *
 * @param solvers  that are about to begin, by their places in the document.
 * @throws {PlaygroundError} where they would take hours.
 */
export function refuseLong(solvers: ReadonlyMap<number, SolverSpec>, problem: Problem): void {
  const { d, dPrime, nPrime, blocks } = problem;
  const long = solvingTimeProblem(solvers, { d, n: columnsOf(problem), dPrime, nPrime, machines: blocks.length });
  if (!long) return;
  const { field, code, values } = long;
  throw new PlaygroundError({
    code: code === "solvers-too-long" ? "run-solvers-too-long" : "run-iterations-too-long",
    field: "",
    values: { ...values, field },
  });
}
