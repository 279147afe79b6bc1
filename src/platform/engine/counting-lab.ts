/** A lab for tests of the engine: its jobs count one step for each millisecond of a clock that the test controls. */
import { describeFailure } from "./failure";
import type { JobCheckpoint, JobId, JobState, JobStatus } from "./job";
import type { JobOf, LabEngine, LabTypes, Prepared } from "./lab-engine";

export interface CountingDocument {
  /** Of every job. */
  readonly steps: number;
}

export interface CountingState extends JobState {
  readonly kind: "counting" | "broken";
  readonly step: number;
}

export interface CountingViews {
  readonly shown: readonly { readonly job: JobId; readonly step: number; readonly sample: number }[];
}

export interface Counting extends LabTypes {
  readonly document: CountingDocument;
  readonly data: readonly number[];
  readonly state: CountingState;
  readonly views: CountingViews;
  readonly checkpoint: JobCheckpoint;
  readonly choices: { readonly loud: boolean };
  readonly result: { readonly counted: number };
}

export interface Clock {
  now: number;
  /** Milliseconds that views of a job cost. */
  viewCost: number;
}

/** One job without steps and two stepwise jobs, both suited to a GPU. */
export const countingJobs = ["data", "first", "second"] as const;

export class CountingJob implements JobOf<Counting> {
  status: JobStatus = "waiting";
  step: number;

  constructor(
    readonly id: JobId,
    readonly steps: number,
    readonly clock: Clock,
    readonly log: JobId[] = [],
    checkpoint?: JobCheckpoint,
  ) {
    this.step = checkpoint?.step ?? 0;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    this.log.push(this.id);
    for (let i = 0; i < Math.min(milliseconds, steps) && this.status !== "done"; i++) this.singleStep();
  }

  singleStep(): void {
    this.status = "running";
    this.clock.now++;
    if (++this.step >= this.steps) this.status = "done";
  }

  states(): readonly CountingState[] {
    return [{ kind: "counting", job: this.id, status: this.status, progress: this.step / this.steps, milliseconds: 0, step: this.step }];
  }

  checkpoint(): JobCheckpoint {
    return { job: this.id, step: this.step };
  }

  views(sample: number): CountingViews {
    this.clock.now += this.clock.viewCost;
    return { shown: [{ job: this.id, step: this.step, sample }] };
  }
}

export interface CountingOptions {
  readonly clock?: Clock;
  /** Jobs in the order of their turns. */
  readonly log?: JobId[];
}

/** Needs no further code, so that `prepare` returns at once. */
export function countingEngine({
  clock = { now: 0, viewCost: 0 },
  log = [],
}: CountingOptions = {}): LabEngine<Counting> & Prepared<Counting> {
  const prepared: Prepared<Counting> = {
    create: ({ document, id, checkpoint }) => new CountingJob(id, document.steps, clock, log, checkpoint),
    result: ({ steps }) => ({ counted: 3 * steps }),
  };
  return {
    ...prepared,
    jobs: () => countingJobs.map((id) => ({ id, stepwise: id !== "data", suitsGpu: id !== "data" })),
    prepare: () => prepared,
    failed: (_, job, error) => ({
      kind: "broken",
      job,
      status: "failed",
      progress: 0,
      milliseconds: 0,
      failure: describeFailure(error),
      step: 0,
    }),
    joinViews: (views) => (views.length > 0 ? { shown: views.flatMap(({ shown }) => shown) } : null),
  };
}
