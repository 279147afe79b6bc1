/** Use of the GPU by the closed forms of a run. */
import type { GpuDetour, GpuSolve } from "../../engine/gpu/gpu-solver";
import type { NamedLearner } from "../learners";
import type { RunSeries } from "../session/series";

export interface GpuSolutions {
  readonly solved: readonly { readonly learner: NamedLearner; readonly onGpu: GpuSolve }[];
  /** Reason of the first closed form that was meant for the GPU and solved on the CPU alone. */
  readonly detour: GpuDetour | null;
}

export function solutionsOf(learners: readonly NamedLearner[], series: Pick<RunSeries, "closedForms">): GpuSolutions {
  const solutions = learners.flatMap((learner) => {
    const solution = series.closedForms.get(learner.index)?.solution;
    return solution ? [{ learner, solution }] : [];
  });
  return {
    solved: solutions.flatMap(({ learner, solution: { onGpu } }) => (onGpu ? [{ learner, onGpu }] : [])),
    detour: solutions.find(({ solution }) => solution.detour)?.solution.detour ?? null,
  };
}

/** Whether there is a note on a GPU. */
export function tellsOfGpu(series: Pick<RunSeries, "closedForms">): boolean {
  return [...series.closedForms.values()].some(({ solution }) => solution?.onGpu || solution?.detour);
}
