/**
 * Shares one thread among the jobs of a run: short slices in turn, reports at a bounded rate. Worker, clock and message
 * channel are injected, so that Node and tests drive it as the worker does.
 */
import type { JobId } from "./job";
import type { LabTypes, PreparedRun, RunEngine } from "./lab-engine";
import type { FromWorker, StartMessage, ToWorker } from "./protocol";
import { Reporter } from "./reporter";
import { ScheduledJob } from "./scheduled-job";

export type PreparedStart<Lab extends LabTypes> = StartMessage<Lab> & PreparedRun<Lab>;

/** A message to a worker; a start carries the engine that creates its jobs. */
export type ToScheduler<Lab extends LabTypes> = Exclude<ToWorker<Lab>, StartMessage<Lab>> | PreparedStart<Lab>;

/** The environment of a scheduler. */
export interface SchedulerPort<Lab extends LabTypes> {
  readonly engine: Omit<RunEngine<Lab>, "prepare">;
  /**
   * Posts a copy. Transferring the arrays would save about 50 microseconds a snapshot (eight learners, 57 kB), but would
   * empty arrays that a job still uses, such as the curve of its first checkpoint.
   */
  readonly post: (message: FromWorker<Lab>) => void;
  /** Calls back after waiting messages have been delivered. */
  readonly defer: (turn: () => void) => void;
  /** Calls back after this many milliseconds. */
  readonly delay: (turn: () => void, milliseconds: number) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

/** Long enough that reporting costs little, short enough that pause and play feel immediate. */
const sliceMilliseconds = 10;
/** Keeps rounding from making a nap so short that no time passes. */
const shortestNap = 1;

interface Run<Lab extends LabTypes> {
  readonly start: PreparedStart<Lab>;
  readonly reporter: Reporter<Lab, ScheduledJob<Lab>>;
  jobs: readonly ScheduledJob<Lab>[];
  paused: boolean;
  finished: boolean;
  /** Index of the job whose turn is next. */
  turn: number;
  stepsPerSecond: number | null;
}

export class Scheduler<Lab extends LabTypes> {
  readonly #port: SchedulerPort<Lab>;
  #run: Run<Lab> | null = null;
  #deferred = false;
  /** Counts naps, so that a timer overtaken by a message does nothing. */
  #naps = 0;

  constructor(port: SchedulerPort<Lab>) {
    this.#port = port;
  }

  receive(message: ToScheduler<Lab>): void {
    if (message.type === "start") this.#start(message);
    const run = this.#run;
    if (!run || message.run !== run.start.run) return;
    if (message.type === "play") run.paused = false;
    if (message.type === "pause") this.#pause(run);
    if (message.type === "step") this.#singleStep(run);
    if (message.type === "speed") run.stepsPerSecond = message.stepsPerSecond;
    if (message.type === "look") run.reporter.look(message.sample, run.jobs);
    if (message.type === "release") this.#release(run, message.jobs);
    if (message.type === "connect") this.#port.engine.connect?.(message.port);
    this.#wake();
  }

  #start(message: PreparedStart<Lab>): void {
    const { engine, post, now: clock } = this.#port;
    const plans = engine.jobs(message.document).filter(({ id }) => message.jobs.includes(id));
    const now = clock();
    for (const job of this.#run?.jobs ?? []) job.dispose();
    this.#run = {
      start: message,
      reporter: new Reporter<Lab, ScheduledJob<Lab>>(message.run, { post, now: clock, joinViews: (views) => engine.joinViews(views) }),
      jobs: plans.map((plan) => new ScheduledJob(plan, (error) => engine.failed(message.document, plan.id, error), now)),
      paused: message.paused,
      finished: false,
      turn: 0,
      stepsPerSecond: null,
    };
  }

