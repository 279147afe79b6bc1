/**
 * Shares one thread among the jobs of a run: short slices in turn, reports at a bounded rate. It knows no worker, clock
 * or message channel of its own, so that Node and tests drive it as the worker does.
 */
import type { Experiment } from "../experiment/document";
import type { OwnData } from "../tasks/dataset";
import { Allowance } from "./allowance";
import type { ClosedFormChoice } from "./closed-form-choice";
import { failedState } from "./failed-state";
import { type Job, takesSteps } from "./job";
import type { AnyJobState, FromWorker, GradientCheckpoint, JobStatus, ToWorker } from "./protocol";
import { collectViews, ViewPace } from "./view-pace";

export type CreateJob = (
  experiment: Experiment,
  data: OwnData | null,
  id: number,
  checkpoint: GradientCheckpoint | undefined,
  closedForms: ClosedFormChoice | undefined,
) => Job;

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
  /** Calls back after so many milliseconds. */
  readonly delay: (turn: () => void, milliseconds: number) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

/** Long enough that reporting costs little, short enough that pause and play feel immediate. */
const sliceMilliseconds = 10;
/** Rounding must not make a nap so short that no time passes. */
const shortestNap = 1;
const snapshotMilliseconds = 1000 / 30;
const checkpointMilliseconds = 1000;

interface Entry {
  readonly id: number;
  job: Job | null;
  /** Stands in for a job that could not be made. */
  failure: AnyJobState | null;
  /** Steps it may take while the speed is limited. */
  readonly allowance: Allowance;
  changed: boolean;
  unsaved: boolean;
  /** Changed since its views were last shown. */
  unseen: boolean;
}

interface Run {
  readonly start: Extract<ToWorker, { type: "start" }>;
  entries: readonly Entry[];
  paused: boolean;
  finished: boolean;
  /** Whose turn it is. */
  turn: number;
  lastSnapshot: number;
  lastCheckpoint: number;
  stepsPerSecond: number | null;
  /** The test sequence whose views are wanted. */
  sample: number | null;
  readonly viewPace: ViewPace;
}

