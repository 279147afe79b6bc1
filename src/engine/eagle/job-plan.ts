/** The jobs of a document of the EAGLE lab: the problem with what is known of it, and one for each solver. */
import type { EagleDocument } from "../../experiment/eagle/document";
import type { JobId, JobPlan } from "../core/job";

export const problemJob: JobId = "problem";

/** The job of the solver at an index of the document. */
export function solverId(index: number): JobId {
  return `solvers[${index}]`;
}

/** The problem comes first: its picture is there before anybody has solved it. */
export function jobsOf({ solvers }: Pick<EagleDocument, "solvers">): readonly JobPlan[] {
  const solving = solvers.map((_, index) => ({ id: solverId(index), stepwise: true, suitsGpu: false }));
  return [{ id: problemJob, stepwise: false, suitsGpu: false }, ...solving];
}
