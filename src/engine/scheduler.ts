/**
 * Shares one thread among the jobs of a run: short slices in turn, reports at a bounded rate. It knows no worker, clock
 * or message channel of its own, so that Node and tests drive it as the worker does.
 */
import type { Experiment } from "../experiment/document";
import type { OwnData } from "../tasks/dataset";
import { describeFailure } from "./failure";
import { dataJob, type Job } from "./job";
import type { AnyJobState, FromWorker, GradientCheckpoint, JobStatus, ToWorker } from "./protocol";

export type CreateJob = (experiment: Experiment, data: OwnData | null, id: number, checkpoint: GradientCheckpoint | undefined) => Job;

/** What the scheduler needs of its surroundings. */
export interface SchedulerPort {
  readonly createJob: CreateJob;
  /**
   * Sends a copy. Handing the arrays over instead would save some 50 microseconds a snapshot (eight learners, 57 kB),
   * and would empty every array that a job still holds on to, such as the curve of the checkpoint it began from.
   */
  readonly post: (message: FromWorker) => void;
  /** Calls back after waiting messages have been delivered. */
  readonly defer: (turn: () => void) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

/** Long enough that reporting costs little, short enough that pause and play feel immediate. */
const sliceMilliseconds = 10;
const snapshotMilliseconds = 1000 / 30;
const checkpointMilliseconds = 1000;

interface Entry {
  readonly id: number;
  job: Job | null;
  /** Stands in for a job that could not be made. */
  failure: AnyJobState | null;
  changed: boolean;
  unsaved: boolean;
}

interface Run {
  readonly start: Extract<ToWorker, { type: "start" }>;
  readonly entries: readonly Entry[];
  paused: boolean;
  finished: boolean;
  /** Whose turn it is. */
  turn: number;
  lastSnapshot: number;
  lastCheckpoint: number;
}

export class Scheduler {
  readonly #port: SchedulerPort;
  #run: Run | null = null;
  #deferred = false;

  constructor(port: SchedulerPort) {
    this.#port = port;
  }

  receive(message: ToWorker): void {
    if (message.type === "start") this.#start(message);
    const run = this.#run;
    if (!run || message.run !== run.start.run) return;
    if (message.type === "play") run.paused = false;
    if (message.type === "pause") this.#pause(run);
    if (message.type === "step") this.#singleStep(run);
    this.#wake();
  }

  #start(message: Run["start"]): void {
    // The certificate and the closed forms answer in milliseconds and are what the curves are compared with.
    const ids = [...message.jobs].sort((a, b) => a - b);
    const entries = ids.map((id) => ({ id, job: null, failure: null, changed: false, unsaved: false }));
    const now = this.#port.now();
    this.#run = {
      start: message,
      entries,
      paused: message.paused,
      finished: false,
      turn: 0,
      lastSnapshot: Number.NEGATIVE_INFINITY,
      lastCheckpoint: now,
    };
  }

  #pause(run: Run): void {
    run.paused = true;
    this.#report(run);
    this.#save(run);
  }

  #singleStep(run: Run): void {
    run.paused = true;
    for (const entry of run.entries) {
      this.#prepare(run, entry);
      if (!isOpen(entry)) continue;
      entry.job?.singleStep();
      markChanged(entry);
    }
    this.#report(run);
    this.#save(run);
  }

  #wake(): void {
    if (this.#deferred || !this.#run || this.#run.finished) return;
    this.#deferred = true;
    this.#port.defer(() => {
      this.#deferred = false;
      this.#turn();
    });
  }

  /** One slice of one job, then whatever reports are due. */
  #turn(): void {
    const run = this.#run;
    if (!run || run.finished) return;
    if (run.entries.some(isOpen)) this.#advance(run);
    else this.#finish(run);
  }

  #advance(run: Run): void {
    const entry = nextEntry(run);
    if (!entry) return;
    this.#prepare(run, entry);
    if (!run.paused && isOpen(entry)) {
      entry.job?.advance(sliceMilliseconds);
      markChanged(entry);
    }
    const now = this.#port.now();
    if (run.paused || now - run.lastSnapshot >= snapshotMilliseconds) this.#report(run);
    if (now - run.lastCheckpoint >= checkpointMilliseconds) this.#save(run);
    this.#wake();
  }

  /** Makes the job of an entry on first use, so that the first job shows its results before the last one is made. */
  #prepare(run: Run, entry: Entry): void {
    if (entry.job || entry.failure) return;
    const { experiment, data, checkpoints } = run.start;
    try {
      const checkpoint = checkpoints.find(({ job }) => job === entry.id);
      entry.job = this.#port.createJob(experiment, data, entry.id, checkpoint);
    } catch (error) {
      entry.failure = failedState(experiment, entry.id, error);
    }
    entry.changed = true;
  }

  #finish(run: Run): void {
    run.finished = true;
    this.#report(run);
    this.#save(run);
    this.#port.post({ type: "finished", run: run.start.run });
  }

  #report(run: Run): void {
    const changed = run.entries.filter((entry) => entry.changed);
    if (changed.length === 0) return;
    const jobs = changed.flatMap((entry) => (entry.failure ? [entry.failure] : (entry.job?.states() ?? [])));
    for (const entry of changed) entry.changed = false;
    run.lastSnapshot = this.#port.now();
    this.#port.post({ type: "snapshot", run: run.start.run, jobs });
  }

  #save(run: Run): void {
    run.lastCheckpoint = this.#port.now();
    const unsaved = run.entries.filter((entry) => entry.unsaved);
    for (const entry of unsaved) entry.unsaved = false;
    const checkpoints = unsaved.map((entry) => entry.job?.checkpoint() ?? null).filter((checkpoint) => checkpoint !== null);
    if (checkpoints.length > 0) this.#port.post({ type: "checkpoint", run: run.start.run, checkpoints });
  }
}

function markChanged(entry: Entry): void {
  entry.changed = true;
  entry.unsaved = true;
}

function isOpenStatus(status: JobStatus): boolean {
  return status === "waiting" || status === "running";
}

function isOpen(entry: Entry): boolean {
  return !entry.failure && (!entry.job || isOpenStatus(entry.job.status));
}

/** The next job in turn that has something to do; a paused run only makes its jobs, to show where they stand. */
function nextEntry(run: Run): Entry | null {
  const { entries } = run;
  for (let i = 0; i < entries.length; i++) {
    const place = (run.turn + i) % entries.length;
    const entry = entries[place];
    const waits = run.paused ? !entry.job && !entry.failure : isOpen(entry);
    if (!waits) continue;
    run.turn = place + 1;
    return entry;
  }
  return null;
}

function failedState(experiment: Experiment, id: number, error: unknown): AnyJobState {
  const state = { job: id, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
  if (id === dataJob) return { ...state, kind: "certificate", certificate: null, labelVariance: null };
  const learner = experiment.learners[id];
  const steps = learner?.kind === "gradient" ? learner.steps : 0;
  const none = new Float64Array(0);
  return { ...state, kind: "gradient", step: 0, steps, curve: { step: none, train: none, test: none, shifted: [] }, repeats: [] };
}
