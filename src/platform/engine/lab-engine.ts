/**
 * The engine of a lab. The platform schedules jobs of any lab: it names them, slices their time, passes their states on and
 * resumes them after a crash, and does not depend on what they compute.
 */
import type { Job, JobCheckpoint, JobId, JobPlan, JobState } from "./job";
import type { ResultParts } from "./result-parts";
import type { Helpers } from "./split-work";

/** The types of one lab. All of them are pure data that are sent between threads. */
export interface LabTypes {
  readonly document: object;
  /** Own data, sent beside the document. */
  readonly data: unknown;
  readonly state: JobState;
  /** Views of one sample for panels, from one or several jobs. */
  readonly views: unknown;
  readonly checkpoint: JobCheckpoint;
  /** Choices of the page about further uses of this device's GPU; absent: none. */
  readonly choices: object;
  /** The result document. */
  readonly result: object;
}

export type JobOf<Lab extends LabTypes> = Job<Lab["state"], Lab["views"], Lab["checkpoint"]>;

/** Input from which a job is created. */
export interface JobContext<Lab extends LabTypes> {
  readonly document: Lab["document"];
  readonly data: Lab["data"] | null;
  readonly id: JobId;
  readonly checkpoint?: Lab["checkpoint"] | undefined;
  readonly choices?: Lab["choices"] | undefined;
  /** Workers that the job may open beside its own; none by default. */
  readonly helpers?: number | undefined;
}

/**
 * Progress of a result document, several times a second and at every change of stage.
 *
 * @param share  share of the time, as far as it can be estimated: 0 to 1, never decreasing.
 * @param stage  the present stage, in English: "learners[1] (4 heads)".
 */
export type OnProgress = (share: number, stage: string) => void;

/** Creates jobs; all code that they need is loaded. */
export interface PreparedRun<Lab extends LabTypes> {
  /** @throws {Error} where the job cannot be created. */
  create(context: JobContext<Lab>): JobOf<Lab>;
}

/** Computes a document; all code that this needs is loaded. */
export interface Prepared<Lab extends LabTypes> extends PreparedRun<Lab> {
  /**
   * The result document, for the page and the command line.
   * @throws {PlaygroundError} with the problem of the computation.
   */
  result(document: Lab["document"], data: Lab["data"] | null, onProgress?: OnProgress): Lab["result"];
  /** The same with helper workers, to the same bits. Absent where the work cannot be split. */
  resultShared?(document: Lab["document"], data: Lab["data"] | null, helpers: Helpers, onProgress?: OnProgress): Promise<Lab["result"]>;
}

/** Runs a document step by step. */
export interface RunEngine<Lab extends LabTypes> {
  /** In the order in which they start. */
  jobs(document: Lab["document"]): readonly JobPlan[];
  /**
   * Fetches the code that a document needs.
   * @param jobs  the jobs of this thread; all by default.
   */
  prepare(document: Lab["document"], jobs?: readonly JobId[]): PreparedRun<Lab> | Promise<PreparedRun<Lab>>;
  /** The state of a job that could not be created. */
  failed(document: Lab["document"], job: JobId, error: unknown): Lab["state"];
  /** Answers other workers of this lab about jobs on this thread. Absent where there are no such questions. */
  connect?(port: MessagePort): void;
  /** Merges views of several jobs; null while none of them has any. */
  joinViews(views: readonly Lab["views"][]): Lab["views"] | null;
}

export interface LabEngine<Lab extends LabTypes> extends RunEngine<Lab> {
  prepare(document: Lab["document"], jobs?: readonly JobId[]): Prepared<Lab> | Promise<Prepared<Lab>>;
  /** Absent where a document cannot be split. */
  readonly parts?: ResultParts<Lab["document"], Lab["data"], Lab["result"]>;
}
