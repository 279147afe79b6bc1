/**
 * What a lab says about computing its documents. The engine runs jobs of any lab: it names them, slices their time, hands
 * their states on and picks them up elsewhere after a crash, and knows nothing of what they compute.
 */
import type { LabDocument } from "../../documents/kind";

/** Name of a job within its run, such as "data" or "learners[2]"; the same in every run of a document. */
export type JobId = string;

export type JobStatus = "waiting" | "running" | "done" | "diverged" | "failed";

/** What a job tells about itself, as pure data. A lab adds its own fields, and tells states apart by `kind`. */
export interface JobState {
  readonly kind: string;
  readonly job: JobId;
  readonly status: JobStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** Time spent computing, not waiting. */
  readonly milliseconds: number;
  /** Why the job failed: what, where, what to do. */
  readonly failure?: string;
}

/** What a job needs to go on elsewhere; a lab adds its own fields. The arrays are copies. */
export interface JobCheckpoint {
  readonly job: JobId;
  readonly step: number;
}

export interface JobPlan {
  readonly id: JobId;
  /** Whether a GPU could do it. */
  readonly suitsGpu: boolean;
  /** Whether it takes steps one after the other, which can be slowed down, and gone on with from a checkpoint. */
  readonly stepwise: boolean;
}

/** A piece of a run that is advanced a little at a time. Nothing in its result depends on how the time is sliced. */
export interface Job<State extends JobState, Views, Checkpoint extends JobCheckpoint> {
  readonly id: JobId;
  readonly status: JobStatus;
  readonly step: number;
  /** Works for about this many milliseconds, or until done; a stepwise job takes at most `steps` steps. Errors end it as "failed". */
  advance(milliseconds: number, steps?: number): void;
  /** The smallest step a person can see. */
  singleStep(): void;
  states(): readonly State[];
  views(sample: number): Views | null;
  checkpoint(): Checkpoint | null;
  readonly awaits?: Promise<unknown> | null;
  dispose?(): void;
}

/** What a job is made of. */
export interface JobContext<Document, Data, Checkpoint> {
  readonly document: Document;
  readonly data: Data | null;
  readonly id: JobId;
  readonly checkpoint: Checkpoint | undefined;
  /** What the page has settled about this device, such as whether closed forms are solved on the GPU; the lab's own words. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface LabEngine<
  Document extends LabDocument,
  Data,
  State extends JobState,
  Views,
  Checkpoint extends JobCheckpoint,
  Result extends object,
> {
  /** In the order in which they are begun. */
  jobs(document: Document): readonly JobPlan[];
  /** Loads what these jobs need and is not there yet; null when nothing is missing. */
  prepare(document: Document, jobs: readonly JobId[]): Promise<unknown> | null;
  create(context: JobContext<Document, Data, Checkpoint>): Job<State, Views, Checkpoint>;
  /** The state of a job that could not be made. */
  failed(document: Document, job: JobId, error: unknown): State;
  /** Views of several jobs as one. */
  joinViews(views: readonly Views[]): Views | null;
  /** The result document: one function for the page and the command line. @throws {PlaygroundError} */
  result(document: Document, data: Data | null, onProgress?: (share: number) => void): Result;
}
