import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countingEngine } from "./counting-testing";
import { describeFailure } from "./failure";
import { checkpoint, document, poolHarness } from "./worker-pool-harness";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the engine with a GPU", () => {
  const failure = { reason: "lost", problem: describeFailure("the GPU was lost") } as const;

  it("opens no GPU unless it is wanted", () => {
    const { engine, listener, gpuWorkers } = poolHarness();
    engine.start(document, null, false);
    expect(gpuWorkers).toHaveLength(0);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: null });
  });

  it("gives it the jobs that suit it, all together, and the pool the rest", () => {
    const { engine, listener, workers, gpuWorkers } = poolHarness(4, (of) => [
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
    const { engine, listener, gpuWorkers } = poolHarness(2, () => [{ id: "third", stepwise: true, suitsGpu: false }]);
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    expect(gpuWorkers).toHaveLength(0);
    expect(listener.onBackend).toHaveBeenLastCalledWith({ backend: "WASM", obstacle: "float64" });
  });

  it("leaves the choices out while it is out of order", () => {
    const { engine, workers, gpuWorkers } = poolHarness();
    engine.setChoices({ loud: true });
    engine.setBackend("WebGPU");
    engine.start(document, null, false);
    expect(workers[0].starts[0]).toMatchObject({ choices: { loud: true } });
    gpuWorkers[0].say({ type: "gave-up", run: 1, failure });
    engine.start(document, null, false);
    expect(workers[0].starts[1]).not.toHaveProperty("choices");
  });

  it("goes on in the pool from the last checkpoints when the GPU gives up, and leaves it alone until it is asked for again", () => {
    const { engine, listener, workers, gpuWorkers } = poolHarness();
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
    const { engine, listener, workers, gpuWorkers } = poolHarness();
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
    const { engine, workers, gpuWorkers } = poolHarness(4);
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
    const { engine, workers, gpuWorkers } = poolHarness();
    engine.start(document, null, false);
    workers[0].say({ type: "checkpoint", run: 1, checkpoints: [checkpoint("first", 30)] });
    engine.setBackend("WebGPU");
    workers[0].crash();
    expect(workers[1].starts[0]).toMatchObject({ jobs: ["data"] });
    expect(gpuWorkers[0].starts[0]).toMatchObject({ jobs: ["first", "second"], checkpoints: [{ step: 30 }] });
  });

  it("follows a choice that changes while learners are on their way", () => {
    const { engine, workers, gpuWorkers } = poolHarness();
    engine.start(document, null, false);
    engine.setBackend("WebGPU");
    engine.setBackend("WASM");
    workers[0].say({ type: "released", run: 1 });
    expect(gpuWorkers).toHaveLength(0);
    expect(workers[1].starts[0]).toMatchObject({ jobs: ["first", "second"] });
  });

  it("leaves a finished run where it is", () => {
    const { engine, listener, workers, gpuWorkers } = poolHarness();
    engine.start(document, null, false);
    workers[0].say({ type: "finished", run: 1 });
    engine.setBackend("WebGPU");
    expect(workers[0].received.at(-1)).toMatchObject({ type: "start" });
    expect(listener.onFinished).toHaveBeenCalledOnce();
    engine.start(document, null, false);
    expect(gpuWorkers[0].starts[0]).toMatchObject({ run: 2, jobs: ["first", "second"] });
  });
});
