import type { LabDocument } from "../../documents/kind";
import type { Session } from "../../state/session-api";
import { problemSaid } from "../../ui/problem-said";

/**
 * Makes a change, unless the document forbids it: its schema decides. Changes of one field in a
 * row make one entry of the history of undo.
 *
 * @param field  path of the field that is edited, as in "problem.length".
 * @returns what is wrong, in the language of the page, to be shown at the field; null when the change was made.
 */
export function propose<Document extends LabDocument>(
  session: Session<Document>,
  field: string,
  change: (document: Document) => Document,
): string | null {
  const parsed = session.kind.parse(change(session.store.getState().experiment as Document));
  if (!parsed.ok) {
    const { problem } = parsed;
    return problemSaid({ ...problem, field: problem.field === field ? "" : (problem.field.split(".").at(-1) ?? "") });
  }
  session.edit(change, { merge: field });
  return null;
}
