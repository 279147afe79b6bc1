import type { Views } from "./protocol";

/** Merges the views of several jobs: at most one of them has the target. */
export function joinViews(views: readonly Views[]): Views | null {
  if (views.length === 0) return null;
  return {
    target: views.find(({ target }) => target !== null)?.target ?? null,
    learners: views.flatMap(({ learners }) => learners),
  };
}
