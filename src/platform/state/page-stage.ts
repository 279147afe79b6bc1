/**
 * The stage of the page: a first visit begins with one question, and goes on to the whole page step by step. Entries of the
 * browser's history hold it, so that "back" and a reload return to it; links do not.
 */

/** One question; the mechanism behind it, step by step; two panels and three controls; the whole page. */
export type Stage = CoveringStage | "few" | "everything";

/** Stages that need neither a run nor the page. */
export type CoveringStage = "question" | "mechanism";

export interface PageStage {
  readonly stage: Stage;
  /** The stage from which the question was entered and to which it leads back; null on a first visit. */
  readonly behind: Exclude<Stage, CoveringStage> | null;
}

const stages: readonly unknown[] = ["question", "mechanism", "few", "everything"] satisfies Stage[];

export function coversPage(stage: Stage): stage is CoveringStage {
  return stage === "question" || stage === "mechanism";
}

/** @param state  of an entry of the history, which may be of another version of this page. Entries without a stage show everything. */
export function readPageStage(state: unknown): PageStage {
  const { stage, behind } = (typeof state === "object" && state !== null ? state : {}) as Partial<Record<keyof PageStage, unknown>>;
  if (!stages.includes(stage)) return { stage: "everything", behind: null };
  return { stage: stage as Stage, behind: behind === "few" || behind === "everything" ? behind : null };
}
