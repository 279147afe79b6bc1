/** A lab for tests of the engine: its jobs count, one step for each millisecond of a clock that the test turns. */
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
  /** Milliseconds that a look at a job costs. */
  viewCost: number;
}

/** One job that is not stepwise and two that are, of which the second suits a GPU no less than the first. */
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
  /** Whose turns were taken. */
  readonly log?: JobId[];
}

/** Nothing is fetched for it: it can do at once what it can do when it is prepared. */
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
