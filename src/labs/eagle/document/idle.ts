/** Settings of a document of the EAGLE lab that have no effect in it, in the order of the document. */

import { documentProblem } from "../../../platform/documents/document-problem";
import { type IdleSetting, idleSettings } from "../../../platform/fields/idle";
import type { Problem } from "../../../platform/fields/problem";
import { type EagleDocument, eagleFields } from "./document";
import { eagleProblem } from "./eagle-problem";
import { completionFields, problemFields } from "./problem-fields";
import type { OwnSize } from "./problem-size";
import { type SolverSpec, solverFields } from "./solver-fields";

type Values = Readonly<Record<string, unknown>>;

/**
 * The problem of the first such setting; null where there is none.
 *
 * @param own  of the data of a person's own; null where there are none.
 */
export function idleProblem({ problem, solvers, record }: EagleDocument, own: OwnSize | null): Problem | null {
  const [ofProblem] = idleSettings(problemFields[problem.kind], problem as unknown as Values);
  if (ofProblem) return idleWithin("problem", ofProblem);
  if (problem.kind === "custom" && own?.kind === "blocks")
    for (const [name, field] of Object.entries(completionFields))
      if (problem[name as keyof typeof completionFields] !== field.default) return eagleProblem("idle-for-blocks", {}, `problem.${name}`);
  for (const [index, spec] of solvers.entries()) {
    const [ofSolver] = idleOfSolver(spec);
    if (ofSolver) return idleWithin(`solvers[${index}]`, ofSolver);
  }
  if (problem.kind !== "training" || record === eagleFields.record.default) return null;
  return documentProblem("setting-idle", { beside: "problem.kind", value: `"${problem.kind}"` }, "record");
}

function idleOfSolver(spec: SolverSpec): readonly IdleSetting[] {
  const byTable = idleSettings(solverFields[spec.kind], spec as unknown as Values);
  if (byTable.length > 0 || spec.kind !== "eagle" || spec.rho === solverFields.eagle.rho.default) return byTable;
  // Where A is kept at norm 1, or rescaled to it, rho is 1.
  const beside = spec.normalised ? "normalised" : spec.rescaled ? "rescaled" : null;
  return beside === null ? [] : [{ name: "rho", beside, value: "true" }];
}

function idleWithin(owner: string, { name, beside, value }: IdleSetting): Problem {
  return documentProblem("setting-idle", { beside: `${owner}.${beside}`, value }, `${owner}.${name}`);
}
