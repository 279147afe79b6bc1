import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import type { Ping, Pong } from "../../../../platform/engine/heartbeat";
import type { WorkerLike } from "../../../../platform/engine/supervised-worker";
import { helpersOnPage } from "../../../../platform/engine/thread-plan";
import { mapOf, placeIndex, type RunPlace } from "./cells";
import { openMapPool } from "./client";
import type { FromMapWorker, ToMapWorker } from "./messages";
import { workOrder } from "./order";
import type { MapListener, MapPool } from "./pool";
import { failedRun, type MapReport } from "./report";
import { mapped } from "./testing";

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly received: (ToMapWorker | Ping)[] = [];
  terminated = false;

  postMessage(message: ToMapWorker | Ping): void {
    this.received.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: FromMapWorker | Pong): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }
  crash(): void {
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }
  get runs() {
    return this.received.filter((message) => message.type === "run");
  }
  get batches() {
    return this.received.flatMap((message) => (message.type === "batch" ? [message.runs] : []));
  }
  /** Reports the run that was handed out `k`-th. */
  report(k: number, map = 1): void {
    this.say({ type: "report", map, report: reportOf(this.runs[k].place) });
  }
}

function reportOf(place: RunPlace): MapReport {
  return { run: { ...failedRun(place, describeFailure("")), outcome: "done", reason: null }, certificate: null };
}

const experiment = mapped();
const map = mapOf(experiment);
const none: ReadonlySet<never> = new Set();
const index = ({ place }: { readonly place: RunPlace }) => placeIndex(map, place);

const opened: MapPool[] = [];

function harness(cores = 2, of = experiment) {
  const workers: FakeWorker[] = [];
  const gpuWorkers: FakeWorker[] = [];
  const worker = (list: FakeWorker[]) => {
    const made = new FakeWorker();
    list.push(made);
    return made;
  };
  const listener = { onReport: vi.fn(), onProgress: vi.fn(), onProbed: vi.fn(), onGpu: vi.fn(), onFinished: vi.fn() } satisfies MapListener;
  const pool = openMapPool(listener, {
    cores,
    createWorker: () => worker(workers),
    createGpuWorker: () => worker(gpuWorkers),
  });
  pool.open(of, null);
  opened.push(pool);
  return { pool, listener, workers, gpuWorkers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  // One that is played is company for whatever is tested next.
  for (const pool of opened.splice(0)) pool.dispose();
});

