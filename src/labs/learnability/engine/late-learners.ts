/** Learners whose code is fetched on demand. */
import { PlaygroundError } from "../../../platform/numerics/errors";
import { usesAll } from "../math/learners/gradient/batch";
import { needsFactored } from "../math/learners/gradient/factored-learners";
import type { LearnerSpec } from "../math/learners/registry";
import { hasHeads, hasLayers, isSolved, trainingMethodOf } from "../math/learners/training-methods";
import { labProblem } from "./lab-problem";

/** Fetched modules; null for one that is not needed or could not be fetched. */
export interface LateLearners {
  readonly convex: typeof import("./convex-job") | null;
  readonly deep: typeof import("./deep-job") | null;
  /** Learners of heads whose steps use all samples. */
  readonly whole: typeof import("../math/learners/gradient/whole-batch") | null;
  /** The search for few heads of a closed form. */
  readonly search: typeof import("../math/learners/closed-form/compress") | null;
}

/** Whether a learner trains separate keys and queries on batches. */
export function isFactored(spec: LearnerSpec): boolean {
  return hasHeads(spec) && needsFactored(spec);
}

/** Fetches the training of separate keys and queries. It never rejects: after a failed fetch, the learner fails. */
export async function fetchFactored(): Promise<void> {
  await import("../math/learners/gradient/factored-learner").catch(() => null);
}

/** Whether a learner is a closed form that looks for fewer heads. */
export function searchesHeads(spec: LearnerSpec): boolean {
  return isSolved(spec) && spec.compress > 0;
}

/** Fetches the modules of these learners. It never rejects. */
export async function openLearners(learners: readonly LearnerSpec[]): Promise<LateLearners> {
  const [convex, deep, whole, search] = await Promise.all([
    learners.some((spec) => trainingMethodOf(spec).name === "convex") ? import("./convex-job").catch(() => null) : null,
    learners.some(hasLayers) ? import("./deep-job").catch(() => null) : null,
    learners.some((spec) => hasHeads(spec) && usesAll(spec)) ? import("../math/learners/gradient/whole-batch").catch(() => null) : null,
    learners.some(searchesHeads) ? import("../math/learners/closed-form/compress").catch(() => null) : null,
    learners.some(isFactored) ? fetchFactored() : null,
  ]);
  return { convex, deep, whole, search };
}

/** @throws {PlaygroundError} where the module of these learners is missing. */
export function fetched<Module>(
  module: Module | null | undefined,
  missing: "unfetched-convex" | "unfetched-layers" | "unfetched-whole-batch" | "unfetched-search",
): Module {
  if (!module) throw new PlaygroundError(labProblem(missing));
  return module;
}
