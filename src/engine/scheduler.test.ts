import { describe, expect, it } from "vitest";
import { parseExperiment } from "../experiment/document";
import { PlaygroundError } from "../numerics/errors";
import { dataJob, type Job } from "./job";
import type { AnyJobState, FromWorker, GradientCheckpoint, JobStatus, ToWorker, Views } from "./protocol";
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
    readonly clock: { now: number; viewCost?: number },
    readonly log: number[],
    checkpoint: GradientCheckpoint | undefined,
  ) {
    this.step = checkpoint?.step ?? 0;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    this.log.push(this.id);
    for (let i = 0; i < Math.min(milliseconds, steps) && this.status !== "done"; i++) this.#one();
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

  /** Costs as many milliseconds as the test says. */
  views(sample: number): Views {
    this.clock.now += this.clock.viewCost ?? 0;
    const nothing = { p: null, attention: null, traces: null, singularValues: new Float64Array() };
    const view = { ...nothing, job: this.id, step: this.step, distance: sample };
    return { target: null, learners: [view] };
  }

  #one(): void {
    this.status = "running";
    this.clock.now++;
    if (++this.step >= this.steps) this.status = "done";
  }
}

/** A scheduler on a clock and a queue of the test's own. */
function harness(steps: number, createJob?: CreateJob) {
  const clock = { now: 0, viewCost: 0 };
  const log: number[] = [];
  const posted: { message: FromWorker; time: number }[] = [];
  const turns: (() => void)[] = [];
  const naps: { readonly turn: () => void; readonly milliseconds: number }[] = [];
  const scheduler = new Scheduler({
    createJob: createJob ?? ((_experiment, _data, id, checkpoint) => new CountingJob(id, steps, clock, log, checkpoint)),
    post: (message) => posted.push({ message, time: clock.now }),
    defer: (turn) => turns.push(turn),
    delay: (turn, milliseconds) => naps.push({ turn, milliseconds }),
    now: () => clock.now,
  });
  const run = (most = Number.POSITIVE_INFINITY) => {
    for (let i = 0; i < most && turns.length > 0; i++) turns.shift()?.();
  };
  /** Lets so much time pass, with the turns and naps that fall into it. */
  const pass = (milliseconds: number) => {
    const end = clock.now + milliseconds;
    while (clock.now < end) {
      run(1);
      if (turns.length > 0) continue;
      const nap = naps.shift();
      clock.now = Math.min(end, clock.now + (nap?.milliseconds ?? milliseconds));
      nap?.turn();
    }
  };
  const views = () => posted.flatMap(({ message, time }) => (message.type === "views" ? [{ time, learners: message.views.learners }] : []));
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
  return { scheduler, clock, log, posted, turns, run, pass, start, snapshots, views, lastStep };
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

  it("lets go of jobs after their last checkpoints, and goes on with the others", () => {
    const { scheduler, posted, run, start, lastStep } = harness(1000);
    start();
    run(6);
    posted.length = 0;
    scheduler.receive({ type: "release", run: 1, jobs: [1] });
    expect(posted.map(({ message }) => message.type)).toEqual(["snapshot", "checkpoint", "released"]);
    expect(posted[1].message).toMatchObject({ checkpoints: expect.arrayContaining([expect.objectContaining({ job: 1, step: 20 })]) });
    run();
    expect([dataJob, 0, 1].map(lastStep)).toEqual([1000, 1000, 20]);
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

describe("the speed", () => {
  it("holds every learner to so many steps a second, and the data job to none", () => {
    const { scheduler, pass, start, lastStep } = harness(10_000);
    start({ jobs: [0, 1] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 50 });
    pass(4000);
    for (const job of [0, 1]) {
      expect(lastStep(job)).toBeGreaterThan(180);
      expect(lastStep(job)).toBeLessThanOrEqual(201);
    }
  });

  it("is kept also below one step a second", () => {
    const { scheduler, pass, start, lastStep } = harness(100);
    start({ jobs: [0] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 0.5 });
    pass(9000);
    expect(lastStep(0)).toBe(4);
  });

  it("is not made up for in a burst after a pause", () => {
    const { scheduler, pass, run, clock, start, lastStep } = harness(100_000);
    start({ jobs: [0] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 100 });
    pass(500);
    scheduler.receive({ type: "pause", run: 1 });
    run();
    const paused = lastStep(0);
    clock.now += 60_000;
    scheduler.receive({ type: "play", run: 1 });
    pass(500);
    expect(lastStep(0) - paused).toBeLessThanOrEqual(61);
  });

  it("can be taken off again", () => {
    const { scheduler, run, pass, start, lastStep } = harness(1000);
    start({ jobs: [0] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 1 });
    pass(100);
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: null });
    run();
    expect(lastStep(0)).toBe(1000);
  });

  it("does not keep single steps from being taken", () => {
    const { scheduler, start, lastStep } = harness(1000);
    start({ paused: true, jobs: [0] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 0.001 });
    scheduler.receive({ type: "step", run: 1 });
    expect(lastStep(0)).toBe(1);
  });
});

describe("views", () => {
  it("are reported only when asked for, at most eight times a second", () => {
    const { scheduler, clock, run, start, views } = harness(4000);
    start({ jobs: [0] });
    run(50);
    expect(views()).toEqual([]);
    const from = clock.now;
    scheduler.receive({ type: "look", run: 1, sample: 3 });
    run(200);
    const elapsed = (clock.now - from) / 1000;
    expect(views().length).toBeGreaterThan(8 * elapsed - 3);
    expect(views().length).toBeLessThanOrEqual(8 * elapsed + 1);
    expect(views()[0].learners).toMatchObject([{ job: 0, distance: 3 }]);
    scheduler.receive({ type: "look", run: 1, sample: null });
    const before = views().length;
    run(100);
    expect(views()).toHaveLength(before);
  });

  it("take a tenth of the time at most, however costly they are", () => {
    const { scheduler, clock, run, start, views } = harness(20_000);
    clock.viewCost = 100;
    start({ jobs: [0] });
    scheduler.receive({ type: "look", run: 1, sample: 0 });
    run(1000);
    expect(views().length * 100).toBeLessThanOrEqual(0.1 * clock.now + 100);
    expect(views().length).toBeGreaterThan(5);
  });

  it("come once when the run is paused, when another sample is looked at, and when a job has ended", () => {
    const { scheduler, run, start, views } = harness(5000);
    start({ jobs: [0, 1] });
    scheduler.receive({ type: "look", run: 1, sample: 0 });
    run(5);
    scheduler.receive({ type: "pause", run: 1 });
    run();
    const paused = views().length;
    run();
    expect(views()).toHaveLength(paused);
    scheduler.receive({ type: "look", run: 1, sample: 1 });
    run();
    expect(views()).toHaveLength(paused + 1);
    expect(
      views()
        .at(-1)
        ?.learners.map(({ job, distance }) => [job, distance]),
    ).toEqual([
      [0, 1],
      [1, 1],
    ]);
    scheduler.receive({ type: "play", run: 1 });
    run();
    const last = views()
      .flatMap(({ learners }) => learners)
      .findLast(({ job }) => job === 0);
    expect(last?.step).toBe(5000);
  });

  it("of a run that has finished answer to another sample", () => {
    const { scheduler, run, start, views } = harness(10);
    start({ jobs: [0] });
    run();
    expect(views()).toEqual([]);
    scheduler.receive({ type: "look", run: 1, sample: 2 });
    run();
    expect(views()).toHaveLength(1);
  });

  it("leave out jobs that have not changed", () => {
    const { scheduler, run, start, views } = harness(10);
    start({ paused: true, jobs: [0, 1] });
    scheduler.receive({ type: "look", run: 1, sample: 0 });
    run();
    const before = views().length;
    scheduler.receive({ type: "pause", run: 1 });
    run();
    expect(views()).toHaveLength(before);
  });
});

describe("a run that goes on after a reload", () => {
  it("works through its data also while it is paused, and through nothing else", () => {
    const { run, start, lastStep } = harness(50);
    start({ paused: true, done: [dataJob] });
    run();
    expect([dataJob, 0, 1].map(lastStep)).toEqual([50, 0, 0]);
  });
});
