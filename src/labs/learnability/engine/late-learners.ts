/** Learners whose code is fetched on demand. */
import { PlaygroundError } from "../../../platform/numerics/errors";
import type { LearnerSpec } from "../math/learners/registry";
import { hasLayers, isSolved, trainingMethodOf } from "../math/learners/training-methods";
import { labProblem } from "./lab-problem";

/** Fetched modules; null for one that is not needed or could not be fetched. */
export interface LateLearners {
  readonly convex: typeof import("./convex-job") | null;
  readonly deep: typeof import("./deep-job") | null;
  /** The search for few heads of a closed form. */
  readonly search: typeof import("../math/learners/closed-form/compress") | null;
}

/** Whether a learner is a closed form that looks for fewer heads. */
export function searchesHeads(spec: LearnerSpec): boolean {
  return isSolved(spec) && spec.compress > 0;
}

/** Fetches the modules of these learners. It never rejects. */
export async function openLearners(learners: readonly LearnerSpec[]): Promise<LateLearners> {
  const [convex, deep, search] = await Promise.all([
    learners.some((spec) => trainingMethodOf(spec).name === "convex") ? import("./convex-job").catch(() => null) : null,
    learners.some(hasLayers) ? import("./deep-job").catch(() => null) : null,
    learners.some(searchesHeads) ? import("../math/learners/closed-form/compress").catch(() => null) : null,
  ]);
  return { convex, deep, search };
}

/** @throws {PlaygroundError} where the module of these learners is missing. */
export function fetched<Module>(
  module: Module | null | undefined,
  missing: "unfetched-convex" | "unfetched-layers" | "unfetched-search",
): Module {
  if (!module) throw new PlaygroundError(labProblem(missing));
  return module;
}
