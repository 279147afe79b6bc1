import type { LabDocument } from "../../documents/kind";
import type { Session } from "../../state/session-api";

/**
 * Makes a change, unless the document forbids it: its schema decides, and answers in its own words. Changes of one field in a
 * row make one entry of the history of undo.
 *
 * @param field  path of the field that is edited, as in "problem.length".
 * @returns what is wrong, to be shown at the field; null when the change was made.
 */
export function propose<Document extends LabDocument>(
  session: Session<Document>,
  field: string,
  change: (document: Document) => Document,
): string | null {
  const parsed = session.kind.parse(change(session.store.getState().experiment as Document));
  if (!parsed.ok) {
    const { problem } = parsed;
    return problem.field === field ? problem.message : `${problem.field.split(".").at(-1)} ${problem.message}`;
  }
  session.edit(change, { merge: field });
  return null;
}
