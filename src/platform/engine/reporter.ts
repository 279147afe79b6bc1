import type { LabTypes } from "./lab-engine";
import type { FromWorker } from "./protocol";

/** Pictures of matrices need no more than eight frames a second. */
const leastPause = 125;
/** Views may cost a tenth of the worker's time. */
const pausePerCost = 9;

/** Decides when views are computed: at once after an end or a request, otherwise at a rate that costs little. */
class ViewPace {
  #next = Number.NEGATIVE_INFINITY;
  #hurried = false;

  /** The next views are due whatever they cost. */
  hurry(): void {
    this.#hurried = true;
  }

  isDue(now: number): boolean {
    return this.#hurried || now >= this.#next;
  }

  /** Records that views were computed between these two times. */
  shown(start: number, end: number): void {
    this.#hurried = false;
    this.#next = end + Math.max(leastPause, pausePerCost * (end - start));
  }
}

const snapshotMilliseconds = 1000 / 30;
const checkpointMilliseconds = 1000;

/** The part of a job that is reported. */
export interface Reported<Lab extends LabTypes> {
  states(): readonly Lab["state"][];
  /** Null where a job cannot be resumed. */
  checkpoint(): Lab["checkpoint"] | null;
  /** Null while there are no views. */
  views(sample: number): Lab["views"] | null;
}

export interface ReporterPort<Lab extends LabTypes> {
  readonly post: (message: FromWorker<Lab>) => void;
  readonly joinViews: (views: readonly Lab["views"][]) => Lab["views"] | null;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

/**
 * Reports of a run: states of jobs thirty times a second, checkpoints every second, and views of the selected sample as
 * often as their cost allows.
 */
export class Reporter<Lab extends LabTypes, One extends Reported<Lab>> {
  readonly #run: number;
  readonly #port: ReporterPort<Lab>;
  readonly #viewPace = new ViewPace();
  /** Jobs that changed after their last report. */
  readonly #changed = new Set<One>();
  readonly #unsaved = new Set<One>();
  readonly #unseen = new Set<One>();
  #lastSnapshot = Number.NEGATIVE_INFINITY;
  #lastCheckpoint: number;
  /** The sample whose views are wanted. */
  #sample: number | null = null;

  /** @param run  its number, which every message carries. */
  constructor(run: number, port: ReporterPort<Lab>) {
    this.#run = run;
    this.#port = port;
    this.#lastCheckpoint = port.now();
  }

  /** A job was created. */
  made(job: One): void {
    this.#changed.add(job);
    this.#unseen.add(job);
  }

  /** A job has advanced. */
  moved(job: One): void {
    this.made(job);
    this.#unsaved.add(job);
  }

  /** Removes jobs that continue elsewhere, after their last report. */
  forget(jobs: readonly One[]): void {
    for (const job of jobs) for (const marked of [this.#changed, this.#unsaved, this.#unseen]) marked.delete(job);
  }

  /** The sample whose views are reported from now on; null for none. */
  look(sample: number | null, jobs: readonly One[]): void {
    this.#sample = sample;
    this.hurry();
    for (const job of jobs) this.#unseen.add(job);
  }

  /** The next views are due whatever they cost. */
  hurry(): void {
    this.#viewPace.hurry();
  }

  /** Sends what is due. @param atOnce  sends the states now, because no later report would come soon. */
  tell(atOnce: boolean): void {
    const now = this.#port.now();
    if (atOnce || now - this.#lastSnapshot >= snapshotMilliseconds) this.report();
    if (now - this.#lastCheckpoint >= checkpointMilliseconds) this.save();
    this.showViews();
  }

  /** Sends the states of changed jobs. */
  report(): void {
    if (this.#changed.size === 0) return;
    const jobs = [...this.#changed].flatMap((job) => job.states());
    this.#changed.clear();
    // Slices end some milliseconds late; counting from the due time keeps the rate.
    const now = this.#port.now();
    const due = this.#lastSnapshot + snapshotMilliseconds;
    this.#lastSnapshot = now - due < snapshotMilliseconds ? Math.min(due, now) : now;
    this.#port.post({ type: "snapshot", run: this.#run, jobs });
  }

  /** Sends checkpoints of jobs that have advanced. */
  save(): void {
    this.#lastCheckpoint = this.#port.now();
    const checkpoints = [...this.#unsaved].map((job) => job.checkpoint()).filter((checkpoint) => checkpoint !== null);
    this.#unsaved.clear();
    if (checkpoints.length > 0) this.#port.post({ type: "checkpoint", run: this.#run, checkpoints });
  }

  /** Sends the views that are due. */
  showViews(): void {
    if (this.#sample === null || this.#unseen.size === 0 || !this.#viewPace.isDue(this.#port.now())) return;
    const jobs = [...this.#unseen];
    this.#unseen.clear();
    const start = this.#port.now();
    const sample = this.#sample;
    const views = this.#port.joinViews(jobs.map((job) => viewsOf(job, sample)).filter((some) => some !== null));
    this.#viewPace.shown(start, this.#port.now());
    if (views) this.#port.post({ type: "views", run: this.#run, views });
  }
}

/** A diverged job may have no views; its curve shows the divergence, and other jobs are unaffected. */
export function viewsOf<Lab extends LabTypes>(job: Pick<Reported<Lab>, "views">, sample: number): Lab["views"] | null {
  try {
    return job.views(sample);
  } catch {
    return null;
  }
}
