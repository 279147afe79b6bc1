/**
 * The link of a teacher that a tab works on, and the one that it has left. An experiment that differs from the link's only
 * in what is free belongs to it; whatever else comes up in the tab leads out of it, and back again.
 */
import { type Experiment, parseExperiment } from "../experiment/learnability/document";
import { belongsTo, refusedChanges } from "../experiment/learnability/locked-changes";
import { type Assignment, type Locks, parseLocks, sameLocks } from "../experiment/learnability/locks";
import { presets } from "../experiment/learnability/presets";

export interface Assigned {
  /** What is in force. */
  readonly assignment: Assignment | null;
  /** The link that the tab has left, for as long as the person has not let go of it. */
  readonly former: Assignment | null;
}

export const unassigned: Assigned = { assignment: null, former: null };

const presetExperiments = presets.map(({ experiment }) => experiment);

/** Locked controls that stand against an experiment; none where it may be. */
export function refusedBy({ assignment }: Assigned, next: Experiment): readonly string[] {
  return assignment === null ? [] : refusedChanges(next, assignment, presetExperiments);
}

/** What is in force once an experiment has come up by undo, by a file, or in the address. */
export function afterTravel(assigned: Assigned, experiment: Experiment): Assigned {
  const { assignment, former } = assigned;
  if (assignment !== null && belongs(experiment, assignment)) return assigned;
  if (former !== null && belongs(experiment, former)) return { assignment: former, former: null };
  return { assignment: null, former: assignment ?? former };
}

/** What is in force once a link has been opened. */
export function afterLink(assigned: Assigned, experiment: Experiment, locks: Locks | null): Assigned {
  if (locks === null) return afterTravel(assigned, experiment);
  const { assignment, former } = assigned;
  const isOf = (known: Assignment | null) => known !== null && sameLocks(known.locks, locks) && belongs(experiment, known);
  if (isOf(assignment)) return assigned;
  if (isOf(former)) return { assignment: former, former: null };
  return { assignment: { experiment, locks }, former: assignment ?? former };
}

function belongs(experiment: Experiment, assignment: Assignment): boolean {
  return belongsTo(experiment, assignment, presetExperiments);
}

/** An assignment that was kept across a reload; null where there is none that can be read. */
export function readAssignment(value: unknown): Assignment | null {
  if (typeof value !== "object" || value === null) return null;
  const { experiment, locks } = value as {
    readonly experiment?: unknown;
    readonly locks?: { readonly free?: unknown; readonly hidden?: unknown };
  };
  const document = parseExperiment(experiment);
  const parsed = parseLocks({ f: locks?.free, h: locks?.hidden });
  return document.ok && parsed.ok ? { experiment: document.experiment, locks: parsed.locks } : null;
}
