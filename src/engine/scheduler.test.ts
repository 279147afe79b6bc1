import { describe, expect, it } from "vitest";
import { parseExperiment } from "../experiment/document";
import { PlaygroundError } from "../numerics/errors";
import { dataJob, type Job } from "./job";
import type { AnyJobState, FromWorker, GradientCheckpoint, JobStatus, ToWorker } from "./protocol";
import { type CreateJob, Scheduler } from "./scheduler";

const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention" },
  learners: [{ kind: "gradient" }, { kind: "gradient" }],
});
if (!parsed.ok) throw new Error(parsed.problem.message);
const { experiment } = parsed;

/** A job of so many steps, one per millisecond of the test's clock. */
class CountingJob implements Job {
  status: JobStatus = "waiting";
  step: number;

  constructor(
    readonly id: number,
    readonly steps: number,
    readonly clock: { now: number },
    readonly log: number[],
    checkpoint: GradientCheckpoint | undefined,
  ) {
    this.step = checkpoint?.step ?? 0;
  }

  advance(milliseconds: number): void {
    this.log.push(this.id);
    for (let i = 0; i < milliseconds && this.status !== "done"; i++) this.#one();
  }

  singleStep(): void {
    this.#one();
  }

  states(): AnyJobState[] {
    const curve = { step: Float64Array.of(this.step), train: Float64Array.of(1), test: Float64Array.of(1), shifted: [] };
    return [
      {
        kind: "gradient",
        job: this.id,
        status: this.status,
        progress: 0,
        milliseconds: 0,
        step: this.step,
        steps: this.steps,
        curve,
        repeats: [],
      },
    ];
  }

  checkpoint(): GradientCheckpoint {
    return { job: this.id, step: this.step, runs: [], milliseconds: 0 };
  }

  views(): null {
    return null;
  }

  #one(): void {
    this.status = "running";
    this.clock.now++;
    if (++this.step >= this.steps) this.status = "done";
  }
}

/** A scheduler on a clock and a queue of the test's own. */
function harness(steps: number, createJob?: CreateJob) {
  const clock = { now: 0 };
  const log: number[] = [];
  const posted: { message: FromWorker; time: number }[] = [];
  const turns: (() => void)[] = [];
  const scheduler = new Scheduler({
    createJob: createJob ?? ((_experiment, _data, id, checkpoint) => new CountingJob(id, steps, clock, log, checkpoint)),
    post: (message) => posted.push({ message, time: clock.now }),
    defer: (turn) => turns.push(turn),
    now: () => clock.now,
  });
  const run = (most = Number.POSITIVE_INFINITY) => {
    for (let i = 0; i < most && turns.length > 0; i++) turns.shift()?.();
  };
  const start = (options: Partial<Extract<ToWorker, { type: "start" }>> = {}) =>
    scheduler.receive({ type: "start", run: 1, experiment, data: null, jobs: [0, 1, dataJob], checkpoints: [], paused: false, ...options });
  const snapshots = () => posted.filter(({ message }) => message.type === "snapshot");
  const lastStep = (job: number) => {
    let step = Number.NaN;
    for (const { message } of posted)
      if (message.type === "snapshot")
        for (const state of message.jobs) if (state.job === job && state.kind === "gradient") step = state.step;
    return step;
  };
  return { scheduler, clock, log, posted, turns, run, start, snapshots, lastStep };
}

describe("the scheduler", () => {
  it("gives every job its turn, the data job first", () => {
    const { log, run, start } = harness(1000);
    start();
    run(6);
    expect(log).toEqual([dataJob, 0, 1, dataJob, 0, 1]);
  });

  it("runs all jobs to their end and says so once", () => {
    const { posted, run, start, lastStep } = harness(100);
    start();
    run();
    expect([dataJob, 0, 1].map(lastStep)).toEqual([100, 100, 100]);
    expect(posted.filter(({ message }) => message.type === "finished")).toHaveLength(1);
    expect(posted.at(-1)?.message.type).toBe("finished");
  });

  it("reports at most 30 times a second, and checkpoints about once a second", () => {
    const { posted, clock, run, start, snapshots } = harness(1000);
    start();
    run();
    expect(clock.now).toBe(3000);
    expect(snapshots().length).toBeLessThanOrEqual(91);
    expect(snapshots().length).toBeGreaterThan(60);
    const checkpoints = posted.filter(({ message }) => message.type === "checkpoint");
    expect(checkpoints.length).toBeGreaterThanOrEqual(2);
    expect(checkpoints.length).toBeLessThanOrEqual(4);
  });

  it("reports only jobs that changed", () => {
    const { scheduler, posted, run, start } = harness(1000);
    start({ jobs: [0, 1] });
    run(1);
    scheduler.receive({ type: "pause", run: 1 });
    posted.length = 0;
    scheduler.receive({ type: "pause", run: 1 });
    run();
    // Job 1 is made while paused, to show where it stands; job 0 has not moved.
    expect(posted.flatMap(({ message }) => (message.type === "snapshot" ? message.jobs.map(({ job }) => job) : []))).toEqual([1]);
  });

  it("does nothing while paused, keeps no turn waiting, and goes on where it was", () => {
    const { scheduler, run, start, lastStep, turns, log } = harness(1000);
    start();
    run(6);
    scheduler.receive({ type: "pause", run: 1 });
    run();
    expect(turns).toHaveLength(0);
    expect(lastStep(0)).toBe(20);
    const slices = log.length;
    scheduler.receive({ type: "play", run: 1 });
    run(3);
    expect(log.length).toBe(slices + 3);
  });

  it("advances every job by exactly one step and reports it at once", () => {
    const { scheduler, run, start, lastStep } = harness(1000);
    start({ paused: true });
    run();
    scheduler.receive({ type: "step", run: 1 });
    scheduler.receive({ type: "step", run: 1 });
    expect([0, 1].map(lastStep)).toEqual([2, 2]);
  });

  it("finishes by single steps too", () => {
    const { scheduler, posted, run, start } = harness(1);
    start({ paused: true });
    scheduler.receive({ type: "step", run: 1 });
    run();
    expect(posted.at(-1)?.message.type).toBe("finished");
  });

  it("goes on from checkpoints", () => {
    const { run, start, lastStep } = harness(1000);
    start({ paused: true, checkpoints: [{ job: 1, step: 400, runs: [], milliseconds: 0 }] });
    run();
    expect([0, 1].map(lastStep)).toEqual([0, 400]);
  });

  it("ignores messages of an older run", () => {
    const { scheduler, run, start, log } = harness(1000);
    start({ run: 2 });
    scheduler.receive({ type: "pause", run: 1 });
    run(3);
    expect(log).toHaveLength(3);
  });

  it("reports a job that cannot be made as failed, with what to do, and runs the others", () => {
    const { run, start, posted } = harness(10, (_experiment, _data, id) => {
      if (id === 0) throw new PlaygroundError("the Gram matrix needs 3 GB", "Lower the number of samples.");
      return new CountingJob(id, 10, { now: 0 }, [], undefined);
    });
    start({ jobs: [0, 1] });
    run();
    const states = posted.flatMap(({ message }) => (message.type === "snapshot" ? message.jobs : []));
    expect(states.find(({ job }) => job === 0)).toMatchObject({
      status: "failed",
      failure: "the Gram matrix needs 3 GB. Lower the number of samples.",
    });
    expect(states.findLast(({ job }) => job === 1)).toMatchObject({ status: "done" });
  });
});