  #pause(run: Run<Lab>): void {
    run.paused = true;
    run.reporter.hurry();
    tellAll(run);
  }

  #singleStep(run: Run<Lab>): void {
    run.paused = true;
    for (const job of run.jobs) {
      this.#make(run, job);
      if (!job.isOpen) continue;
      job.singleStep();
      run.reporter.moved(job);
    }
    run.reporter.hurry();
    tellAll(run);
  }

  #release(run: Run<Lab>, ids: readonly JobId[]): void {
    tellAll(run);
    run.reporter.forget(run.jobs.filter(({ id }) => ids.includes(id)));
    run.jobs = run.jobs.filter(({ id }) => !ids.includes(id));
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

  /** Sleeps until the first job may take steps again. */
  #sleep(run: Run<Lab>): void {
    const { stepsPerSecond } = run;
    if (run.paused || stepsPerSecond === null) return;
    const now = this.#port.now();
    // Jobs that wait for a promise wake the thread themselves.
    const open = run.jobs.filter((job) => job.isOpen && !job.awaits);
    if (open.length === 0) return;
    const waits = open.map((job) => job.wait(stepsPerSecond, now));
    const nap = ++this.#naps;
    this.#port.delay(
      () => {
        if (nap === this.#naps) this.#wake();
      },
      Math.max(shortestNap, Math.min(...waits)),
    );
  }

  /** One slice of one job, then all reports that are due. */
  #turn(): void {
    const run = this.#run;
    if (!run) return;
    if (run.finished) run.reporter.showViews();
    else if (run.jobs.some(({ isOpen }) => isOpen)) this.#advance(run);
    else this.#finish(run);
  }

  #advance(run: Run<Lab>): void {
    const job = nextJob(run, this.#port.now());
    if (job) this.#slice(run, job);
    run.reporter.tell(run.paused);
    if (job) this.#wake();
    else this.#sleep(run);
  }

  #slice(run: Run<Lab>, job: ScheduledJob<Lab>): void {
    this.#make(run, job);
    if (!job.isOpen || !mayAdvance(run, job)) return;
    const steps = job.stepsLeft(run.stepsPerSecond, this.#port.now());
    if (steps === 0) return;
    job.advance(sliceMilliseconds, steps);
    run.reporter.moved(job);
    void job.awaits?.then(() => this.#wake());
    if (!job.isOpen) run.reporter.hurry();
  }

  /** Creates a job at first use, so that the first one reports results before the last one is created. */
  #make({ start, reporter }: Run<Lab>, job: ScheduledJob<Lab>): void {
    if (job.isMade) return;
    const { document, data, checkpoints, choices, helpers } = start;
    const checkpoint = checkpoints.find((candidate) => candidate.job === job.id);
    job.make(() => start.create({ document, data, id: job.id, checkpoint, choices, helpers }));
    reporter.made(job);
    reporter.hurry();
  }

  #finish(run: Run<Lab>): void {
    run.finished = true;
    tellAll(run);
    run.reporter.showViews();
    this.#port.post({ type: "finished", run: run.start.run });
  }
}

/** Sends all new states and checkpoints, but no views. */
function tellAll<Lab extends LabTypes>({ reporter }: Run<Lab>): void {
  reporter.report();
  reporter.save();
}

/** Whether a job may compute: in a paused run, only jobs that had finished before a reload. */
function mayAdvance<Lab extends LabTypes>({ paused, start }: Run<Lab>, { id }: ScheduledJob<Lab>): boolean {
  return !paused || (start.done ?? []).includes(id);
}

/** The next job in turn with work left; a paused run only creates its jobs, to show their state. */
function nextJob<Lab extends LabTypes>(run: Run<Lab>, now: number): ScheduledJob<Lab> | null {
  const { jobs } = run;
  for (let i = 0; i < jobs.length; i++) {
    const place = (run.turn + i) % jobs.length;
    const job = jobs[place];
    if (!hasWork(run, job, now)) continue;
    run.turn = place + 1;
    return job;
  }
  return null;
}

function hasWork<Lab extends LabTypes>(run: Run<Lab>, job: ScheduledJob<Lab>, now: number): boolean {
  if (!mayAdvance(run, job)) return !job.isMade;
  return job.isOpen && !job.awaits && (!job.isMade || job.stepsLeft(run.stepsPerSecond, now) > 0);
}
