import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Counting, countingEngine } from "./counting-lab";
import { helpersOnPage, leaveRoom, poolSize, shareJobs } from "./dealing";
import type { EngineListener } from "./engine-api";
import type { Ping } from "./heartbeat";
import type { JobCheckpoint, JobId } from "./job";
import type { FromWorker, ToWorker } from "./protocol";
import type { WorkerLike } from "./supervised-worker";
import { WorkerPool } from "./worker-pool";

const document = { steps: 100 };

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly received: (ToWorker<Counting> | Ping)[] = [];
  terminated = false;

  postMessage(message: ToWorker<Counting> | Ping): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(message: FromWorker<Counting>): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }

  crash(): void {
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }

  get starts() {
    return this.received.filter((message) => message.type === "start");
  }
}

function harness(cores = 2, jobs = countingEngine().jobs) {
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
  } satisfies EngineListener<Counting>;
  const engine = new WorkerPool<Counting>(listener, {
    jobs,
    pingMilliseconds: 5000,
    cores,
    createWorker: openIn(workers),
    createGpuWorker: openIn(gpuWorkers),
  });
  return { engine, listener, workers, gpuWorkers };
}

function checkpoint(job: JobId, step: number): JobCheckpoint {
  return { job, step };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the engine", () => {
  it("leaves one core to the page, unless every core or one thread is wanted", () => {
    expect([1, 2, 4, 16].map((cores) => poolSize(cores))).toEqual([1, 1, 3, 15]);
    expect([1, 2, 4, 16].map((cores) => poolSize(cores, "all"))).toEqual([1, 2, 4, 16]);
    expect([1, 2, 4, 16].map((cores) => poolSize(cores, "one"))).toEqual([1, 1, 1, 1]);
  });

  it("lets a worker open as many helpers as the pool has left, one where there are two cores, and none where one thread is wanted", () => {
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1))).toEqual([0, 1, 2, 14]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 3))).toEqual([0, 1, 1, 12]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "one"))).toEqual([0, 0, 0, 0]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "all"))).toEqual([0, 1, 3, 15]);
  });

  it("leaves another thread to a page that does not keep up with drawing, unless every core is wanted", () => {
    leaveRoom();
    expect([1, 2, 4, 16].map((cores) => poolSize(cores))).toEqual([1, 1, 2, 14]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1))).toEqual([0, 0, 1, 13]);
    expect([1, 2, 4, 16].map((cores) => poolSize(cores, "all"))).toEqual([1, 2, 4, 16]);
    expect([1, 2, 4, 16].map((cores) => helpersOnPage(cores, 1, "all"))).toEqual([0, 1, 3, 15]);
    leaveRoom(false);
    expect(poolSize(4)).toBe(3);
  });

  it("deals jobs out in turn and starts no worker without a job", () => {
    expect(shareJobs(["a", "b", "c", "d"], 3)).toEqual([["a", "d"], ["b"], ["c"]]);
    expect(shareJobs(["a"], 4)).toEqual([["a"]]);
  });

  it("ignores late messages of an older run", () => {
    const { engine, listener, workers } = harness();
    engine.start(document, null, false);
    engine.start(document, null, false);
    workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    expect(listener.onStates).not.toHaveBeenCalled();
    workers[0].say({ type: "snapshot", run: 2, jobs: [] });
    expect(listener.onStates).toHaveBeenCalledOnce();
  });

  it("has finished when every worker has", () => {
    const { engine, listener, workers } = harness(4);
    engine.start(document, null, false);
    expect(workers).toHaveLength(3);
    for (const worker of workers.slice(1)) worker.say({ type: "finished", run: 1 });
    expect(listener.onFinished).not.toHaveBeenCalled();
    workers[0].say({ type: "finished", run: 1 });
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("replaces a crashed worker, which goes on from the last checkpoints and stays paused", () => {
    const { engine, listener, workers } = harness();
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
    const { engine, listener, workers } = harness();
    engine.start(document, null, false);
    for (let i = 0; i < 3; i++) workers.at(-1)?.crash();
    expect(listener.onStopped).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(3);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    engine.start(document, null, false);
    expect(workers).toHaveLength(4);
  });

  it("forgives crashes once there was progress between them", () => {
    const { engine, listener, workers } = harness();
    engine.start(document, null, false);
    for (let i = 0; i < 6; i++) {
      workers.at(-1)?.crash();
      workers.at(-1)?.say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", i)] });
    }
    expect(listener.onStopped).not.toHaveBeenCalled();
  });

  it("takes a worker for dead that leaves pings unanswered", () => {
    const { engine, listener, workers } = harness();
    engine.start(document, null, false);
    vi.advanceTimersByTime(20_000);
    expect(listener.onRecovered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(listener.onRecovered).toHaveBeenCalledWith(0);
    expect(workers[0].terminated).toBe(true);
  });

  it("does not mistake a busy worker for a dead one as long as it says something", () => {
    const { engine, listener, workers } = harness();
    engine.start(document, null, false);
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    }
    expect(listener.onRecovered).not.toHaveBeenCalled();
  });

  it("goes on from checkpoints, each with the worker that has the learner", () => {
    const { engine, workers } = harness(4);
    engine.start(document, null, true, { checkpoints: [checkpoint("first", 10), checkpoint("second", 20)], done: ["data"] });
    expect(workers.map(({ starts }) => starts[0].checkpoints.map(({ step }) => step))).toEqual([[], [10], [20]]);
    expect(workers[0].starts[0]).toMatchObject({ paused: true, done: ["data"] });
    engine.start(document, null, false);
    expect(workers[1].starts[1]).toMatchObject({ checkpoints: [], done: [] });
  });

  it("tells speed and sample to every worker, also in later runs and to replacements", () => {
    const { engine, workers } = harness();
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
    const { engine, listener, workers } = harness();
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

describe("the engine with a GPU", () => {
  const failure = { reason: "lost", message: "the GPU was lost" } as const;

  it("opens no GPU unless it is wanted", () => {
    const { engine, listener, gpuWorkers } = harness();
    engine.start(document, null, false);
    expect(gpuWorkers).toHaveLength(0);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: null });
  });

  it("gives it the jobs that suit it, all together, and the pool the rest", () => {
    const { engine, listener, workers, gpuWorkers } = harness(4, (of) => [
      ...countingEngine().jobs(of),
      { id: "third", stepwise: true, suitsGpu: false },
    ]);
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    expect(workers.map(({ starts }) => starts[0].jobs)).toEqual([["data"], ["third"]]);
    expect(gpuWorkers.map(({ starts }) => starts[0].jobs)).toEqual([["first", "second"]]);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WebGPU", device: null });
    gpuWorkers[0].say({ type: "device", run: 1, name: "a GPU" });
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WebGPU", device: "a GPU" });
  });

  it("leaves stepwise jobs that suit no GPU to the pool, and says that this is why", () => {
    const { engine, listener, gpuWorkers } = harness(2, () => [{ id: "third", stepwise: true, suitsGpu: false }]);
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    expect(gpuWorkers).toHaveLength(0);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: "float64" });
  });

  it("leaves the choices out while it is out of order", () => {
    const { engine, workers, gpuWorkers } = harness();
    engine.setChoices({ loud: true });
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    expect(workers[0].starts[0]).toMatchObject({ choices: { loud: true } });
    gpuWorkers[0].say({ type: "gave-up", run: 1, failure });
    engine.start(document, null, false);
    expect(workers[0].starts[1]).not.toHaveProperty("choices");
  });

  it("goes on in the pool from the last checkpoints when the GPU gives up, and leaves it alone until it is asked for again", () => {
    const { engine, listener, workers, gpuWorkers } = harness();
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    gpuWorkers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 300), checkpoint("second", 200)] });
    gpuWorkers[0].say({ type: "gave-up", run: 1, failure });
    expect(gpuWorkers[0].terminated).toBe(true);
    expect(workers[1].starts[0]).toMatchObject({ jobs: ["first", "second"], checkpoints: [{ step: 300 }, { step: 200 }], paused: false });
    expect(workers[0].starts).toHaveLength(1);
    expect(listener.onGpuFailed).toHaveBeenCalledExactlyOnceWith(failure, 200);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: failure });
    expect(listener.onRecovered).not.toHaveBeenCalled();
    engine.start(document, null, false);
    expect(gpuWorkers).toHaveLength(1);
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    expect(gpuWorkers).toHaveLength(2);
  });

  it("does the same when the worker with the GPU dies or does not answer", () => {
    const { engine, listener, workers, gpuWorkers } = harness();
    engine.setBackend("WebGPU");
    engine.start(document, null, true);
    gpuWorkers[0].crash();
    expect(workers[1].starts[0]).toMatchObject({ jobs: ["first", "second"], paused: true });
    engine.setBackend("WebGPU");
    workers[1].say({ type: "released", run: 1 });
    expect(gpuWorkers[1].starts[0]).toMatchObject({ jobs: ["first", "second"] });
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "snapshot", run: 1, jobs: [] });
    }
    expect(listener.onGpuFailed).toHaveBeenCalledTimes(2);
    expect(gpuWorkers[1].terminated).toBe(true);
  });

  it("moves learners of the run, with their last checkpoints, once every worker has let go of them", () => {
    const { engine, workers, gpuWorkers } = harness(4);
    engine.start(document, null, false);
    engine.setBackend("WebGPU");
    expect(workers.map(({ received }) => received.at(-1))).toMatchObject([
      { type: "start" },
      { type: "release", jobs: ["first"] },
      { type: "release", jobs: ["second"] },
    ]);
    workers[1].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 30)] });
    workers[1].say({ type: "released", run: 1 });
    expect(gpuWorkers).toHaveLength(0);
    workers[2].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("second", 40)] });
    workers[2].say({ type: "released", run: 1 });
    expect(gpuWorkers[0].starts[0]).toMatchObject({ jobs: ["first", "second"], checkpoints: [{ step: 30 }, { step: 40 }] });
    expect(workers.map(({ terminated }) => terminated)).toEqual([false, true, true]);

    engine.setBackend("WASM");
    gpuWorkers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 50), checkpoint("second", 60)] });
    gpuWorkers[0].say({ type: "released", run: 1 });
    expect(gpuWorkers[0].terminated).toBe(true);
    expect(workers.slice(3).map(({ starts }) => starts[0].jobs)).toEqual([["first"], ["second"]]);
    expect(workers[3].starts[0].checkpoints).toMatchObject([{ step: 50 }]);
  });

  it("moves learners of a worker that dies while it should let go of them", () => {
    const { engine, workers, gpuWorkers } = harness();
    engine.start(document, null, false);
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 30)] });
    engine.setBackend("WebGPU");
    workers[0].crash();
    expect(workers[1].starts[0]).toMatchObject({ jobs: ["data"] });
    expect(gpuWorkers[0].starts[0]).toMatchObject({ jobs: ["first", "second"], checkpoints: [{ step: 30 }] });
  });

  it("follows a choice that changes while learners are on their way", () => {
    const { engine, workers, gpuWorkers } = harness();
    engine.start(document, null, false);
    engine.setBackend("WebGPU");
    engine.setBackend("WASM");
    workers[0].say({ type: "released", run: 1 });
    expect(gpuWorkers).toHaveLength(0);
    expect(workers[1].starts[0]).toMatchObject({ jobs: ["first", "second"] });
  });

  it("leaves a finished run where it is", () => {
    const { engine, listener, workers, gpuWorkers } = harness();
    engine.start(document, null, false);
    workers[0].say({ type: "finished", run: 1 });
    engine.setBackend("WebGPU");
    expect(workers[0].received.at(-1)).toMatchObject({ type: "start" });
    expect(listener.onFinished).toHaveBeenCalledOnce();
    engine.start(document, null, false);
    expect(gpuWorkers[0].starts[0]).toMatchObject({ run: 2, jobs: ["first", "second"] });
  });
});
