/** The text that encoders fill in: one's own, from the document, or the one that is shipped, which is fetched where it is used. */
import type { LionDocument } from "../../../experiment/lion/document";
import { type Corpus, corpusOf } from "../../../lion/tasks/text";

let shipped: Corpus | null = null;

/** Whether a document needs the text that is shipped, and it has not been fetched yet. */
export function needsText({ problem }: LionDocument): boolean {
  return problem.kind === "task" && problem.task === "text-infilling" && problem.text === "" && !shipped;
}

export async function fetchText(): Promise<void> {
  const { default: novel } = await import("../../../lion/tasks/persuasion.json");
  shipped = corpusOf(novel.text);
}

/** Null for a task without a text. @throws {Error} where it has not been fetched. */
export function corpusFor({ problem }: LionDocument): Corpus | null {
  if (problem.kind !== "task" || problem.task !== "text-infilling") return null;
  if (problem.text !== "") return corpusOf(problem.text);
  if (!shipped) throw new Error("the text to be filled in has not been fetched");
  return shipped;
}
