import type { LabDocument } from "../../documents/kind";
import type { Session } from "../../state/session-api";
import { problemSaid } from "../../ui/problem-said";

/**
 * Makes a change of one field, unless the document forbids it.
 *
 * @param field  its path, as in "learners[2].rate".
 * @returns the problem in the language of the page, to be shown at the field; null when the change was made.
 */
export function propose<Document extends LabDocument>(
  session: Session<Document>,
  field: string,
  change: (document: Document) => Document,
): string | null {
  const problem = session.propose(field, change);
  return problem && problemSaid({ ...problem, field: besides(field, problem.field) });
}

/** How a form names the field of a problem: not at all where it is the edited one, by its index where it is an entry of that. */
function besides(edited: string, field: string): string {
  if (field === edited) return "";
  return field.startsWith(`${edited}[`) ? field.slice(edited.length) : (field.split(".").at(-1) ?? "");
}
