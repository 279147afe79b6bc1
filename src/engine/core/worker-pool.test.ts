import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LearnerSpec, parseExperiment } from "../../experiment/learnability/document";
import { type EngineListener, openEngine } from "../learnability/client";
import { poolSize, shareJobs } from "./dealing";
import type { Ping } from "./heartbeat";
import { dataJob } from "../learnability/job-plan";
import type { FromWorker, GradientCheckpoint, ToWorker } from "../learnability/protocol";
import type { WorkerLike } from "./worker-slot";

const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention" },
  learners: [{ kind: "closed-form" }, { kind: "gradient" }, { kind: "gradient" }],
});
if (!parsed.ok) throw new Error(parsed.problem.message);
const { experiment } = parsed;

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly received: (ToWorker | Ping)[] = [];
  terminated = false;

  postMessage(message: ToWorker | Ping): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }

  crash(): void {
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }

  get starts() {
    return this.received.filter((message) => message.type === "start");
  }
}

function harness(cores = 2) {
  const workers: FakeWorker[] = [];
  const gpuWorkers: FakeWorker[] = [];
  const openIn = (list: FakeWorker[]) => () => {
    const worker = new FakeWorker();
    list.push(worker);
    return worker;
  };
  const listener = {
    onStates: vi.fn(),
    onViews: vi.fn(),
    onCheckpoints: vi.fn(),
    onRecovered: vi.fn(),
    onStopped: vi.fn(),
    onFinished: vi.fn(),
    onBackend: vi.fn(),
    onGpuFailed: vi.fn(),
  } satisfies EngineListener;
  const engine = openEngine(listener, {
    cores,
    createWorker: openIn(workers),
    createGpuWorker: openIn(gpuWorkers),
  });
  return { engine, listener, workers, gpuWorkers };
}

function checkpoint(job: number, step: number): GradientCheckpoint {
  return { job, step, runs: [], milliseconds: 0 };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the engine", () => {
  it("leaves one core to the page and takes at most four", () => {
    expect([1, 2, 4, 16].map(poolSize)).toEqual([1, 1, 3, 4]);
  });

  it("deals jobs out in turn and starts no worker without a job", () => {
    expect(shareJobs([dataJob, 0, 1, 2], 3)).toEqual([[dataJob, 2], [0], [1]]);
    expect(shareJobs([dataJob], 4)).toEqual([[dataJob]]);
  });

  it("ignores late messages of an older run", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    engine.start(experiment, null, false);
    workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    expect(listener.onStates).not.toHaveBeenCalled();
    workers[0].say({ type: "snapshot", run: 2, jobs: [] });
    expect(listener.onStates).toHaveBeenCalledOnce();
  });

  it("has finished when every worker has", () => {
    const { engine, listener, workers } = harness(4);
    engine.start(experiment, null, false);
    expect(workers).toHaveLength(3);
    for (const worker of workers.slice(1)) worker.say({ type: "finished", run: 1 });
    expect(listener.onFinished).not.toHaveBeenCalled();
    workers[0].say({ type: "finished", run: 1 });
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("replaces a crashed worker, which goes on from the last checkpoints and stays paused", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 3000), checkpoint(2, 2000)] });
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 4000), checkpoint(2, 5000)] });
    engine.pause();
    workers[0].crash();
    expect(workers[0].terminated).toBe(true);
    expect(workers[1].starts).toMatchObject([
      { run: 1, jobs: [dataJob, 1, 2], paused: true, checkpoints: [{ step: 4000 }, { step: 5000 }] },
    ]);
    expect(listener.onRecovered).toHaveBeenCalledWith(4000);
  });

  it("stops after three crashes in a row, and starts afresh when asked", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    for (let i = 0; i < 3; i++) workers.at(-1)?.crash();
    expect(listener.onStopped).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(3);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    engine.start(experiment, null, false);
    expect(workers).toHaveLength(4);
  });

  it("forgives crashes once there was progress between them", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    for (let i = 0; i < 6; i++) {
      workers.at(-1)?.crash();
      workers.at(-1)?.say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, i)] });
    }
    expect(listener.onStopped).not.toHaveBeenCalled();
  });

  it("takes a worker for dead that leaves pings unanswered", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    vi.advanceTimersByTime(20_000);
    expect(listener.onRecovered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(listener.onRecovered).toHaveBeenCalledWith(0);
    expect(workers[0].terminated).toBe(true);
  });

  it("does not mistake a busy worker for a dead one as long as it says something", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    }
    expect(listener.onRecovered).not.toHaveBeenCalled();
  });

  it("goes on from checkpoints, each with the worker that has the learner", () => {
    const { engine, workers } = harness(4);
    engine.start(experiment, null, true, { checkpoints: [checkpoint(1, 10), checkpoint(2, 20)], done: [dataJob] });
    expect(workers.map(({ starts }) => starts[0].checkpoints.map(({ step }) => step))).toEqual([[], [10], [20]]);
    expect(workers[0].starts[0]).toMatchObject({ paused: true, done: [dataJob] });
    engine.start(experiment, null, false);
    expect(workers[1].starts[1]).toMatchObject({ checkpoints: [], done: [] });
  });

  it("tells speed and sample to every worker, also in later runs and to replacements", () => {
    const { engine, workers } = harness();
    engine.start(experiment, null, false);
    engine.setSpeed(10);
    engine.look(4);
    engine.start(experiment, null, false);
    workers[0].crash();
    const told = [
      { type: "speed", run: 2, stepsPerSecond: 10 },
      { type: "look", run: 2, sample: 4 },
    ];
    expect(workers[0].received.slice(-2)).toEqual(told);
    expect(workers[1].received.slice(-2)).toEqual(told);
  });

  it("hands on views and checkpoints, and nothing once it was halted", () => {
    const { engine, listener, workers } = harness();
    engine.start(experiment, null, false);
    const views = { target: null, learners: [] };
    workers[0].say({ type: "views", run: 1, views });
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 5)] });
    expect(listener.onViews).toHaveBeenCalledExactlyOnceWith(views);
    expect(listener.onCheckpoints).toHaveBeenCalledExactlyOnceWith([checkpoint(1, 5)]);
    engine.halt();
    workers[0].say({ type: "views", run: 1, views });
    expect(listener.onViews).toHaveBeenCalledOnce();
    expect(workers[0].received.at(-1)).toMatchObject({ type: "pause" });
  });
});

