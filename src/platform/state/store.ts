/** The state that determines the structure of the page. Changing numbers are in the series, not here. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { LabDocument } from "../documents/kind";
import { noViews, type PanelViews } from "../documents/views";
import type { GpuFailure } from "../engine/backend";
import type { Problem } from "../fields/problem";
import { type Assigned, unassigned } from "./assignment";
import { type BackendSetting, noBackendSetting } from "./backend-setting";
import type { FileProgress } from "./read-file";
import type { RunRecord } from "./run-record";

export type Activity = "running" | "paused" | "finished" | "stopped";

/** A message for the user, as data; the page has the words. */
export type Notice =
  | { readonly kind: "bad-link"; readonly problem: Problem; readonly runs: "default" | "current" }
  | { readonly kind: "recovered"; readonly step: number }
  | { readonly kind: "stopped" }
  /** The GPU failed; training continued in WASM from this step. */
  | { readonly kind: "gpu-failed"; readonly failure: GpuFailure; readonly step: number }
  /** An opened, dropped or pasted file cannot be read; `name` is empty for pasted text. Nothing changed. */
  | { readonly kind: "bad-file"; readonly name: string; readonly problem: Problem }
  /** An invalid change. Nothing changed. */
  | { readonly kind: "bad-change"; readonly problem: Problem }
  /** A change of locked controls. Nothing changed. */
  | { readonly kind: "locked"; readonly controls: readonly string[] }
  /** The document is too large to be computed, so that nothing runs; names the field to reduce, and a value that fits. */
  | { readonly kind: "too-large"; readonly problem: Problem }
  /** The experiment learns from a file that is not open; `name` and `hash` may be empty. */
  | { readonly kind: "missing-data"; readonly name: string; readonly hash: string }
  /** The opened file differs from the one that the experiment was made with. */
  | { readonly kind: "other-data"; readonly name: string; readonly expected: string }
  /** Another target was chosen, and its default learners replaced the earlier ones. */
  | { readonly kind: "own-learners"; readonly document: LabDocument }
  /** A learner was removed; undo brings it back. */
  | { readonly kind: "removed"; readonly name: string }
  /** The link was made by other kernels: the last digits may differ. */
  | { readonly kind: "other-kernels"; readonly kernels: string }
  /** Nothing can be stored across reloads any more. */
  | { readonly kind: "storage"; readonly reason: StorageTrouble }
  /** Stored data could not be read and were left out. */
  | { readonly kind: "discarded" };

/** Why nothing is stored: not available, full, or failing. */
export type StorageTrouble = "refused" | "full" | "failed";

export type NumberedNotice = Notice & { readonly id: number };

/** The own data of the experiment; a lab adds their size. */
export interface OwnDataSummary {
  readonly name: string;
  readonly hash: string;
}

export interface PlaygroundState extends Assigned {
  /** Of any lab; the lab's hooks have the precise type. */
  readonly experiment: LabDocument;
  /** Whether the address names another document, whose lab or data are being fetched. */
  readonly awaits: boolean;
  /** Views of panels. */
  readonly panelViews: PanelViews;
  readonly activity: Activity;
  readonly notices: readonly NumberedNotice[];
  /** Runs started on this page. */
  readonly runs: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Largest number of steps a second for each learner; null is as fast as possible. */
  readonly speed: number | null;
  /** Index of the selected test sequence. */
  readonly sample: number;
  /** Learners left out of the charts, by index into the learners of the experiment. */
  readonly hidden: ReadonlySet<number>;
  /** Null unless the experiment learns from own data that are open. */
  readonly ownData: OwnDataSummary | null;
  /** A large file that is being read. */
  readonly reading: FileProgress | null;
  /** An archive, until the user answers whether to restore it. */
  readonly archive: File | null;
  /** Runs of this browser, the newest first. */
  readonly history: readonly RunRecord[];
  readonly backend: BackendSetting;
}

export type PlaygroundStore = StoreApi<PlaygroundState>;

export function createPlaygroundStore(experiment: LabDocument): PlaygroundStore {
  return createStore<PlaygroundState>(() => ({
    experiment,
    awaits: false,
    panelViews: noViews,
    // About to run: the store is searched first.
    activity: "running",
    notices: [],
    runs: 0,
    canUndo: false,
    canRedo: false,
    speed: null,
    sample: 0,
    hidden: new Set(),
    ownData: null,
    reading: null,
    archive: null,
    history: [],
    backend: noBackendSetting,
    ...unassigned,
  }));
}

/** Adds a notice in place of any older one of its kind, so that a problem that repeats is one line. */
export function withNotice(state: PlaygroundState, notice: Notice): Pick<PlaygroundState, "notices"> {
  const id = 1 + Math.max(0, ...state.notices.map((known) => known.id));
  return { notices: [...state.notices.filter(({ kind }) => kind !== notice.kind), { ...notice, id }] };
}

export function withoutNotices(state: PlaygroundState, ...kinds: readonly Notice["kind"][]): Pick<PlaygroundState, "notices"> {
  return { notices: state.notices.filter((notice) => !kinds.includes(notice.kind)) };
}
