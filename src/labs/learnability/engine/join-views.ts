import type { Views } from "./protocol";

/** The views of several jobs as one: at most one of them knows the target. */
export function joinViews(views: readonly Views[]): Views | null {
  if (views.length === 0) return null;
  return {
    target: views.find(({ target }) => target !== null)?.target ?? null,
    learners: views.flatMap(({ learners }) => learners),
  };
}
