/** The edits from a complete automaton to an unfinished one, so that each can be undone. */
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";

export interface DraftSteps {
  readonly drafts: readonly AutomatonDraft[];
  /** Index of the draft that is shown; -1 before the first. */
  readonly at: number;
  /** The merge key of the last one. */
  readonly merge: string | undefined;
}

/** The draft that is shown; null at the complete automaton where it all began. */
export function atStep({ drafts, at }: DraftSteps): AutomatonDraft | null {
  return drafts[at] ?? null;
}

/** One more step, which forgets those that had been taken back. A step with the key of the last one takes its place. */
export function withStep(steps: DraftSteps | null, draft: AutomatonDraft, merge?: string): DraftSteps {
  const kept = steps ? steps.drafts.slice(0, steps.at + 1) : [];
  const before = merge !== undefined && steps?.merge === merge ? kept.slice(0, -1) : kept;
  return { drafts: [...before, draft], at: before.length, merge };
}

/** The same object where nothing is left to take back. */
export function stepBack(steps: DraftSteps): DraftSteps {
  return steps.at < 0 ? steps : { ...steps, at: steps.at - 1, merge: undefined };
}

/** The same object where nothing had been taken back. */
export function stepForward(steps: DraftSteps): DraftSteps {
  return steps.at + 1 >= steps.drafts.length ? steps : { ...steps, at: steps.at + 1, merge: undefined };
}
