import { describe, expect, it } from "vitest";
import { PlaygroundError } from "../numerics/errors";
import { countingHarness as harness } from "./counting-harness";
import { CountingJob } from "./counting-testing";
import { engineProblem } from "./engine-problem";

describe("the scheduler", () => {
  it("gives every job its turn, in the order of the lab's plan", () => {
    const { log, run, start } = harness(1000);
    start();
    run(6);
    expect(log).toEqual(["data", "first", "second", "data", "first", "second"]);
  });

  it("runs all jobs to their end and says so once", () => {
    const { posted, run, start, lastStep } = harness(100);
    start();
    run();
    expect(["data", "first", "second"].map(lastStep)).toEqual([100, 100, 100]);
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
    start({ jobs: ["first", "second"] });
    run(1);
    scheduler.receive({ type: "pause", run: 1 });
    posted.length = 0;
    scheduler.receive({ type: "pause", run: 1 });
    run();
    // The second is made while paused, to show where it stands; the first has not moved.
    expect(posted.flatMap(({ message }) => (message.type === "snapshot" ? message.jobs.map(({ job }) => job) : []))).toEqual(["second"]);
  });

  it("does nothing while paused, keeps no turn waiting, and goes on where it was", () => {
    const { scheduler, run, start, lastStep, turns, log } = harness(1000);
    start();
    run(6);
    scheduler.receive({ type: "pause", run: 1 });
    run();
    expect(turns).toHaveLength(0);
    expect(lastStep("first")).toBe(20);
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
    expect(["first", "second"].map(lastStep)).toEqual([2, 2]);
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
    start({ paused: true, checkpoints: [{ job: "second", step: 400 }] });
    run();
    expect(["first", "second"].map(lastStep)).toEqual([0, 400]);
  });

  it("lets go of jobs after their last checkpoints, and goes on with the others", () => {
    const { scheduler, posted, run, start, lastStep } = harness(1000);
    start();
    run(6);
    posted.length = 0;
    scheduler.receive({ type: "release", run: 1, jobs: ["second"] });
    expect(posted.map(({ message }) => message.type)).toEqual(["snapshot", "checkpoint", "released"]);
    expect(posted[1].message).toMatchObject({
      checkpoints: expect.arrayContaining([expect.objectContaining({ job: "second", step: 20 })]),
    });
    run();
    expect(["data", "first", "second"].map(lastStep)).toEqual([1000, 1000, 20]);
  });

  it("ignores messages of an older run", () => {
    const { scheduler, run, start, log } = harness(1000);
    start({ run: 2 });
    scheduler.receive({ type: "pause", run: 1 });
    run(3);
    expect(log).toHaveLength(3);
  });

  it("reports a job that cannot be made as failed, with what to do, and runs the others", () => {
    const { run, start, posted } = harness(10, {
      create: ({ id }) => {
        if (id === "first") throw new PlaygroundError(engineProblem("unexpected", { words: "the Gram matrix needs 3 GB" }));
        return new CountingJob(id, 10, { now: 0, viewCost: 0 });
      },
    });
    start({ jobs: ["first", "second"] });
    run();
    const states = posted.flatMap(({ message }) => (message.type === "snapshot" ? message.jobs : []));
    expect(states.find(({ job }) => job === "first")).toMatchObject({
      status: "failed",
      failure: { code: "unexpected", values: { words: "the Gram matrix needs 3 GB" } },
    });
    expect(states.findLast(({ job }) => job === "second")).toMatchObject({ status: "done" });
  });
});

describe("the speed", () => {
  it("holds every stepwise job to so many steps a second", () => {
    const { scheduler, pass, start, lastStep } = harness(10_000);
    start({ jobs: ["first", "second"] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 50 });
    pass(4000);
    for (const job of ["first", "second"]) {
      expect(lastStep(job)).toBeGreaterThan(180);
      expect(lastStep(job)).toBeLessThanOrEqual(201);
    }
  });

  it("is kept also below one step a second", () => {
    const { scheduler, pass, start, lastStep } = harness(100);
    start({ jobs: ["first"] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 0.5 });
    pass(9000);
    expect(lastStep("first")).toBe(4);
  });

  it("is not made up for in a burst after a pause", () => {
    const { scheduler, pass, run, clock, start, lastStep } = harness(100_000);
    start({ jobs: ["first"] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 100 });
    pass(500);
    scheduler.receive({ type: "pause", run: 1 });
    run();
    const paused = lastStep("first");
    clock.now += 60_000;
    scheduler.receive({ type: "play", run: 1 });
    pass(500);
    expect(lastStep("first") - paused).toBeLessThanOrEqual(61);
  });

  it("can be taken off again", () => {
    const { scheduler, run, pass, start, lastStep } = harness(1000);
    start({ jobs: ["first"] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 1 });
    pass(100);
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: null });
    run();
    expect(lastStep("first")).toBe(1000);
  });

  it("does not keep single steps from being taken", () => {
    const { scheduler, start, lastStep } = harness(1000);
    start({ paused: true, jobs: ["first"] });
    scheduler.receive({ type: "speed", run: 1, stepsPerSecond: 0.001 });
    scheduler.receive({ type: "step", run: 1 });
    expect(lastStep("first")).toBe(1);
  });
});

describe("a run that goes on after a reload", () => {
  it("works through what had been done also while it is paused, and through nothing else", () => {
    const { run, start, lastStep } = harness(50);
    start({ paused: true, done: ["data"] });
    run();
    expect(["data", "first", "second"].map(lastStep)).toEqual([50, 0, 0]);
  });
});
