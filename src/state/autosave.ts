/** Keeps a session as it goes along, and finds it again after a reload. */
import type { AnyJobState, GradientCheckpoint } from "../engine/learnability/protocol";
import type { Experiment } from "../experiment/learnability/document";
import { encodeLink } from "../experiment/learnability/link";
import { withoutShown } from "../experiment/learnability/shown";
import { readSavedCheckpoint, readSavedSession, readSavedStates, type SavedSession, savedVersion } from "./saved-session";
import type { Vault } from "./storage";
import type { Tab } from "./tab";

/** Sessions of tabs that were closed are kept for a fresh tab to go on with; older ones than these are not. */
const keptSessions = 8;
const certificateKey = "certificate";

/** A session as it was left. */
export interface Recovered {
  readonly session: SavedSession;
  /** Whether it is this very tab's, and not only the newest. */
  readonly own: boolean;
  readonly checkpoints: readonly GradientCheckpoint[];
  readonly states: readonly AnyJobState[];
}

/** What was found: nothing, a session, or something that could not be read. */
export interface Found {
  readonly recovered: Recovered | null;
  readonly unreadable: boolean;
}

/** Looks for what this tab, or else the newest one, had kept. */
export async function findSession(vault: Vault, tab: Tab): Promise<Found> {
  const values = await vault.readAll("sessions");
  const sessions = values.map(readSavedSession);
  const readable = sessions.filter((session) => session !== null).sort((a, b) => b.savedAt - a.savedAt);
  const unreadable = readable.length < values.length;
  for (const { tab: old } of readable.slice(keptSessions)) forget(vault, old);
  const own = readable.find((session) => session.tab === tab.previous);
  const session = own ?? readable[0];
  if (!session) return { recovered: null, unreadable };
  return { recovered: { session, own: own !== undefined, ...(await runOf(vault, session)) }, unreadable };
}

async function runOf(vault: Vault, { tab, experiment }: SavedSession): Promise<Pick<Recovered, "checkpoints" | "states">> {
  const run = runKey(experiment);
  const [ofData, ...ofLearners] = await Promise.all([
    vault.read("checkpoints", placeOf(tab, certificateKey)),
    ...experiment.learners.map((_, index) => vault.read("checkpoints", placeOf(tab, index))),
  ]);
  return {
    states: [ofData, ...ofLearners].flatMap((value) => readSavedStates(value, run)),
    checkpoints: ofLearners.map((value, index) => readSavedCheckpoint(value, run, index)).filter((checkpoint) => checkpoint !== null),
  };
}

/** Names a run: all that its results depend on. */
export function runKey(experiment: Experiment): string {
  return encodeLink(withoutShown(experiment));
}

function hasEnded({ status }: AnyJobState): boolean {
  return status === "done" || status === "diverged";
}

/** At most eight learners ever have checkpoints. */
function forget(vault: Vault, tab: string): void {
  void vault.remove("sessions", tab);
  for (const part of [certificateKey, 0, 1, 2, 3, 4, 5, 6, 7]) void vault.remove("checkpoints", placeOf(tab, part));
}

function placeOf(tab: string, part: number | string): string {
  return `${tab}/${part}`;
}

export class Autosave {
  readonly #vault: Vault;
  readonly #describe: () => Omit<SavedSession, "version" | "tab" | "savedAt">;
  readonly #now: () => number;
  #tab: string | null = null;
  #run = "";
  #writing = false;
  #dirty = false;
  /** Parts of the current run that are kept. */
  readonly #kept = new Set<number | string>();

  constructor(vault: Vault, now: () => number, describe: () => Omit<SavedSession, "version" | "tab" | "savedAt">) {
    this.#vault = vault;
    this.#now = now;
    this.#describe = describe;
  }

  /** Nothing is kept before it is known under which name. */
  attach(tab: string): void {
    this.#tab = tab;
    void this.#write();
  }

  /** A run begins, or goes on; what is kept of jobs from here on belongs to it. */
  begin(run: string, goesOn: boolean): void {
    this.#run = run;
    if (!goesOn) this.#discard();
    this.touch();
  }

  /** Something about the session has changed. */
  touch(): void {
    this.#dirty = true;
    void this.#write();
  }

  keepCheckpoints(checkpoints: readonly GradientCheckpoint[]): void {
    for (const checkpoint of checkpoints) this.#keep(checkpoint.learner, { version: savedVersion, run: this.#run, checkpoint });
  }

  /** Keeps the certificate with the closed forms, and every convex learner, once they are complete. */
  keepStates(states: readonly AnyJobState[]): void {
    const certificate = states.find(({ kind }) => kind === "certificate");
    const ofData = states.filter(({ kind }) => kind === "certificate" || kind === "closed-form");
    if (certificate?.status === "done") this.#keepStates(certificateKey, ofData);
    for (const state of states) if (state.kind === "convex" && hasEnded(state)) this.#keepStates(state.learner, [state]);
  }

  /** What was recovered from another tab is kept for this one too. */
  copy({ checkpoints, states }: Pick<Recovered, "checkpoints" | "states">): void {
    this.keepCheckpoints(checkpoints);
    this.keepStates(states);
  }

  #keepStates(part: number | string, states: readonly AnyJobState[]): void {
    this.#keep(part, { version: savedVersion, run: this.#run, states });
  }

  #keep(part: number | string, value: unknown): void {
    if (this.#tab === null) return;
    this.#kept.add(part);
    void this.#vault.write("checkpoints", placeOf(this.#tab, part), value);
  }

  /** A run that is begun anew must not be found further on than it is. */
  #discard(): void {
    if (this.#tab !== null) for (const part of this.#kept) void this.#vault.remove("checkpoints", placeOf(this.#tab, part));
    this.#kept.clear();
  }

  /** One write at a time; what changes meanwhile is in the next one. */
  async #write(): Promise<void> {
    if (this.#writing || this.#tab === null) return;
    this.#writing = true;
    while (this.#dirty) {
      this.#dirty = false;
      const saved = { version: savedVersion, tab: this.#tab, savedAt: this.#now(), ...this.#describe() };
      await this.#vault.write("sessions", this.#tab, saved);
    }
    this.#writing = false;
  }
}
