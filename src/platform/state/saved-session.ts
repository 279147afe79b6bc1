/** The stored form of a session. */

import type { Assignment } from "../documents/assignment";
import type { LabDocument } from "../documents/kind";
import { parseLocks } from "../documents/locks";
import { type PanelViews, readViews } from "../documents/views";
import { readFailure } from "../engine/failure";
import type { JobCheckpoint, JobId, JobState } from "../engine/job";
import type { Assigned } from "./assignment";
import type { LabSession, LabSource } from "./lab-session";
import { readAnyDocument } from "./labs";
import { isIndex, type savedVersion, upgraded } from "./saved-version";
import type { SavedTimeline, Stop } from "./timeline";

export interface SavedSession extends Assigned {
  readonly version: typeof savedVersion;
  readonly tab: string;
  readonly savedAt: number;
  readonly experiment: LabDocument;
  readonly past: readonly LabDocument[];
  readonly future: readonly LabDocument[];
  /** Views of panels at these documents, in the same order; missing in entries of older versions. */
  readonly pastViews?: readonly (PanelViews | null)[];
  readonly futureViews?: readonly (PanelViews | null)[];
  readonly paused: boolean;
  readonly speed: number | null;
  readonly sample: number;
  readonly hidden: readonly number[];
  readonly panelViews: PanelViews;
}

/** A session that was found, with the lab of its document. */
export interface FoundSession {
  readonly session: SavedSession;
  readonly lab: LabSession;
}

/** Time and tab of a stored value; null where it is not a session. */
export function savedBy(value: unknown): Pick<SavedSession, "tab" | "savedAt"> | null {
  const saved = upgraded(value);
  return saved && typeof saved.tab === "string" && typeof saved.savedAt === "number" ? { tab: saved.tab, savedAt: saved.savedAt } : null;
}

/** The session in a stored value; null when it cannot be read, or its lab is unknown. */
export async function readSavedSession(value: unknown, labs: LabSource): Promise<FoundSession | null> {
  const saved = upgraded(value);
  const by = savedBy(value);
  if (!saved || !by) return null;
  const found = await readAnyDocument(saved.experiment, labs);
  const past = await readDocuments(saved.past, labs);
  const future = await readDocuments(saved.future, labs);
  if (!found.ok || !past || !future) return null;
  const { document: experiment, lab } = found;
  const learners = lab.learners(experiment);
  const session = {
    version: saved.version as typeof savedVersion,
    ...by,
    experiment,
    past,
    future,
    pastViews: past.map((_, k) => viewsAt(saved.pastViews, k)),
    futureViews: future.map((_, k) => viewsAt(saved.futureViews, k)),
    paused: saved.paused === true,
    speed: isPositive(saved.speed) ? saved.speed : null,
    sample: isIndex(saved.sample) ? saved.sample : 0,
    assignment: await readAssignment(saved.assignment, labs),
    former: await readAssignment(saved.former, labs),
    hidden: Array.isArray(saved.hidden) ? saved.hidden.filter((index) => isIndex(index) && index < learners) : [],
    panelViews: readViews(saved.panelViews),
  };
  return { session, lab };
}

/** The stored form of a timeline: documents, and views of panels where a step changed them. */
export function keptTimeline({ past, future }: SavedTimeline): Pick<SavedSession, "past" | "future" | "pastViews" | "futureViews"> {
  const documents = (stops: readonly Stop[]) => stops.map(({ document }) => document);
  const views = (stops: readonly Stop[]) => (stops.some((stop) => stop.views !== null) ? stops.map((stop) => stop.views) : null);
  const [pastViews, futureViews] = [views(past), views(future)];
  return { past: documents(past), future: documents(future), ...(pastViews && { pastViews }), ...(futureViews && { futureViews }) };
}

export function timelineOf({ past, future, pastViews, futureViews }: SavedSession): SavedTimeline {
  const stops = (documents: readonly LabDocument[], views: SavedSession["pastViews"]): readonly Stop[] =>
    documents.map((document, k) => ({ document, views: views?.[k] ?? null }));
  return { past: stops(past, pastViews), future: stops(future, futureViews) };
}

function viewsAt(views: unknown, place: number): PanelViews | null {
  const found: unknown = Array.isArray(views) ? views[place] : null;
  return typeof found === "object" && found !== null ? readViews(found) : null;
}

/** The checkpoint of a job in this run; null when there is none. */
export function readSavedCheckpoint(value: unknown, run: string, job: JobId, lab: LabSession): JobCheckpoint | null {
  const saved = upgraded(value);
  if (!saved || saved.run !== run) return null;
  const checkpoint = lab.readCheckpoint(saved.checkpoint);
  return checkpoint?.job === job ? checkpoint : null;
}

/** The states of this run. */
export function readSavedStates(value: unknown, run: string): readonly JobState[] {
  const saved = upgraded(value);
  const states: readonly JobState[] = saved && saved.run === run && Array.isArray(saved.states) ? saved.states : [];
  return states.map((state) => (state.failure === undefined ? state : { ...state, failure: readFailure(state.failure) }));
}

async function readDocuments(values: unknown, labs: LabSource): Promise<readonly LabDocument[] | null> {
  if (!Array.isArray(values)) return null;
  const documents = await Promise.all(values.map((value) => readUnlessFar(value, labs)));
  return documents.every((document) => document !== null) ? documents : null;
}

/**
 * A document of a lab that is not loaded stays unread: the page does not wait for a lab that may never be shown; the
 * document is read when the user goes back to it.
 */
async function readUnlessFar(value: unknown, labs: LabSource): Promise<LabDocument | null> {
  const found = readAnyDocument(value, labs);
  if (found instanceof Promise) return isDocument(value) ? value : null;
  return found.ok ? found.document : null;
}

function isDocument(value: unknown): value is LabDocument {
  const { format, version, lab } = value as Partial<LabDocument>;
  return typeof format === "string" && typeof version === "number" && typeof lab === "string";
}

/** A stored assignment; null where there is none that can be read. */
async function readAssignment(value: unknown, labs: LabSource): Promise<Assignment | null> {
  if (typeof value !== "object" || value === null) return null;
  const { experiment, locks } = value as {
    readonly experiment?: unknown;
    readonly locks?: { readonly free?: unknown; readonly hidden?: unknown };
  };
  const found = await readAnyDocument(experiment, labs);
  const parsed = parseLocks({ f: locks?.free, h: locks?.hidden });
  return found.ok && parsed.ok ? { experiment: found.document, locks: parsed.locks } : null;
}

function isPositive(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
