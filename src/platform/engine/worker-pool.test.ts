import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkpoint, document, poolHarness } from "./worker-pool-harness";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the engine", () => {
  it("ignores late messages of an older run", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    engine.start(document, null, false);
    workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    expect(listener.onStates).not.toHaveBeenCalled();
    workers[0].say({ type: "snapshot", run: 2, jobs: [] });
    expect(listener.onStates).toHaveBeenCalledOnce();
  });

  it("has finished when every worker has", () => {
    const { engine, listener, workers } = poolHarness(4);
    engine.start(document, null, false);
    expect(workers).toHaveLength(3);
    for (const worker of workers.slice(1)) worker.say({ type: "finished", run: 1 });
    expect(listener.onFinished).not.toHaveBeenCalled();
    workers[0].say({ type: "finished", run: 1 });
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("replaces a crashed worker, which goes on from the last checkpoints and stays paused", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 3000), checkpoint("second", 2000)] });
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 4000), checkpoint("second", 5000)] });
    engine.pause();
    workers[0].crash();
    expect(workers[0].terminated).toBe(true);
    expect(workers[1].starts).toMatchObject([
      { run: 1, jobs: ["data", "first", "second"], paused: true, checkpoints: [{ step: 4000 }, { step: 5000 }] },
    ]);
    expect(listener.onRecovered).toHaveBeenCalledWith(4000);
  });

  it("stops after three crashes in a row, and starts afresh when asked", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    for (let i = 0; i < 3; i++) workers.at(-1)?.crash();
    expect(listener.onStopped).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(3);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    engine.start(document, null, false);
    expect(workers).toHaveLength(4);
  });

  it("forgives crashes once there was progress between them", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    for (let i = 0; i < 6; i++) {
      workers.at(-1)?.crash();
      workers.at(-1)?.say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", i)] });
    }
    expect(listener.onStopped).not.toHaveBeenCalled();
  });

  it("takes a worker for dead that leaves pings unanswered", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    vi.advanceTimersByTime(20_000);
    expect(listener.onRecovered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(listener.onRecovered).toHaveBeenCalledWith(0);
    expect(workers[0].terminated).toBe(true);
  });

  it("does not mistake a busy worker for a dead one as long as it says something", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    }
    expect(listener.onRecovered).not.toHaveBeenCalled();
  });

  it("goes on from checkpoints, each with the worker that has the learner", () => {
    const { engine, workers } = poolHarness(4);
    engine.start(document, null, true, { checkpoints: [checkpoint("first", 10), checkpoint("second", 20)], done: ["data"] });
    expect(workers.map(({ starts }) => starts[0].checkpoints.map(({ step }) => step))).toEqual([[], [10], [20]]);
    expect(workers[0].starts[0]).toMatchObject({ paused: true, done: ["data"] });
    engine.start(document, null, false);
    expect(workers[1].starts[1]).toMatchObject({ checkpoints: [], done: [] });
  });

  it("tells speed and sample to every worker, also in later runs and to replacements", () => {
    const { engine, workers } = poolHarness();
    engine.start(document, null, false);
    engine.setSpeed(10);
    engine.look(4);
    engine.start(document, null, false);
    workers[0].crash();
    const told = [
      { type: "speed", run: 2, stepsPerSecond: 10 },
      { type: "look", run: 2, sample: 4 },
    ];
    expect(workers[0].received.slice(-2)).toEqual(told);
    expect(workers[1].received.slice(-2)).toEqual(told);
  });

  it("hands on views and checkpoints, and nothing once it was halted", () => {
    const { engine, listener, workers } = poolHarness();
    engine.start(document, null, false);
    const views = { shown: [] };
    workers[0].say({ type: "views", run: 1, views });
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 5)] });
    expect(listener.onViews).toHaveBeenCalledExactlyOnceWith(views);
    expect(listener.onCheckpoints).toHaveBeenCalledExactlyOnceWith([checkpoint("first", 5)]);
    engine.halt();
    workers[0].say({ type: "views", run: 1, views });
    expect(listener.onViews).toHaveBeenCalledOnce();
    expect(workers[0].received.at(-1)).toMatchObject({ type: "pause" });
  });
});
