/** Learners whose code is fetched on demand. */
import { PlaygroundError } from "../../../platform/numerics/errors";
import type { LearnerSpec } from "../math/learners/registry";
import { hasLayers, trainingMethodOf } from "../math/learners/training-methods";
import { labProblem } from "./lab-problem";

/** Fetched modules; null for one that is not needed or could not be fetched. */
export interface LateLearners {
  readonly convex: typeof import("./convex-job") | null;
  readonly deep: typeof import("./deep-job") | null;
}

/** Fetches the modules of these learners. It never rejects. */
export async function openLearners(learners: readonly LearnerSpec[]): Promise<LateLearners> {
  const [convex, deep] = await Promise.all([
    learners.some((spec) => trainingMethodOf(spec).name === "convex") ? import("./convex-job").catch(() => null) : null,
    learners.some(hasLayers) ? import("./deep-job").catch(() => null) : null,
  ]);
  return { convex, deep };
}

/** @throws {PlaygroundError} where the module of these learners is missing. */
export function fetched<Module>(module: Module | null | undefined, missing: "unfetched-convex" | "unfetched-layers"): Module {
  if (!module) throw new PlaygroundError(labProblem(missing));
  return module;
}
