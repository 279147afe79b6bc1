/** Choices of the panel of unseen computations, as links contain them. */

import { index, oneOf, unlessNull, type ViewCodec, viewOf } from "../../../../platform/shell/view-codec";
import { ownWays } from "../../engine/trace-outcomes";
import { type ComputingSpec, taskKindOf } from "../../math/tasks/registry";

export const viewNames = ["each", "rollout", "growth", "curve", "seen"] as const;
export type ViewName = (typeof viewNames)[number];

export const computationsView = viewOf({
  view: oneOf(viewNames, "each"),
  /** Form in which learners receive their own output. */
  fed: oneOf(ownWays, "computed"),
  /** Steps of the machine along which errors grow; null leaves them to the panel. */
  steps: unlessNull(index(9999)),
});

export type Chosen = typeof computationsView extends ViewCodec<infer Choices> ? Choices : never;

/** Long enough for rounding errors to grow past one half: the increment machine is wrong after some 70 tokens of 120. */
const usualSteps = 40;

/** Number of steps along which errors grow, and its maximum; null where computations end with their input. */
export function stepsAlong(
  task: ComputingSpec,
  { steps }: Pick<Chosen, "steps">,
): { readonly steps: number; readonly most: number } | null {
  const { goesOn } = taskKindOf(task);
  if (!goesOn) return null;
  const wanted = steps ?? Math.max(usualSteps, goesOn.steps(task));
  return { steps: Math.max(1, Math.min(goesOn.mostSteps, wanted)), most: goesOn.mostSteps };
}
