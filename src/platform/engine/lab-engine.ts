/**
 * What a lab says about computing its documents. The engine runs jobs of any lab: it names them, slices their time, hands
 * their states on and picks them up elsewhere after a crash, and knows nothing of what they compute.
 */
import type { Job, JobCheckpoint, JobId, JobPlan, JobState } from "./job";
import type { ResultParts } from "./result-parts";
import type { Helpers } from "./split-work";

/** The types in which one lab fills in what the engine leaves open. All of them are pure data that travel between threads. */
export interface LabTypes {
  readonly document: object;
  /** Data of a person's own, which travel beside the document. */
  readonly data: unknown;
  readonly state: JobState;
  /** What panels show of one sample, of one or several jobs. */
  readonly views: unknown;
  readonly checkpoint: JobCheckpoint;
  /** What the page has settled about using this device's GPU for other work than steps; absent, it is used for none. */
  readonly choices: object;
  /** The result document. */
  readonly result: object;
}

export type JobOf<Lab extends LabTypes> = Job<Lab["state"], Lab["views"], Lab["checkpoint"]>;

/** What a job is made of. */
export interface JobContext<Lab extends LabTypes> {
  readonly document: Lab["document"];
  readonly data: Lab["data"] | null;
  readonly id: JobId;
  readonly checkpoint?: Lab["checkpoint"] | undefined;
  readonly choices?: Lab["choices"] | undefined;
  /** Workers that the job may open beside its own; none unless told. */
  readonly helpers?: number | undefined;
}

/**
 * Told how far a result document has come, several times a second and at every change of stage.
 *
 * @param share  of its time, as far as that is known beforehand: 0 to 1, never less than before.
 * @param stage  what it is at, in English: "learners[1] (4 heads)".
 */
export type OnProgress = (share: number, stage: string) => void;

/** Makes jobs, with all code that they need. */
export interface PreparedRun<Lab extends LabTypes> {
  /** @throws {Error} where the job cannot be made. */
  create(context: JobContext<Lab>): JobOf<Lab>;
}

/** Computes a document, with all code that this needs. */
export interface Prepared<Lab extends LabTypes> extends PreparedRun<Lab> {
  /**
   * The result document: one function for the page and the command line.
   * @throws {PlaygroundError} with what went wrong.
   */
  result(document: Lab["document"], data: Lab["data"] | null, onProgress?: OnProgress): Lab["result"];
  /** The same with workers that lend a hand, to the same bits. Absent where there is nothing to share. */
  resultShared?(document: Lab["document"], data: Lab["data"] | null, helpers: Helpers, onProgress?: OnProgress): Promise<Lab["result"]>;
}

/** What it takes to run a document step by step. */
export interface RunEngine<Lab extends LabTypes> {
  /** In the order in which they are begun. */
  jobs(document: Lab["document"]): readonly JobPlan[];
  /**
   * Fetches what a document needs.
   * @param jobs  those that are run on this thread; all of them unless told.
   */
  prepare(document: Lab["document"], jobs?: readonly JobId[]): PreparedRun<Lab> | Promise<PreparedRun<Lab>>;
  /** The state of a job that could not be made. */
  failed(document: Lab["document"], job: JobId, error: unknown): Lab["state"];
  /** Answers what another worker of this lab asks of the jobs on this thread. Absent where nobody asks. */
  connect?(port: MessagePort): void;
  /** Views of several jobs as one; null while none of them has anything to show. */
  joinViews(views: readonly Lab["views"][]): Lab["views"] | null;
}

export interface LabEngine<Lab extends LabTypes> extends RunEngine<Lab> {
  prepare(document: Lab["document"], jobs?: readonly JobId[]): Prepared<Lab> | Promise<Prepared<Lab>>;
  /** Absent where a document is one piece of work. */
  readonly parts?: ResultParts<Lab["document"], Lab["data"], Lab["result"]>;
}
