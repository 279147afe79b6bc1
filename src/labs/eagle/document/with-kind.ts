/** Another kind of problem, with solvers for it. */
import { defaultsOf, type Fields } from "../../../platform/fields/fields";
import type { EagleDocument } from "./document";
import { type ProblemKind, type ProblemSpec, problemFields } from "./problem-fields";
import { isSolverFor, type SolverSpec, solverFields } from "./solver-fields";

/** The problem has its defaults. Solvers that are for it stay, EAGLE in a regime that suits it: several machines, or one. */
export const withKind =
  (kind: ProblemKind) =>
  (before: EagleDocument): EagleDocument => {
    const problem = { kind, ...defaultsOf(problemFields[kind] as Fields) } as ProblemSpec;
    const after = { ...before, problem };
    const fit = before.solvers.filter((spec) => isSolverFor(spec.kind, kind));
    const solvers = fit.length > 0 ? fit : [newSolver(kind === "training" ? "transformer" : "eagle", after)];
    return {
      ...after,
      solvers: solvers.map((spec) => (spec.kind === "eagle" && !suits(spec, problem) ? newSolver("eagle", after) : spec)),
    };
  };

/** Whether a solver's regime is for this kind of problem: a distributed problem can also be solved in one place. */
function suits({ regime }: { readonly regime: string }, { kind }: ProblemSpec): boolean {
  return kind === "distributed" || regime !== "distributed";
}

/**
 * A solver with every setting at its default, but for the regime that suits the problem, and for the weights that a network begins with:
 * the default of documents without the field can leave a layer at zero.
 */
export function newSolver(kind: SolverSpec["kind"], { problem }: EagleDocument): SolverSpec {
  const spec = { kind, ...defaultsOf(solverFields[kind] as Fields) } as SolverSpec;
  if (spec.kind === "eagle" && problem.kind === "distributed") return { ...spec, regime: "distributed" };
  return spec.kind === "transformer" ? { ...spec, start: "tied" } : spec;
}
