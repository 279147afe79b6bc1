/** What a person does with problem and solvers, as changes of the document. */

import { defaultsOf, type Fields } from "../../../../platform/fields/fields";
import { type EagleDocument, mostSolvers } from "../../document/document";
import { fittedSolver } from "../../document/locks";
import type { ProblemSpec } from "../../document/problem-fields";
import { type SolverSpec, solverFields } from "../../document/solver-fields";
import type { EaglePageSession } from "../session/react";

export type Change = (document: EagleDocument) => EagleDocument;

export const withProblemField =
  (name: string, value: unknown): Change =>
  (document) => ({ ...document, problem: { ...document.problem, [name]: value } as ProblemSpec });

export const withSolverField =
  (index: number, name: string, value: unknown): Change =>
  (document) => ({
    ...document,
    solvers: document.solvers.map((spec, at) => (at === index ? ({ ...spec, [name]: value } as SolverSpec) : spec)),
  });

export const withSeed =
  (value: unknown): Change =>
  (document) => ({ ...document, seed: value as number });

/**
 * A solver with every setting at its default, but for the regime that suits the problem, and for the weights that a network begins with:
 * the default of documents without the field can leave a layer at zero.
 */
export function newSolver(kind: SolverSpec["kind"], { problem }: EagleDocument): SolverSpec {
  const spec = { kind, ...defaultsOf(solverFields[kind] as Fields) } as SolverSpec;
  if (spec.kind === "eagle" && problem.kind === "distributed") return { ...spec, regime: "distributed" };
  return spec.kind === "transformer" ? { ...spec, start: "tied" } : spec;
}

/** With one more solver at the end, with the values that a link locks. */
export function addSolver(session: EaglePageSession, kind: SolverSpec["kind"]): void {
  const { assignment, experiment } = session.store.getState();
  if (experiment.solvers.length >= mostSolvers(experiment)) return;
  const fitted = fittedSolver(newSolver(kind, experiment), experiment, assignment);
  session.edit((document) => ({ ...document, solvers: [...document.solvers, fitted] }), { moved: (index) => index });
}

export function removeSolver(session: EaglePageSession, index: number): void {
  session.edit((document) => ({ ...document, solvers: document.solvers.toSpliced(index, 1) }), {
    moved: (old) => (old === index ? null : old > index ? old - 1 : old),
  });
}
