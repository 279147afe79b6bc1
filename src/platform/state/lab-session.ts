/**
 * The interface of a lab to the session. One session serves documents of every lab: it runs, undoes, links and stores them,
 * and calls the lab for all that depends on their content. It imports no React; the page part of a lab is separate.
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

/** Finds labs: at once if they are loaded, later if they must be fetched, null for an unknown lab. */
export interface LabSource {
  (lab: string): LabSession | Promise<LabSession> | null;
  /** Labs named in documents: all but the first. */
  readonly others?: readonly string[];
  /** Version of the kernels of the first lab, which archives name. */
  readonly kernels?: string;
}

export interface LabSession<Document extends LabDocument = LabDocument, Data extends object = object> {
  readonly kind: DocumentKind<Document>;
  readonly ownData: OwnDataKind<Data> | null;
  /**
   * Reads files that become part of a document instead of own data, such as pictures; null for other files, absent where a
   * lab has none.
   */
  intoDocument?(file: File, document: Document): Promise<Intake> | null;

  /** Opens the engine of this lab, and its series. */
  open(context: LabContext): OpenLab<Document, Data>;
  /** The text of the result document, as the headless runner writes it. @throws {PlaygroundError} */
  computeResult(document: Document, data: Data | null, options?: AskOptions): Promise<string>;

  /** Number of learners, solvers or forms that can be hidden in charts. */
  learners(document: Document): number;
  /** The name of a run: what changed since the run before it, or what it is when it is the first. Its code is fetched then. */
  nameOfRun(before: Document | null, after: Document): Promise<string>;
  /** A stored summary in today's format; null when it cannot be read. */
  readSummary(value: unknown): RunSummary | null;

  /** Checks entries of this lab in an archive; fetched when one is opened. */
  archiveChecks(): Promise<ArchiveChecks>;

  /** In the order in which they start; their results are kept across a reload. */
  jobs(document: Document): readonly JobPlan[];
  /** A stored checkpoint; null when it is incomplete. */
  readCheckpoint(value: unknown): JobCheckpoint | null;
}

/** The environment of an open lab. */
export interface LabContext {
  readonly listener: EngineListener;
  readonly preferences: Preferences;
  /** Processor cores, at least 1. */
  readonly cores: number;
  /** Store for measured speeds of this device; null where nothing is stored. */
  readonly speeds: KeyValueStore | null;
  readonly storage: SafeStorage;
  readonly now: () => number;
  /** The backend setting, as the page shows it. */
  readonly backend: () => BackendSetting;
  readonly setBackend: (change: Partial<BackendSetting>) => void;
  /** Runs work while nothing else computes. */
  readonly whilePaused: (work: () => Promise<void>) => Promise<void>;
}

/** An open lab. The session has one at a time. */
export interface OpenLab<Document extends LabDocument = LabDocument, Data extends object = object> {
  readonly engine: SessionEngine<Document, Data>;
  readonly series: Series;
  /** Actions on the backend; null where there is no choice. */
  readonly backend: BackendActions | null;
  /** Called when the run of this document ends or is left: its duration gives the speed of this device. */
  learnSpeed(document: Document, data: OwnDataSummary | null): void;
  /** The summary of a run for the history. */
  summary(document: Document, finished: boolean, data: OwnDataSummary | null): RunSummary;
  /** Its curves, for charts of later runs; only the lab reads them. */
  curves(document: Document): readonly unknown[];
  /** The user has opened a result of this document: its values are shown instead of being computed. */
  takeResult?(document: Document, result: object): void;
  /** The part of the series exposed to tests and debugging. */
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

/** The latest states of a run's jobs, outside the store; charts read them when they draw. */
export interface Series {
  /** Counts changes. */
  readonly version: number;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Steps taken by all jobs together. */
  readonly totalSteps: number;
  /** Whether a curve has moved; the page then fetches its other parts. */
  readonly hasMoved: boolean;
  accept(states: readonly JobState[]): void;
  acceptViews(views: unknown): void;
  clearViews(): void;
  /** Forgets the run; overlays belong to other runs and stay. */
  clear(): void;
  setOverlays(overlays: readonly Overlay[]): void;
  readonly overlays: readonly Overlay[];
}

/** Checks of a lab for its entries in an archive. */
export interface ArchiveChecks {
  /** The hash of own data, or their problem. */
  data(data: unknown): string | Problem;
  /** The problem of a curve; null for a valid one. */
  curve(curve: unknown): Problem | null;
}

export type LinkedData<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problem: Problem };

/** Own data in the format of this lab. */
export interface OwnDataKind<Data extends object = object> {
  readonly lab: string;
  /** Of their content; the same for equal data. */
  hash(data: Data): string;
  /** Their size for the page. */
  summary(data: Data): object;
  /** Whether a stored value is data of this lab. */
  isData(value: unknown): value is Data;
  /** The document with settings that the data allow, where they were opened on one made for others; absent where all data do. */
  fitted?(document: LabDocument, data: Data): LabDocument;
  /** Decodes data from a link. */
  fromLink(text: string): LinkedData<Data> | Promise<LinkedData<Data>>;
  /** Encodes data for a link; undefined for data that are too large. */
  forLink(data: Data): string | undefined;
  readonly reader: DataReader;
  /** Formats in which such data can be saved; null stands for data that a document draws. */
  formats(data: Data | null): readonly DataFormat[];
  /** The data as a file. */
  write(data: Data, format: DataFormat): Promise<Blob>;
  /**
   * The data drawn by a document without own data, as a file which this lab reads; absent where a lab has no such files.
   * @throws {PlaygroundError} with the problem of the computation.
   */
  readonly drawn?: (document: LabDocument, format: DataFormat) => Promise<Blob>;
}

export type DataFormat = "json" | "csv" | "npz" | "mtx";
