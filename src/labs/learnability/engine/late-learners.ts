/** Learners whose code is fetched when an experiment has one. */
import type { LearnerSpec } from "../math/learners/registry";
import { needsConvex, openConvex } from "./convex";
import { needsDeep, openDeep } from "./deep";

/** Fetches what these learners need; null where everything is there. */
export function openLearners(learners: readonly LearnerSpec[]): Promise<unknown> | null {
  const missing = [...(needsConvex(learners) ? [openConvex()] : []), ...(needsDeep(learners) ? [openDeep()] : [])];
  return missing.length > 0 ? Promise.all(missing) : null;
}
