import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import type { Ping, Pong } from "../../../../platform/engine/heartbeat";
import type { WorkerLike } from "../../../../platform/engine/supervised-worker";
import type { OwnData } from "../../math/tasks/dataset";
import { experimentOf } from "../testing";
import { SharedStudy } from "./client";
import type { FromStudy, ToStudy } from "./messages";
import type { AddedAnswer, PointAnswer } from "./questions";

const experiment = experimentOf({ task: { kind: "random-attention" }, learners: [] });
const point = { kind: "point", sample: 0, tokens: null, learners: [] } as const;
const added = { kind: "added", law: "gaussian", count: 4 } as const;
const certified: PointAnswer = { kind: "point", share: 0, certified: true, leverage: 1, normFactor: 1, noisy: null, learners: [] };
const known: AddedAnswer = { kind: "added", counts: [0], nullity: [3], lambdaMin: [0] };

class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly received: (ToStudy | Ping)[] = [];
  terminated = false;

  postMessage(message: ToStudy | Ping): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(message: FromStudy | Pong): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }

  crash(): void {
    this.onerror?.({ preventDefault: () => {} } as ErrorEvent);
  }
}

function harness() {
  const workers: FakeWorker[] = [];
  const shared = new SharedStudy(
    { portToRun: () => null },
    {
      createWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
    },
  );
  return { shared, study: shared.open(), workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the client of a study", () => {
  it("starts no worker before it is asked, and hands on every answer and how far it is", () => {
    const { study, workers } = harness();
    expect(workers.length).toBe(0);
    const [onAnswer, onProgress] = [vi.fn(), vi.fn()];
    study.ask(experiment, null, added, onAnswer, onProgress);
    expect(workers[0].received).toEqual([{ type: "ask", id: 1, asker: 1, experiment, question: added }]);
    workers[0].say({ type: "progress", id: 1, share: 0.5 });
    workers[0].say({ type: "answer", id: 1, answer: known, last: false });
    workers[0].say({ type: "answer", id: 1, answer: { ...known, counts: [0, 1] }, last: true });
    workers[0].say({ type: "answer", id: 1, answer: known, last: true });
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(onAnswer.mock.calls).toEqual([[known], [{ ...known, counts: [0, 1] }]]);
  });

  it("makes no call after a question is given up or replaced by a newer one of its kind", () => {
    const { study, workers } = harness();
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    study.ask(experiment, null, point, first);
    study.ask(experiment, null, point, second);
    const cancel = study.ask(experiment, null, added, other);
    cancel();
    cancel();
    expect(workers[0].received.filter(({ type }) => type === "cancel")).toEqual([{ type: "cancel", id: 3 }]);
    for (const id of [1, 2, 3]) workers[0].say({ type: "answer", id, answer: certified, last: true });
    expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  });

  it("sends own data once, however often it asks about them", () => {
    const { study, workers } = harness();
    const data: OwnData = { d: 2, outputs: 1, train: [], test: [] };
    for (const about of [data, data, null, data]) study.ask(experiment, about, point, vi.fn());
    expect(workers[0].received.map(({ type }) => type)).toEqual(["data", "ask", "ask", "data", "ask", "data", "ask"]);
  });

  it("answers failures of the worker with its sentence", () => {
    const { study, workers } = harness();
    const onAnswer = vi.fn();
    study.ask(experiment, null, point, onAnswer);
    workers[0].say({ type: "failed", id: 1, failure: describeFailure("there are no training samples") });
    expect(onAnswer.mock.calls).toEqual([[{ failure: describeFailure("there are no training samples") }]]);
  });

  it("tells everyone who waits when the worker dies, and asks a new one the next time", () => {
    const { study, workers } = harness();
    const [first, second] = [vi.fn(), vi.fn()];
    const data: OwnData = { d: 2, outputs: 1, train: [], test: [] };
    study.ask(experiment, data, point, first);
    study.ask(experiment, data, added, second);
    workers[0].crash();
    expect(workers[0].terminated).toBe(true);
    for (const { mock } of [first, second]) expect(mock.calls).toEqual([[{ failure: expect.objectContaining({ code: "study-stopped" }) }]]);
    study.ask(experiment, data, point, first);
    expect(workers[1].received.map(({ type }) => type)).toEqual(["data", "ask"]);
  });

  it("takes a worker for dead that answers no pings, and pings none without a waiting question", () => {
    const { study, workers } = harness();
    const onAnswer = vi.fn();
    study.ask(experiment, null, point, onAnswer);
    vi.advanceTimersByTime(15_000);
    workers[0].say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(onAnswer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(onAnswer.mock.calls).toEqual([[{ failure: expect.objectContaining({ code: "study-stopped" }) }]]);
    study.ask(experiment, null, point, onAnswer);
    workers[1].say({ type: "answer", id: 2, answer: certified, last: true });
    vi.advanceTimersByTime(60_000);
    expect(workers[1].received.map(({ type }) => type)).toEqual(["ask"]);
  });

  it("shares one worker with others who ask, and takes the place of no question of theirs", () => {
    const { shared, study, workers } = harness();
    const other = shared.open();
    const [mine, theirs] = [vi.fn(), vi.fn()];
    study.ask(experiment, null, point, mine);
    other.ask(experiment, null, point, theirs);
    expect(workers).toHaveLength(1);
    expect(workers[0].received).toMatchObject([
      { id: 1, asker: 1 },
      { id: 2, asker: 2 },
    ]);
    for (const id of [1, 2]) workers[0].say({ type: "answer", id, answer: certified, last: true });
    expect([mine, theirs].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    other.ask(experiment, null, point, theirs);
    study.dispose();
    expect(workers[0].terminated).toBe(false);
    other.dispose();
    expect(workers[0].received.at(-1)).toEqual({ type: "cancel", id: 3 });
    expect(workers[0].terminated).toBe(true);
  });

  it("ends with dispose, and answers nothing after that", () => {
    const { study, workers } = harness();
    const onAnswer = vi.fn();
    study.ask(experiment, null, point, onAnswer);
    study.dispose();
    expect(workers[0].terminated).toBe(true);
    study.ask(experiment, null, point, onAnswer)();
    vi.advanceTimersByTime(60_000);
    expect([workers.length, onAnswer.mock.calls.length]).toEqual([1, 0]);
  });
});
