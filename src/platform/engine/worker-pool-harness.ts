/** A pool of workers whose messages the test controls. */
import { vi } from "vitest";
import { type Counting, countingEngine } from "./counting-lab";
import type { EngineListener } from "./engine-api";
import type { Ping } from "./heartbeat";
import type { JobCheckpoint, JobId } from "./job";
import type { FromWorker, ToWorker } from "./protocol";
import type { WorkerLike } from "./supervised-worker";
import { WorkerPool } from "./worker-pool";

export const document = { steps: 100 };

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

export function poolHarness(cores = 2, jobs = countingEngine().jobs) {
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

export function checkpoint(job: JobId, step: number): JobCheckpoint {
  return { job, step };
}
