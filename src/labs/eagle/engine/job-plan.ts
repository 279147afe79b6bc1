/** The jobs of a document of the EAGLE lab: the problem with what is known of it, and one for each solver. */

import { type JobId, type JobPlan, jobsOfList } from "../../../platform/engine/job";
import type { EagleDocument } from "../document/document";

export const problemJob: JobId = "problem";

/** The job of the solver at an index of the document, and the index of the solver that a job is about. */
export const { idOf: solverId, indexOf: solverOf } = jobsOfList("solvers", "solver");

/**
 * The problem comes first: its picture is there before anybody has solved it. Networks are trained on matrices without number, so there
 * is no problem of theirs to look at.
 */
export function jobsOf({ problem, solvers }: Pick<EagleDocument, "problem" | "solvers">): readonly JobPlan[] {
  const solving = solvers.map((_, index) => ({ id: solverId(index), stepwise: true, suitsGpu: false }));
  return problem.kind === "training" ? solving : [{ id: problemJob, stepwise: false, suitsGpu: false }, ...solving];
}
