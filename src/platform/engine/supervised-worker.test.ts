import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onMissingWorker } from "./missing-worker";
import { SupervisedWorker, type Supervision, type WorkerLike } from "./supervised-worker";

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly received: unknown[] = [];
  terminated = false;

  postMessage(message: unknown): void {
    this.received.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }
  fail(event: object): void {
    this.onerror?.(Object.assign(event, { preventDefault: () => {} }) as ErrorEvent);
  }
}

function harness(changes: Partial<Supervision<string>> = {}) {
  const workers: FakeWorker[] = [];
  const [onMessage, onLost] = [vi.fn(), vi.fn()];
  const create = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const worker = new SupervisedWorker<string, string>({ create, onMessage, onLost, pingMilliseconds: 5000, ...changes });
  return { worker, workers, onMessage, onLost };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a supervised worker", () => {
  it("hands on what it says, but for its signs of life", () => {
    const { workers, onMessage } = harness();
    workers[0].say("hello");
    workers[0].say({ type: "pong" });
    expect(onMessage.mock.calls).toEqual([["hello"]]);
  });

  it("is lost, and closed, after four pings that stay unanswered, whatever time has passed", () => {
    const { workers, onLost } = harness();
    vi.advanceTimersByTime(15_000);
    workers[0].say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(onLost.mock.calls).toEqual([["silent"]]);
    expect(workers[0].terminated).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it("has the patience it is given, which begins anew with other work", () => {
    const { worker, onLost } = harness({ patience: 1 });
    vi.advanceTimersByTime(5000);
    worker.forgive();
    vi.advanceTimersByTime(5000);
    expect(onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it("is not pinged without a waiting caller, nor where it computes without a pause", () => {
    let waiting = false;
    const { workers } = harness({ isWaitedFor: () => waiting });
    const busy = new FakeWorker();
    new SupervisedWorker({ create: () => busy, onMessage: vi.fn(), onLost: vi.fn() });
    vi.advanceTimersByTime(60_000);
    expect([...workers[0].received, ...busy.received]).toEqual([]);
    waiting = true;
    vi.advanceTimersByTime(5000);
    expect(workers[0].received).toEqual([{ type: "ping" }]);
  });

  it("tells a script that did not come from a crash, and whoever listens hears of it", () => {
    const listener = vi.fn();
    const stop = onMissingWorker(listener);
    const { worker, workers, onLost } = harness();
    workers[0].fail({ message: "out of memory" });
    expect(listener).not.toHaveBeenCalled();
    worker.restart();
    workers[1].fail(new Event("error"));
    worker.restart();
    workers[2].say({ type: "role-missing" });
    stop();
    expect(onLost.mock.calls).toEqual([["crashed"], ["missing"], ["missing"]]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("begins anew with another worker, and hears nothing more of the one before", () => {
    const { worker, workers, onMessage } = harness();
    worker.restart();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    workers[0].say("too late");
    expect(onMessage).not.toHaveBeenCalled();
    worker.post("work");
    expect(workers[1].received).toEqual(["work"]);
    worker.close();
    worker.post("never delivered");
    expect(workers[1].received).toEqual(["work"]);
  });
});