describe("the engine with a GPU", () => {
  const failure = { reason: "lost", message: "the GPU was lost" } as const;

  it("opens no GPU unless it is wanted", () => {
    const { engine, listener, gpuWorkers } = harness();
    engine.start(experiment, null, false);
    expect(gpuWorkers).toHaveLength(0);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: null });
  });

  it("gives it the gradient learners in float32, all together, and the pool the rest", () => {
    const { engine, listener, workers, gpuWorkers } = harness(4);
    engine.setBackend("WebGPU");
    const learners = [...experiment.learners, { ...experiment.learners[1], precision: "float64" } as LearnerSpec];
    engine.start({ ...experiment, learners }, null, false);
    expect(workers.map(({ starts }) => starts[0].jobs)).toEqual([[dataJob], [3]]);
    expect(gpuWorkers.map(({ starts }) => starts[0].jobs)).toEqual([[1, 2]]);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WebGPU", device: null });
    gpuWorkers[0].say({ type: "device", run: 1, name: "a GPU" });
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WebGPU", device: "a GPU" });
  });

  it("leaves learners in float64 to the pool, and says that this is why", () => {
    const { engine, listener, gpuWorkers } = harness();
    engine.setBackend("WebGPU");
    engine.start({ ...experiment, learners: [{ ...experiment.learners[1], precision: "float64" } as LearnerSpec] }, null, false);
    expect(gpuWorkers).toHaveLength(0);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: "float64" });
  });

  it("goes on in the pool from the last checkpoints when the GPU gives up, and leaves it alone until it is asked for again", () => {
    const { engine, listener, workers, gpuWorkers } = harness();
    engine.setBackend("WebGPU");
    engine.start(experiment, null, false);
    gpuWorkers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 300), checkpoint(2, 200)] });
    gpuWorkers[0].say({ type: "gave-up", run: 1, failure });
    expect(gpuWorkers[0].terminated).toBe(true);
    expect(workers[1].starts[0]).toMatchObject({ jobs: [1, 2], checkpoints: [{ step: 300 }, { step: 200 }], paused: false });
    expect(workers[0].starts).toHaveLength(1);
    expect(listener.onGpuFailed).toHaveBeenCalledExactlyOnceWith(failure, 200);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: failure });
    expect(listener.onRecovered).not.toHaveBeenCalled();
    engine.start(experiment, null, false);
    expect(gpuWorkers).toHaveLength(1);
    engine.setBackend("WebGPU");
    engine.start(experiment, null, false);
    expect(gpuWorkers).toHaveLength(2);
  });

  it("does the same when the worker with the GPU dies or does not answer", () => {
    const { engine, listener, workers, gpuWorkers } = harness();
    engine.setBackend("WebGPU");
    engine.start(experiment, null, true);
    gpuWorkers[0].crash();
    expect(workers[1].starts[0]).toMatchObject({ jobs: [1, 2], paused: true });
    engine.setBackend("WebGPU");
    workers[1].say({ type: "released", run: 1 });
    expect(gpuWorkers[1].starts[0]).toMatchObject({ jobs: [1, 2] });
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    }
    expect(listener.onGpuFailed).toHaveBeenCalledTimes(2);
    expect(gpuWorkers[1].terminated).toBe(true);
  });

  it("moves learners of the run, with their last checkpoints, once every worker has let go of them", () => {
    const { engine, workers, gpuWorkers } = harness(4);
    engine.start(experiment, null, false);
    engine.setBackend("WebGPU");
    expect(workers.map(({ received }) => received.at(-1))).toMatchObject([
      { type: "start" },
      { type: "release", jobs: [1] },
      { type: "release", jobs: [2] },
    ]);
    workers[1].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 30)] });
    workers[1].say({ type: "released", run: 1 });
    expect(gpuWorkers).toHaveLength(0);
    workers[2].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(2, 40)] });
    workers[2].say({ type: "released", run: 1 });
    expect(gpuWorkers[0].starts[0]).toMatchObject({ jobs: [1, 2], checkpoints: [{ step: 30 }, { step: 40 }] });
    expect(workers.map(({ terminated }) => terminated)).toEqual([false, true, true]);

    engine.setBackend("WASM");
    gpuWorkers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 50), checkpoint(2, 60)] });
    gpuWorkers[0].say({ type: "released", run: 1 });
    expect(gpuWorkers[0].terminated).toBe(true);
    expect(workers.slice(3).map(({ starts }) => starts[0].jobs)).toEqual([[1], [2]]);
    expect(workers[3].starts[0].checkpoints).toMatchObject([{ step: 50 }]);
  });

  it("moves learners of a worker that dies while it should let go of them", () => {
    const { engine, workers, gpuWorkers } = harness();
    engine.start(experiment, null, false);
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint(1, 30)] });
    engine.setBackend("WebGPU");
    workers[0].crash();
    expect(workers[1].starts[0]).toMatchObject({ jobs: [dataJob] });
    expect(gpuWorkers[0].starts[0]).toMatchObject({ jobs: [1, 2], checkpoints: [{ step: 30 }] });
  });

  it("follows a choice that changes while learners are on their way", () => {
    const { engine, workers, gpuWorkers } = harness();
    engine.start(experiment, null, false);
    engine.setBackend("WebGPU");
    engine.setBackend("WASM");
    workers[0].say({ type: "released", run: 1 });
    expect(gpuWorkers).toHaveLength(0);
    expect(workers[1].starts[0]).toMatchObject({ jobs: [1, 2] });
  });

  it("leaves a finished run where it is", () => {
    const { engine, listener, workers, gpuWorkers } = harness();
    engine.start(experiment, null, false);
    workers[0].say({ type: "finished", run: 1 });
    engine.setBackend("WebGPU");
    expect(workers[0].received.at(-1)).toMatchObject({ type: "start" });
    expect(listener.onFinished).toHaveBeenCalledOnce();
    engine.start(experiment, null, false);
    expect(gpuWorkers[0].starts[0]).toMatchObject({ run: 2, jobs: [1, 2] });
  });
});
