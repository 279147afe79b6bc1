import { commentaries } from "./commentaries";
import { paperNotes } from "./paper-notes";

/** Commentary of a preset and its notes on a figure of the paper, in one file that is fetched when a preset is shown. */
export function explanationOf(id: string) {
  return { commentary: commentaries[id], paper: paperNotes[id] ?? null };
}
