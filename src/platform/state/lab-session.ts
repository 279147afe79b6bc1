/**
 * What a lab gives the session. One session serves documents of every lab: it runs, undoes, links, keeps and remembers them,
 * and asks the lab for whatever depends on what they mean. No React here; the page's half of a lab is beside it.
 */
import type { DocumentKind, LabDocument } from "../documents/kind";
import type { AskOptions } from "../engine/ask-worker";
import type { EngineListener as ListenerOf, Origin as OriginOf } from "../engine/engine-api";
import type { DataReader, Intake } from "../engine/intake/recognise";
import type { JobCheckpoint, JobPlan, JobState } from "../engine/job";
import type { LabTypes } from "../engine/lab-engine";
import type { Problem } from "../fields/problem";
import type { BackendActions, BackendSetting } from "./backend-setting";
import type { KeyValueStore, Preferences } from "./preferences";
import type { Overlay, RunSummary } from "./run-record";
import type { SafeStorage } from "./storage";
import type { OwnDataSummary } from "./store";

export type EngineListener = ListenerOf<LabTypes>;
export type Origin = OriginOf<JobCheckpoint>;

/** Where the labs are: at once if they are loaded, later if they must be fetched, null for a lab that there is not. */
export interface LabSource {
  (lab: string): LabSession | Promise<LabSession> | null;
  /** Labs that documents have to name: all but the first. */
  readonly others?: readonly string[];
  /** Version of the kernels of the first lab, which archives name. */
  readonly kernels?: string;
}

export interface LabSession<Document extends LabDocument = LabDocument, Data extends object = object> {
  readonly kind: DocumentKind<Document>;
  readonly ownData: OwnDataKind<Data> | null;
  /** Reads files that become part of a document instead of own data, such as pictures; null for all others, absent where a lab has none. */
  intoDocument?(file: File, document: Document): Promise<Intake> | null;

  /** Opens what computes documents of this lab, and what holds the results. */
  open(context: LabContext): OpenLab<Document, Data>;
  /** The text of the result document, as the headless runner writes it. @throws {PlaygroundError} */
  computeResult(document: Document, data: Data | null, options?: AskOptions): Promise<string>;

  /** Learners, solvers or forms: what can be left out of the charts one by one, by index. */
  learners(document: Document): number;
  /** The name of a run: what is different from the run before it, or what it is when there was none. */
  whatChanged(before: Document | null, after: Document): string;
  /** A remembered summary in today's shape; null when it cannot be read. */
  readSummary(value: unknown): RunSummary | null;

  /** How it looks into what an archive holds of this lab; fetched when one is opened. */
  archiveChecks(): Promise<ArchiveChecks>;

  /** In the order in which they are begun; what has come of them is kept across a reload. */
  jobs(document: Document): readonly JobPlan[];
  /** A kept checkpoint; null when it is not whole. */
  readCheckpoint(value: unknown): JobCheckpoint | null;
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
  /** Somebody has opened a result of this document: what in it the lab would otherwise compute is shown as it is there. */
  takeResult?(document: Document, result: object): void;
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
  accept(states: readonly JobState[]): void;
  acceptViews(views: unknown): void;
  clearViews(): void;
  /** Forgets the run; overlays belong to other runs and stay. */
  clear(): void;
  setOverlays(overlays: readonly Overlay[]): void;
  readonly overlays: readonly Overlay[];
}

/** How a lab checks what an archive holds of it. */
export interface ArchiveChecks {
  /** The hash of own data, or what is wrong with them. */
  data(data: unknown): string | Problem;
  /** What is wrong with a curve of a run; null where nothing is. */
  curve(curve: unknown): Problem | null;
}

export type LinkedData<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problem: Problem };

/** Data of a person's own in the form that this lab learns from. */
export interface OwnDataKind<Data extends object = object> {
  readonly lab: string;
  /** Of their content; the same for equal data. */
  hash(data: Data): string;
  /** What the page says of their size. */
  summary(data: Data): object;
  /** Whether a kept value is data of this lab. */
  isData(value: unknown): value is Data;
  /** The data in the text that travels in a link. */
  fromLink(text: string): LinkedData<Data> | Promise<LinkedData<Data>>;
  /** The text that travels in a link; undefined for data that are too many. */
  forLink(data: Data): string | undefined;
  readonly reader: DataReader;
  /** In which such data can be saved; null stands for those that a document draws. */
  formats(data: Data | null): readonly DataFormat[];
  /** The data as a file. */
  write(data: Data, format: DataFormat): Promise<Blob>;
  /**
   * What a document draws that learns from no own data, as a file which this lab opens again; absent where a lab has no such
   * files. @throws {PlaygroundError} with what went wrong.
   */
  readonly drawn?: (document: LabDocument, format: DataFormat) => Promise<Blob>;
}

export type DataFormat = "json" | "csv" | "npz" | "mtx";
