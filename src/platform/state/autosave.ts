/** Saves a session continuously, and finds it after a reload. */
import type { DocumentKind, LabDocument } from "../documents/kind";
import { encodeLink } from "../documents/link";
import type { JobCheckpoint, JobId, JobPlan, JobState } from "../engine/job";
import type { LabSession, LabSource } from "./lab-session";
import { type FoundSession, readSavedCheckpoint, readSavedSession, readSavedStates, type SavedSession, savedBy } from "./saved-session";
import { placeInVersion1, savedVersion } from "./saved-version";
import type { SafeStorage } from "./storage";
import type { Tab } from "./tab";

/** Number of sessions of closed tabs that are kept for a new tab; older ones are deleted. */
const keptSessions = 8;

/** A stored session. */
export interface Recovered extends FoundSession {
  /** Whether it belongs to this tab; otherwise it is the newest one. */
  readonly own: boolean;
  readonly checkpoints: readonly JobCheckpoint[];
  readonly states: readonly JobState[];
}

/** The result of a search: nothing, a session, or data that could not be read. */
export interface Found {
  readonly recovered: Recovered | null;
  readonly unreadable: boolean;
}

/** Finds the stored session of this tab, or else the newest. */
export async function findSession(storage: SafeStorage, tab: Tab, labs: LabSource): Promise<Found> {
  const values = await storage.readAll("sessions");
  const sessions = values.flatMap((value) => {
    const by = savedBy(value);
    return by ? [{ value, ...by }] : [];
  });
  const newestFirst = sessions.toSorted((a, b) => b.savedAt - a.savedAt);
  for (const { tab: old } of newestFirst.slice(keptSessions)) void forget(storage, old);
  const wanted = [...newestFirst.filter((session) => session.tab === tab.previous), ...newestFirst];
  let unreadable = sessions.length < values.length;
  for (const { value, tab: name } of wanted) {
    const found = await readSavedSession(value, labs);
    if (found) return { recovered: { ...found, own: name === tab.previous, ...(await runOf(storage, found)) }, unreadable };
    unreadable = true;
  }
  return { recovered: null, unreadable };
}

async function runOf(
  storage: SafeStorage,
  { session: { tab, experiment }, lab }: FoundSession,
): Promise<Pick<Recovered, "checkpoints" | "states">> {
  const run = runKey(lab.kind, experiment);
  const jobs = lab.jobs(experiment).map(({ id }) => id);
  const values = await Promise.all(jobs.map((job) => readKept(storage, tab, job)));
  return {
    states: values.flatMap((value) => readSavedStates(value, run)),
    checkpoints: values.map((value, at) => readSavedCheckpoint(value, run, jobs[at], lab)).filter((checkpoint) => checkpoint !== null),
  };
}

/** Version 1 stored jobs under other keys; an entry found there moves to the present key. */
async function readKept(storage: SafeStorage, tab: string, job: string): Promise<unknown> {
  const value = await storage.read("checkpoints", placeOf(tab, job));
  if (value !== undefined) return value;
  const old = placeOf(tab, placeInVersion1(job));
  const found = await storage.read("checkpoints", old);
  if (found === undefined) return undefined;
  await storage.write("checkpoints", placeOf(tab, job), found);
  await storage.remove("checkpoints", old);
  return found;
}

/** The key of a run: all that its results depend on. */
export function runKey<Document extends LabDocument>(kind: DocumentKind<Document>, document: Document): string {
  return encodeLink(kind, kind.run(document));
}

async function forget(storage: SafeStorage, tab: string): Promise<void> {
  void storage.remove("sessions", tab);
  const places = await storage.keys("checkpoints");
  for (const place of places) if (place.startsWith(`${tab}/`)) void storage.remove("checkpoints", place);
}

function placeOf(tab: string, job: string): string {
  return `${tab}/${job}`;
}

/** Jobs without steps have no checkpoints: their states are stored when they end. */
function endedJobs(
  plans: readonly JobPlan[],
  states: readonly JobState[],
): readonly { readonly job: JobId; readonly states: JobState[] }[] {
  return plans.flatMap(({ id, stepwise }) => {
    const own = stepwise ? [] : states.filter(({ job }) => job === id);
    return own[0]?.status === "done" || own[0]?.status === "diverged" ? [{ job: id, states: own }] : [];
  });
}

export class Autosave {
  readonly #storage: SafeStorage;
  readonly #describe: () => Omit<SavedSession, "version" | "tab" | "savedAt">;
  readonly #now: () => number;
  #tab: string | null = null;
  #plans: readonly JobPlan[] = [];
  /** The key of the run, computed when its first entry is stored, since a slider begins many runs that store nothing. */
  #run: (() => string) | null = null;
  #writing = false;
  #dirty = false;
  /** Jobs of the current run with stored entries. */
  readonly #kept = new Set<string>();

  constructor(storage: SafeStorage, now: () => number, describe: () => Omit<SavedSession, "version" | "tab" | "savedAt">) {
    this.#storage = storage;
    this.#now = now;
    this.#describe = describe;
  }

  /** Nothing is stored before the tab has its identity. */
  attach(tab: string): void {
    this.#tab = tab;
    void this.#write();
  }

  /** Begins or resumes a run of a document of this lab; entries of jobs belong to it from now on. */
  begin(lab: LabSession, document: LabDocument, from: Pick<Recovered, "checkpoints" | "states"> | null): void {
    this.#plans = lab.jobs(document);
    let name: string | null = null;
    this.#run = () => {
      name ??= runKey(lab.kind, document);
      return name;
    };
    if (!from) this.#discard();
    for (const { job } of endedJobs(this.#plans, from?.states ?? [])) this.#kept.add(job);
    for (const checkpoint of from?.checkpoints ?? []) this.#kept.add(checkpoint.job);
    this.touch();
  }

  /** Marks the session as changed. */
  touch(): void {
    this.#dirty = true;
    void this.#write();
  }

  keepCheckpoints(checkpoints: readonly JobCheckpoint[]): void {
    for (const checkpoint of checkpoints) this.#keep(checkpoint.job, { checkpoint });
  }

  keepStates(states: readonly JobState[]): void {
    for (const { job, states: own } of endedJobs(this.#plans, states)) this.#keep(job, { states: own });
  }

  /** Copies the entries recovered from another tab. */
  copy({ checkpoints, states }: Pick<Recovered, "checkpoints" | "states">): void {
    this.keepCheckpoints(checkpoints);
    this.keepStates(states);
  }

  #keep(job: string, value: object): void {
    if (this.#tab === null || this.#run === null) return;
    this.#kept.add(job);
    void this.#storage.write("checkpoints", placeOf(this.#tab, job), { version: savedVersion, run: this.#run(), ...value });
  }

  /** Deletes entries of the run, so that a restarted run is not resumed from a later step. */
  #discard(): void {
    if (this.#tab !== null) for (const job of this.#kept) void this.#storage.remove("checkpoints", placeOf(this.#tab, job));
    this.#kept.clear();
  }

  /** Writes one at a time; later changes are in the next write. */
  async #write(): Promise<void> {
    if (this.#writing || this.#tab === null) return;
    this.#writing = true;
    while (this.#dirty) {
      this.#dirty = false;
      const saved = { version: savedVersion, tab: this.#tab, savedAt: this.#now(), ...this.#describe() };
      await this.#storage.write("sessions", this.#tab, saved);
    }
    this.#writing = false;
  }
}
