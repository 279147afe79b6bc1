/**
 * The link of a teacher that a tab works on, and the one that it has left. A document that differs from the link's only
 * in what is free belongs to it; whatever else comes up in the tab leads out of it, and back again.
 */
import { type Assignment, belongsTo, refusedChanges } from "../documents/assignment";
import type { DocumentKind, LabDocument } from "../documents/kind";
import { type Locks, sameLocks } from "../documents/locks";

export interface Assigned {
  /** What is in force. */
  readonly assignment: Assignment | null;
  /** The link that the tab has left, for as long as the person has not let go of it. */
  readonly former: Assignment | null;
}

export const unassigned: Assigned = { assignment: null, former: null };

/** Locked controls that stand against a document of the lab; none where it may be. Another lab is out of an assignment's reach. */
export function refusedBy(kind: DocumentKind, { assignment }: Assigned, next: LabDocument): readonly string[] {
  if (assignment === null) return [];
  return assignment.experiment.lab === kind.lab ? refusedChanges(kind, next, assignment) : ["open"];
}

/** What is in force once a document has come up by undo, by a file, or in the address. */
export function afterTravel(kind: DocumentKind, assigned: Assigned, experiment: LabDocument): Assigned {
  const { assignment, former } = assigned;
  if (assignment !== null && belongsTo(kind, experiment, assignment)) return assigned;
  if (former !== null && belongsTo(kind, experiment, former)) return { assignment: former, former: null };
  return { assignment: null, former: assignment ?? former };
}

/** What is in force once a link has been opened. */
export function afterLink(kind: DocumentKind, assigned: Assigned, experiment: LabDocument, locks: Locks | null): Assigned {
  if (locks === null) return afterTravel(kind, assigned, experiment);
  const { assignment, former } = assigned;
  const isOf = (known: Assignment | null) => known !== null && sameLocks(known.locks, locks) && belongsTo(kind, experiment, known);
  if (isOf(assignment)) return assigned;
  if (isOf(former)) return { assignment: former, former: null };
  return { assignment: { experiment, locks }, former: assignment ?? former };
}
