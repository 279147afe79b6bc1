import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptWorkers } from "./kept-workers";
import { LocalWorker } from "./local-worker-testing";
import type { WorkerLike } from "./supervised-worker";
import { taskRole } from "./task-role";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Doubles numbers. */
const double = {
  *compute(value: number) {
    yield 0;
    return 2 * value;
  },
  bytes: () => 8,
};

function harness() {
  const opened: { readonly worker: LocalWorker; readonly terminate: ReturnType<typeof vi.spyOn> }[] = [];
  const holds: boolean[] = [];
  const open = keptWorkers(() => {
    const worker = Object.assign(new LocalWorker(taskRole(() => ({ double }))), { hold: (isUsed: boolean) => void holds.push(isUsed) });
    opened.push({ worker, terminate: vi.spyOn(worker, "terminate") });
    return worker;
  }, 1000);
  return { open, opened, holds };
}

/** Messages of a worker after `act`. */
async function heard(worker: WorkerLike, act: () => void = () => {}): Promise<unknown[]> {
  const said: unknown[] = [];
  worker.onmessage = ({ data }) => said.push(data);
  act();
  await vi.advanceTimersByTimeAsync(100);
  return said;
}

const task = (id: number) => ({ type: "task", id, name: "double", input: id });

describe("workers that lend a hand", () => {
  it("are lent again, say that they are ready as new ones do, and do tasks as before", async () => {
    const { open, opened, holds } = harness();
    for (const id of [1, 2]) {
      const lent = open();
      expect(await heard(lent)).toEqual([{ type: "ready" }]);
      expect(await heard(lent, () => lent.postMessage(task(id)))).toEqual([{ type: "done", id, output: 2 * id }]);
      lent.terminate();
    }
    expect(opened).toHaveLength(1);
    expect(holds).toEqual([false, true, false]);
  });

  it("are ended when they have not said that they are ready, or have something under way", async () => {
    const { open, opened } = harness();
    open().terminate();
    const busy = open();
    await heard(busy);
    busy.postMessage(task(1));
    busy.terminate();
    await heard(open());
    expect(opened.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it("end after a while without a request, and not while they are in use", async () => {
    const { open, opened } = harness();
    const lent = open();
    await heard(lent);
    lent.terminate();
    await vi.advanceTimersByTimeAsync(900);
    const again = open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened[0].terminate).not.toHaveBeenCalled();
    again.terminate();
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened[0].terminate).toHaveBeenCalledOnce();
    await heard(open());
    expect(opened).toHaveLength(2);
  });

  it("are not lent again after they have failed, whether they were used or kept", async () => {
    const { open, opened } = harness();
    const used = open();
    await heard(used);
    const onerror = vi.fn();
    used.onerror = onerror;
    opened[0].worker.die();
    expect(onerror).toHaveBeenCalledOnce();
    used.terminate();
    const kept = open();
    await heard(kept);
    kept.terminate();
    opened[1].worker.die();
    await heard(open());
    expect(opened).toHaveLength(3);
  });
});
