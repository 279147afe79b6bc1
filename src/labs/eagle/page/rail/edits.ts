/** Edits of problem and solvers as changes of the document. */

import { type EagleDocument, mostSolvers } from "../../document/document";
import { fittedSolver } from "../../document/locks";
import type { ProblemSpec } from "../../document/problem-fields";
import type { SolverSpec } from "../../document/solver-fields";
import { newSolver } from "../../document/with-kind";
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
