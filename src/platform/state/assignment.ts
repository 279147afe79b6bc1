/**
 * The teacher's link of a tab, and the one that the tab has left. A document that differs from the link's only in unlocked
 * controls belongs to it; any other document leaves the link, and going back returns to it.
 */
import { type Assignment, belongsTo, refusedChanges } from "../documents/assignment";
import type { DocumentKind, LabDocument } from "../documents/kind";
import { type Locks, sameLocks } from "../documents/locks";

export interface Assigned {
  /** The active assignment. */
  readonly assignment: Assignment | null;
  /** The link that the tab has left, until the user dismisses it. */
  readonly former: Assignment | null;
}

export const unassigned: Assigned = { assignment: null, former: null };

/**
 * Locked controls that a document of the lab would change; none where it is allowed. Documents of other labs are not
 * restricted.
 */
export function refusedBy(kind: DocumentKind, { assignment }: Assigned, next: LabDocument): readonly string[] {
  if (assignment === null) return [];
  return assignment.experiment.lab === kind.lab ? refusedChanges(kind, next, assignment) : ["open"];
}

/** The assignment after a document from undo, a file or the address. */
export function afterTravel(kind: DocumentKind, assigned: Assigned, experiment: LabDocument): Assigned {
  const { assignment, former } = assigned;
  if (assignment !== null && belongsTo(kind, experiment, assignment)) return assigned;
  if (former !== null && belongsTo(kind, experiment, former)) return { assignment: former, former: null };
  return { assignment: null, former: assignment ?? former };
}

/** The assignment after a link was opened. */
export function afterLink(kind: DocumentKind, assigned: Assigned, experiment: LabDocument, locks: Locks | null): Assigned {
  if (locks === null) return afterTravel(kind, assigned, experiment);
  const { assignment, former } = assigned;
  const isOf = (known: Assignment | null) => known !== null && sameLocks(known.locks, locks) && belongsTo(kind, experiment, known);
  if (isOf(assignment)) return assigned;
  if (isOf(former)) return { assignment: former, former: null };
  return { assignment: { experiment, locks }, former: assignment ?? former };
}
