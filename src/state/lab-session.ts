/**
 * What a lab gives the session. One session serves documents of every lab: it runs, undoes, links, keeps and remembers them,
 * and asks the lab for whatever depends on what they mean. No React here; the page's half of a lab is beside it.
 */
import type { DocumentKind, LabDocument } from "../documents/kind";
import type { JobCheckpoint, JobState } from "../engine/core/lab-engine";
import type { BackendState, GpuFailure } from "../engine/learnability/backend";
import type { Problem } from "../fields/problem";
import type { BackendActions, BackendSetting } from "./backend-setting";
import type { DataReader } from "./intake";
import type { KeyValueStore, Preferences } from "./preferences";
import type { ReadFile } from "./read-file";
import type { Overlay, RunSummary } from "./run-record";
import type { SafeStorage } from "./storage";
import type { OwnDataSummary } from "./store";

/** The state of a job, and what it needs to go on elsewhere: as far as the session has to know. */
export type RunState = Pick<JobState, "kind" | "status">;
export type RunCheckpoint = Pick<JobCheckpoint, "step">;

/** Where the labs are: at once if they are loaded, later if they must be fetched, null for a lab that there is not. */
export type LabSource = (lab: string) => LabSession | Promise<LabSession> | null;

export interface LabSession<Document extends LabDocument = LabDocument, Data extends object = object> {
  readonly kind: DocumentKind<Document>;
  readonly ownData: OwnDataKind<Data> | null;

  /** Opens what computes documents of this lab, and what holds the results. */
  open(context: LabContext): OpenLab<Document, Data>;
  /** The text of the result document, as the headless runner writes it. @throws {PlaygroundError} */
  computeResult(document: Document, data: Data | null, options?: ResultOptions): Promise<string>;

  /** Learners, solvers or forms: what can be left out of the charts one by one, by index. */
  learners(document: Document): number;
  /** The name of a run: what is different from the run before it, or what it is when there was none. */
  whatChanged(before: Document | null, after: Document): string;
  /** A remembered summary in today's shape; null when it cannot be read. */
  readSummary(value: unknown): RunSummary | null;

  /** The jobs whose states or checkpoints may be kept across a reload. */
  keptJobs(document: Document): readonly string[];
  /** Those of these states that are worth keeping, by the job that would otherwise compute them again. */
  statesToKeep(states: readonly RunState[]): readonly { readonly job: string; readonly states: readonly RunState[] }[];
  /** A kept checkpoint; null when it is not whole. */
  readCheckpoint(value: unknown): RunCheckpoint | null;
  /** The job that a state or a checkpoint comes from. */
  jobOf(state: RunState | RunCheckpoint): string;
  /** Whether that job may have more to say than this state. */
  isUnderWay(state: RunState): boolean;
}

/** What the session lends the lab that is open. */
export interface LabContext {
  readonly listener: EngineListener;
  readonly preferences: Preferences;
  /** Processor cores, at least 1. */
  readonly cores: number;
  /** Where speeds of this device are kept; null where nothing is. */
  readonly speeds: KeyValueStore | null;
  readonly storage: SafeStorage;
  readonly now: () => number;
  /** Where learners train, as the page shows it. */
  readonly backend: () => BackendSetting;
  readonly setBackend: (change: Partial<BackendSetting>) => void;
  /** Does some work during which nothing else computes. */
  readonly whilePaused: (work: () => Promise<void>) => Promise<void>;
}

/** A lab at work. The session has one open at a time. */
export interface OpenLab<Document extends LabDocument = LabDocument, Data extends object = object> {
  readonly engine: SessionEngine<Document, Data>;
  readonly series: Series;
  /** What a person can do about where learners train; null where there is nothing to choose. */
  readonly backend: BackendActions | null;
  /** The run of this document is over, or is being left: the time it took says how fast this device is. */
  learnSpeed(document: Document, data: OwnDataSummary | null): void;
  /** What the series says of such a run, for the history. */
  summary(document: Document, finished: boolean, data: OwnDataSummary | null): RunSummary;
  /** Its curves, for charts of later runs; only the lab reads them. */
  curves(document: Document): readonly unknown[];
  /** What tests, and the curious, may see of the series. */
  inspect(document: Document): object;
}

export interface SessionEngine<Document extends LabDocument, Data extends object> {
  /** Starts a run, which replaces the current one. */
  start(document: Document, data: Data | null, paused: boolean, from?: Origin): void;
  /** Ends the current run without starting another. */
  halt(): void;
  play(): void;
  pause(): void;
  /** Pauses, then advances every unfinished job by its smallest step. */
  step(): void;
  /** At most so many steps a second for each stepwise job, in this run and later ones; null is as fast as possible. */
  setSpeed(stepsPerSecond: number | null): void;
  /** Reports views of this sample, in this run and later ones; null reports none. */
  look(sample: number | null): void;
  dispose(): void;
}

/** Where a run goes on that was interrupted. */
export interface Origin {
  /** Jobs without one begin anew. */
  readonly checkpoints: readonly RunCheckpoint[];
  /** Jobs without checkpoints that had been complete; they come again even while the run is paused. */
  readonly done: readonly string[];
}

export interface EngineListener {
  /** New states of some jobs; the arrays belong to the listener. */
  readonly onStates: (states: readonly RunState[]) => void;
  /** New views of the sample that is looked at, in the lab's own words. */
  readonly onViews: (views: unknown) => void;
  readonly onCheckpoints: (checkpoints: readonly RunCheckpoint[]) => void;
  /** A worker stopped and was replaced; its jobs went on from this step (the earliest of them). */
  readonly onRecovered: (step: number) => void;
  /** Workers stopped too often in a row; nothing runs until the next start. */
  readonly onStopped: () => void;
  readonly onFinished: () => void;
  /** What learners train on has changed, or is known better. */
  readonly onBackend: (state: BackendState) => void;
  /** The GPU failed, and its learners went on in WASM from this step (the earliest of them). */
  readonly onGpuFailed: (failure: GpuFailure, step: number) => void;
}

/** The latest states of a run's jobs, outside the store: whoever draws pulls them when it draws. */
export interface Series {
  /** Counts changes. */
  readonly version: number;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Steps taken by all jobs together. */
  readonly totalSteps: number;
  /** Whether a curve has moved: the page fetches its other parts after that. */
  readonly hasMoved: boolean;
  accept(states: readonly RunState[]): void;
  acceptViews(views: unknown): void;
  clearViews(): void;
  /** Forgets the run; overlays belong to other runs and stay. */
  clear(): void;
  setOverlays(overlays: readonly Overlay[]): void;
  readonly overlays: readonly Overlay[];
}

/** Data of a person's own in the form that this lab learns from. */
export interface OwnDataKind<Data extends object = object> {
  /** Of their content; the same for equal data. */
  hash(data: Data): string;
  /** What the page says of their size. */
  summary(data: Data): object;
  /** Whether a kept value is data of this lab. */
  isData(value: unknown): value is Data;
  /** The data in the text that travels in a link. */
  fromLink(text: string): { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problem: Problem };
  /** The text that travels in a link; undefined for data that are too many. */
  forLink(data: Data): string | undefined;
  readonly reader: DataReader;
  /** Reads a file of any content in the page or, when it is large, in a worker. */
  readonly readFile: ReadFile;
  /** The data as a file. */
  write(data: Data, format: DataFormat): Promise<Blob>;
}

export type DataFormat = "json" | "csv" | "npz";

export interface ResultOptions {
  /** Ends the computation; the promise then rejects with an AbortError. */
  readonly signal?: AbortSignal | undefined;
  /** The share that is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
