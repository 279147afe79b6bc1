import { expect, it, vi } from "vitest";
import type { WorkerLike } from "./supervised-worker";
import { type FromSweep, Sweep } from "./sweep";

interface Question {
  readonly name: string;
}

/** A worker whose answers a test gives. */
class Worker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly asked: string[] = [];
  open = true;

  postMessage({ name }: Question): void {
    this.asked.push(name);
  }

  terminate(): void {
    this.open = false;
  }

  answer(message: FromSweep<string>): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }
}

function opened(count: number, threads: number) {
  const workers: Worker[] = [];
  const questions = Array.from({ length: count }, (_, k) => ({ name: `q${k}` }));
  const sweep = new Sweep<Question, string>(
    questions,
    () => {
      const worker = new Worker();
      workers.push(worker);
      return worker;
    },
    threads,
  );
  return { sweep, workers };
}

it("hands each worker the next question when it has answered one, and is done after the last answer", async () => {
  const { sweep, workers } = opened(3, 2);
  expect(workers).toHaveLength(2);
  await vi.waitFor(() => expect(workers.map(({ asked }) => asked)).toEqual([["q0"], ["q1"]]));
  workers[1].answer({ type: "run", run: "b", share: 1 });
  workers[1].answer({ type: "finished" });
  await vi.waitFor(() => expect(workers[1].asked).toEqual(["q1", "q2"]));
  expect(sweep.share).toBeCloseTo(1 / 3, 12);
  workers[0].answer({ type: "progress", share: 0.5 });
  workers[1].answer({ type: "run", run: "c", share: 0.5 });
  expect(sweep.share).toBeCloseTo(2 / 3, 12);
  workers[0].answer({ type: "run", run: "a", share: 1 });
  workers[0].answer({ type: "finished" });
  expect(sweep.status).toBe("running");
  workers[1].answer({ type: "finished" });
  expect([sweep.status, sweep.share, sweep.runs]).toEqual(["done", 1, ["b", "c", "a"]]);
  expect(workers.every(({ open }) => !open)).toBe(true);
});

it("opens no more workers than there are questions", () => {
  expect(opened(1, 8).workers).toHaveLength(1);
});

it("fails as a whole with the first failure, and keeps the runs before it", () => {
  const { sweep, workers } = opened(4, 2);
  const failure = { code: "worker-missing", field: "", values: {}, hint: null } as never;
  workers[0].answer({ type: "run", run: "a", share: 1 });
  workers[1].answer({ type: "failed", failure });
  expect([sweep.status, sweep.failure, sweep.runs]).toEqual(["failed", failure, ["a"]]);
  expect(workers.every(({ open }) => !open)).toBe(true);
});

it("keeps its runs when it is stopped", () => {
  const { sweep, workers } = opened(2, 1);
  workers[0].answer({ type: "run", run: "a", share: 1 });
  sweep.stop();
  expect([sweep.status, sweep.runs, workers[0].open]).toEqual(["stopped", ["a"], false]);
});