describe("the pool of a map", () => {
  it("probes a few cells when a map is opened, and computes nothing before it is told to", () => {
    const { listener, workers } = harness();
    expect(workers[0].received.map(({ type }) => type)).toEqual(["map", "probe"]);
    workers[0].say({ type: "probed", map: 1, costs: [null] });
    expect(listener.onProbed).toHaveBeenCalledWith([null]);
  });

  it("hands every run out once, one in work and one behind it for each worker, and says when all are there", () => {
    const { pool, listener, workers } = harness(4);
    pool.play(none, none, "WASM");
    expect(workers.map(({ runs }) => runs.length)).toEqual([2, 2, 2]);
    for (let k = 0; k < 12; k++) for (const worker of workers) if (worker.runs.length > k) worker.report(k);
    expect(workers.flatMap(({ runs }) => runs.map(index)).toSorted((a, b) => a - b)).toEqual(workOrder(map).map((_, k) => k));
    expect(listener.onReport).toHaveBeenCalledTimes(12);
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("asks for the certificate of every data set once", () => {
    const { pool, workers } = harness();
    pool.play(none, none, "WASM");
    for (let k = 0; k < 12; k++) workers[0].report(k);
    expect(workers[0].runs.filter(({ certify }) => certify)).toHaveLength(4);
  });

  it("leaves out what is done, and has finished at once when nothing is left", () => {
    const { pool, listener, workers } = harness();
    const done = new Set(workOrder(map).map((place) => placeIndex(map, place)));
    done.delete(5);
    pool.play(done, none, "WASM");
    expect(workers[0].runs.map(index)).toEqual([5]);
    workers[0].report(0);
    expect(listener.onFinished).toHaveBeenCalledOnce();
    pool.play(new Set([...done, 5]), none, "WASM");
    expect(listener.onFinished).toHaveBeenCalledTimes(2);
  });

  it("is company for runs while it is played, paused or at its end no longer", () => {
    const { pool, workers } = harness();
    expect(helpersOnPage(2, 1)).toBe(1);
    pool.play(none, none, "WASM");
    expect(helpersOnPage(2, 1)).toBe(0);
    pool.pause();
    expect(helpersOnPage(2, 1)).toBe(1);
    pool.play(none, none, "WASM");
    for (let k = 0; k < 12; k++) workers[0].report(k);
    expect(helpersOnPage(2, 1)).toBe(1);
    pool.play(none, none, "WASM");
    pool.cancel();
    expect(helpersOnPage(2, 1)).toBe(1);
  });

  it("hands nothing out while paused, and does not hand out again what a worker still holds", () => {
    const { pool, workers } = harness();
    pool.play(none, none, "WASM");
    pool.pause();
    expect(workers[0].received.at(-1)).toEqual({ type: "pause", map: 1 });
    const [first, second] = workers[0].runs;
    workers[0].report(0);
    expect(workers[0].runs).toHaveLength(2);
    pool.play(new Set([index(first)]), none, "WASM");
    const later = workers[0].runs.slice(2).map(index);
    expect(later).toHaveLength(1);
    expect([index(first), index(second)]).not.toContain(later[0]);
  });

  it("hands the runs of a worker that stopped to another one, with the certificate that is still missing", () => {
    const { pool, listener, workers } = harness();
    pool.play(none, none, "WASM");
    workers[0].crash();
    expect(workers[0].terminated).toBe(true);
    expect(workers[1].runs).toEqual(workers[0].runs);
    expect(listener.onReport).not.toHaveBeenCalled();
  });

  it("gives up a run at the third worker that stops at it, says why, and goes on with the others", () => {
    const { pool, listener, workers } = harness();
    pool.play(none, none, "WASM");
    const suspect = workers[0].runs[0].place;
    for (let k = 0; k < 3; k++) workers[k].crash();
    expect(listener.onReport).toHaveBeenCalledOnce();
    expect(listener.onReport.mock.calls[0][0]).toMatchObject({
      run: { place: suspect, outcome: "failed", reason: expect.problemSaying({ message: expect.stringContaining("stopped three times") }) },
    });
    expect(workers[3].runs.map(({ place }) => place)).not.toContainEqual(suspect);
    for (let k = 0; k < 11; k++) workers[3].report(k);
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("takes a worker for dead that leaves pings unanswered, and not one that is only busy", () => {
    const { pool, workers } = harness();
    pool.play(none, none, "WASM");
    for (let k = 0; k < 20; k++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "progress", map: 1, place: workers[0].runs[0].place, share: k / 20 });
    }
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(25_000);
    expect(workers[0].terminated).toBe(true);
    expect(workers[1].runs).toEqual(workers[0].runs);
  });

  it("hears nothing more of a map that another one took the place of, or that was cancelled", () => {
    const { pool, listener, workers } = harness();
    pool.play(none, none, "WASM");
    pool.open(mapped({ seeds: 1 }), null);
    expect(workers[0].terminated).toBe(true);
    workers[1].say({ type: "report", map: 1, report: reportOf({ x: 0, y: 0, seed: 0 }) });
    expect(listener.onReport).not.toHaveBeenCalled();
    pool.play(none, none, "WASM");
    pool.cancel();
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    pool.play(none, none, "WASM");
    expect(workers.at(-1)?.runs).toHaveLength(2);
    pool.dispose();
  });

  it("hands a GPU all runs that it can train together, and the processor the others", () => {
    const { pool, listener, workers, gpuWorkers } = harness(
      2,
      mapped({ x: { fields: ["learner.precision"], points: [["float32"], ["float64"]] } }),
    );
    pool.play(none, none, "WebGPU");
    const [batch] = gpuWorkers[0].batches;
    expect(batch.map(({ place }) => place.x)).toEqual([0, 0, 0, 0]);
    for (let k = 0; k < 4; k++) workers[0].report(k);
    expect(workers[0].runs.map(({ place }) => place.x)).toEqual([1, 1, 1, 1]);
    expect(listener.onFinished).not.toHaveBeenCalled();
    gpuWorkers[0].say({ type: "device", map: 1, name: "a GPU" });
    expect(listener.onGpu).toHaveBeenLastCalledWith({ device: "a GPU" });
    for (const { place } of batch) gpuWorkers[0].say({ type: "report", map: 1, report: reportOf(place) });
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("goes on on the processor when the GPU gives up, keeping what it has reported, and asks for lost certificates again", () => {
    const { pool, listener, workers, gpuWorkers } = harness();
    pool.play(none, none, "WebGPU");
    const [[first, ...others]] = gpuWorkers[0].batches;
    expect(others).toHaveLength(11);
    expect(workers[0].runs).toHaveLength(0);
    gpuWorkers[0].say({ type: "report", map: 1, report: reportOf(first.place) });
    const failure = { reason: "lost", problem: describeFailure("the GPU was lost") } as const;
    gpuWorkers[0].say({ type: "gave-up", map: 1, failure });
    expect(listener.onGpu).toHaveBeenLastCalledWith({ failure });
    expect(gpuWorkers[0].terminated).toBe(true);
    for (let k = 0; k < 11; k++) workers[0].report(k);
    expect(workers[0].runs.map(index)).not.toContain(index(first));
    expect(new Set(workers[0].runs.map(index)).size).toBe(11);
    expect(workers[0].runs.filter(({ certify }) => certify).length).toBeGreaterThanOrEqual(3);
    expect(listener.onReport).toHaveBeenCalledTimes(12);
    expect(listener.onFinished).toHaveBeenCalledOnce();
  });

  it("trains on the processor what the GPU refuses, and all of it when the GPU does not answer", () => {
    const { pool, workers, gpuWorkers } = harness();
    pool.play(none, none, "WebGPU");
    const [[refused]] = gpuWorkers[0].batches;
    gpuWorkers[0].say({ type: "refused", map: 1, place: refused.place });
    expect(workers[0].runs.map(index)).toEqual([index(refused)]);
    workers[0].report(0);
    for (let k = 0; k < 8; k++) {
      vi.advanceTimersByTime(5000);
      workers[0].say({ type: "pong" });
    }
    expect(gpuWorkers[0].terminated).toBe(true);
    expect(workers[0].runs).toHaveLength(3);
  });
});