export class Scheduler {
  readonly #port: SchedulerPort;
  #run: Run | null = null;
  #deferred = false;
  /** Counts naps, so that a timer that was overtaken by a message does nothing. */
  #naps = 0;

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
    if (message.type === "speed") run.stepsPerSecond = message.stepsPerSecond;
    if (message.type === "look") look(run, message.sample);
    if (message.type === "release") this.#release(run, message.jobs);
    this.#wake();
  }

  #start(message: Run["start"]): void {
    // The certificate and the closed forms answer in milliseconds and are what the curves are compared with.
    const ids = [...message.jobs].sort((a, b) => a - b);
    const now = this.#port.now();
    const entries = ids.map((id) => newEntry(id, now));
    for (const { job } of this.#run?.entries ?? []) job?.dispose?.();
    this.#run = {
      start: message,
      entries,
      paused: message.paused,
      finished: false,
      turn: 0,
      lastSnapshot: Number.NEGATIVE_INFINITY,
      lastCheckpoint: now,
      stepsPerSecond: null,
      sample: null,
      viewPace: new ViewPace(),
    };
  }

  #pause(run: Run): void {
    run.paused = true;
    run.viewPace.hurry();
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
    run.viewPace.hurry();
    this.#report(run);
    this.#save(run);
  }

  #release(run: Run, jobs: readonly number[]): void {
    this.#report(run);
    this.#save(run);
    run.entries = run.entries.filter(({ id }) => !jobs.includes(id));
    this.#port.post({ type: "released", run: run.start.run });
  }

  #wake(): void {
    this.#naps++;
    if (this.#deferred || !this.#run) return;
    this.#deferred = true;
    this.#port.defer(() => {
      this.#deferred = false;
      this.#turn();
    });
  }

  /** Sleeps until the first learner may take steps again. */
  #sleep(run: Run): void {
    const { stepsPerSecond } = run;
    if (run.paused || stepsPerSecond === null) return;
    const now = this.#port.now();
    // Jobs that wait for something else wake the thread themselves.
    const open = run.entries.filter((entry) => isOpen(entry) && !entry.job?.awaits);
    if (open.length === 0) return;
    const waits = open.map(({ allowance }) => allowance.wait(stepsPerSecond, now));
    const nap = ++this.#naps;
    this.#port.delay(
      () => {
        if (nap === this.#naps) this.#wake();
      },
      Math.max(shortestNap, Math.min(...waits)),
    );
  }

  /** One slice of one job, then whatever reports are due. */
  #turn(): void {
    const run = this.#run;
    if (!run) return;
    if (run.finished) this.#showViews(run);
    else if (run.entries.some(isOpen)) this.#advance(run);
    else this.#finish(run);
  }

  #advance(run: Run): void {
    const entry = nextEntry(run, this.#port.now());
    if (entry) this.#slice(run, entry);
    const now = this.#port.now();
    if (run.paused || now - run.lastSnapshot >= snapshotMilliseconds) this.#report(run);
    if (now - run.lastCheckpoint >= checkpointMilliseconds) this.#save(run);
    this.#showViews(run);
    if (entry) this.#wake();
    else this.#sleep(run);
  }

  #slice(run: Run, entry: Entry): void {
    this.#prepare(run, entry);
    const { job } = entry;
    if (!job || !isOpen(entry) || !mayAdvance(run, entry)) return;
    const steps = stepsLeft(run, entry, this.#port.now());
    if (steps === 0) return;
    const before = job.step;
    job.advance(sliceMilliseconds, steps);
    entry.allowance.spend(job.step - before);
    markChanged(entry);
    void job.awaits?.then(() => this.#wake());
    if (!isOpen(entry)) run.viewPace.hurry();
  }

  /** Makes the job of an entry on first use, so that the first job shows its results before the last one is made. */
  #prepare(run: Run, entry: Entry): void {
    if (entry.job || entry.failure) return;
    const { experiment, data, checkpoints, closedForms } = run.start;
    try {
      const checkpoint = checkpoints.find(({ job }) => job === entry.id);
      entry.job = this.#port.createJob(experiment, data, entry.id, checkpoint, closedForms);
    } catch (error) {
      entry.failure = failedState(experiment, entry.id, error);
    }
    entry.changed = true;
    run.viewPace.hurry();
  }

  #finish(run: Run): void {
    run.finished = true;
    this.#report(run);
    this.#save(run);
    this.#showViews(run);
    this.#port.post({ type: "finished", run: run.start.run });
  }

  #showViews(run: Run): void {
    const { sample, viewPace } = run;
    if (sample === null || !viewPace.isDue(this.#port.now())) return;
    const unseen = run.entries.filter((entry) => entry.unseen && entry.job);
    for (const entry of unseen) entry.unseen = false;
    const start = this.#port.now();
    const views = collectViews(
      unseen.map(({ job }) => job),
      sample,
    );
    viewPace.shown(start, this.#port.now());
    if (views) this.#port.post({ type: "views", run: run.start.run, views });
  }

  #report(run: Run): void {
    const changed = run.entries.filter((entry) => entry.changed);
    if (changed.length === 0) return;
    const jobs = changed.flatMap((entry) => (entry.failure ? [entry.failure] : (entry.job?.states() ?? [])));
    for (const entry of changed) entry.changed = false;
    // Slices end late by some milliseconds; counting from when the report was due keeps the rate at what it is meant to be.
    const now = this.#port.now();
    const due = run.lastSnapshot + snapshotMilliseconds;
    run.lastSnapshot = now - due < snapshotMilliseconds ? Math.min(due, now) : now;
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

function newEntry(id: number, now: number): Entry {
  return { id, job: null, failure: null, allowance: new Allowance(now), changed: false, unsaved: false, unseen: false };
}

function markChanged(entry: Entry): void {
  entry.changed = true;
  entry.unsaved = true;
  entry.unseen = true;
}

function look(run: Run, sample: number | null): void {
  run.sample = sample;
  run.viewPace.hurry();
  for (const entry of run.entries) entry.unseen = true;
}

/** What takes no steps is not held to a speed. */
function stepsLeft({ stepsPerSecond, start }: Run, { id, allowance }: Entry, now: number): number {
  return takesSteps(start.experiment, id) ? allowance.available(stepsPerSecond, now) : Number.POSITIVE_INFINITY;
}

function isOpenStatus(status: JobStatus): boolean {
  return status === "waiting" || status === "running";
}

function isOpen(entry: Entry): boolean {
  return !entry.failure && (!entry.job || isOpenStatus(entry.job.status));
}

/** A paused run stands still, except for what had been computed to its end before the page was left. */
function mayAdvance({ paused, start }: Run, { id }: Entry): boolean {
  return !paused || (start.done ?? []).includes(id);
}

/** The next job in turn that has something to do; a paused run only makes its jobs, to show where they stand. */
function nextEntry(run: Run, now: number): Entry | null {
  const { entries } = run;
  for (let i = 0; i < entries.length; i++) {
    const place = (run.turn + i) % entries.length;
    const entry = entries[place];
    const unmade = !entry.job && !entry.failure;
    const waits = mayAdvance(run, entry) ? isOpen(entry) && !entry.job?.awaits && (unmade || stepsLeft(run, entry, now) > 0) : unmade;
    if (!waits) continue;
    run.turn = place + 1;
    return entry;
  }
  return null;
}
