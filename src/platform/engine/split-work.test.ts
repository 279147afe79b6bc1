import { afterEach, describe, expect, it } from "vitest";
import { type LongComputation, within } from "../numerics/progress";
import { LocalWorker } from "./local-worker-testing";
import { openPauses } from "./pauses";
import { SplitWork, type SplitWorkOptions, type Urgency } from "./split-work";
import { buffersOf, bytesOf, type Task } from "./task";
import { taskRole } from "./task-role";

interface Numbers {
  readonly values: Float64Array;
}

interface Arithmetic extends Readonly<Record<string, Task>> {
  readonly sum: Task<Numbers, Float64Array>;
  readonly fail: Task<{ readonly message: string }, never>;
}

/** @param log  who began which sum. */
function arithmetic(who: string, log: string[]): Arithmetic {
  return {
    sum: {
      *compute({ values }) {
        log.push(`${who} ${values[0]}`);
        let sum = 0;
        for (const [i, value] of values.entries()) {
          sum += value;
          yield i / values.length;
        }
        return Float64Array.of(sum);
      },
      bytes: ({ values }) => values.byteLength,
    },
    fail: {
      // biome-ignore lint/correctness/useYield: it fails before.
      *compute({ message }) {
        throw new RangeError(message);
      },
      bytes: () => 0,
    },
  };
}

const open: SplitWork<Arithmetic>[] = [];
afterEach(() => {
  for (const split of open.splice(0)) split.dispose();
});

function harness(count: number, changes: Partial<SplitWorkOptions<Arithmetic>> = {}) {
  const log: string[] = [];
  const workers: LocalWorker[] = [];
  const helpers = {
    count,
    open: () => {
      const worker = new LocalWorker(taskRole(() => arithmetic(`helper ${workers.length}`, log)));
      workers.push(worker);
      return worker;
    },
  };
  const split = new SplitWork<Arithmetic>({ tasks: arithmetic("here", log), helpers, ...changes });
  open.push(split);
  split.prepare();
  const sums = (...firsts: number[]) => firsts.map((first) => split.begin("sum", { values: Float64Array.of(first, 0.1, 0.2) }));
  /** Until every helper can be given something. */
  const ready = async () => {
    await until(() => workers.every(({ said }) => said.length > 0));
  };
  return { split, sums, log, workers, ready };
}

const given = ({ received }: LocalWorker) => received.filter((message) => (message as { readonly type: string }).type === "task").length;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((turn) => setTimeout(turn));
}

/** Goes on with a computation, and lets messages in between. */
async function driven<Result>(split: SplitWork<Arithmetic>, computation: LongComputation<Result>): Promise<Result> {
  const pause = openPauses();
  for (;;) {
    const turn = computation.next();
    if (turn.done) return turn.value;
    await (split.awaits ?? pause());
  }
}

const expected = (...firsts: number[]) => firsts.map((first) => Float64Array.of(first + 0.1 + 0.2));

describe("work split among threads", () => {
  it.each([0, 1, 2, 4])("comes to the same with %i helpers, in the order in which it was asked", async (count) => {
    const { split, sums } = harness(count);
    expect(await driven(split, split.outcomes(sums(1, 2, 3, 4, 5)))).toEqual(expected(1, 2, 3, 4, 5));
  });

  it("is done where it is needed when no helper has begun it", async () => {
    const { split, sums, log, ready } = harness(1);
    await ready();
    await driven(split, split.outcomes(sums(1, 2, 3)));
    expect(log).toContain("here 2");
    expect(log.filter((entry) => entry.endsWith(" 1"))).toEqual(["helper 1 1"]);
  });

  it("is not left to a worker whose code is not there yet", async () => {
    const { split, sums, log } = harness(1);
    await driven(split, split.outcomes(sums(1)));
    expect(log).toEqual(["here 1"]);
  });

  it("goes to helpers in the order in which it was begun, what can wait after all else", async () => {
    const { split, log, ready } = harness(1);
    await ready();
    const begin = (first: number, urgency?: Urgency) => split.begin("sum", { values: Float64Array.of(first) }, urgency);
    const tickets = [begin(1), begin(2, "can wait"), begin(3), begin(4, "can wait")];
    await until(() => tickets.every(({ outcome }) => outcome !== null));
    expect(log).toEqual(["helper 1 1", "helper 1 3", "helper 1 2", "helper 1 4"]);
  });

  it("leaves a helper free for what is begun by a thread that has waited for it", async () => {
    const { split, log, ready } = harness(1);
    await ready();
    const first = split.begin("sum", { values: Float64Array.of(1) });
    const later = split.begin("sum", { values: Float64Array.of(2) }, "can wait");
    await driven(split, split.outcomes([first]));
    split.begin("sum", { values: Float64Array.of(3) });
    await until(() => later.outcome !== null);
    expect(log).toEqual(["helper 1 1", "helper 1 3", "helper 1 2"]);
  });

  it("is dropped after its request is withdrawn, unless a thread has begun it", async () => {
    const { split, log, ready } = harness(1);
    await ready();
    const [begun, dropped, last] = [1, 2, 3].map((first) => split.begin("sum", { values: Float64Array.of(first) }));
    for (const ticket of [begun, dropped]) split.drop(ticket);
    await until(() => last.outcome !== null);
    expect([begun.outcome?.output, dropped.outcome]).toEqual([Float64Array.of(1), null]);
    expect(log).toEqual(["helper 1 1", "helper 1 3"]);
  });

  it("ends all helpers with itself", () => {
    const { split, workers } = harness(3);
    const heard = workers.map(({ onmessage }) => onmessage);
    split.dispose();
    expect([heard.length, heard.includes(null), workers.every(({ onmessage }) => onmessage === null)]).toEqual([3, false, true]);
  });

  it("is done again where a helper dies in the middle, to the same result", async () => {
    const { split, sums, log, workers, ready } = harness(1);
    await ready();
    const tickets = sums(1, 2);
    const outcomes = driven(split, split.outcomes(tickets));
    await until(() => log.includes("helper 1 1"));
    workers[0].die();
    expect(await outcomes).toEqual(expected(1, 2));
    expect(log.filter((entry) => entry.endsWith(" 1")).length).toBe(2);
  });

  it("goes on alone when a helper dies each time that it is opened", async () => {
    const { split, sums, workers } = harness(1);
    const tickets = sums(1);
    for (let k = 0; k < 3; k++) workers[k].die();
    expect(split.threads).toBe(1);
    expect(workers).toHaveLength(3);
    expect(await driven(split, split.outcomes(tickets))).toEqual(expected(1));
  });

  it("throws what a task throws, wherever it was done", async () => {
    for (const count of [0, 1]) {
      const { split, ready } = harness(count);
      await ready();
      const ticket = split.begin("fail", { message: "no such number" });
      await expect(driven(split, split.outcomes([ticket]))).rejects.toThrow(new RangeError("no such number"));
    }
  });

  it("comes back to this thread when it is recalled, and is given away again when it is shared", async () => {
    const { split, sums, log, workers, ready } = harness(2);
    await ready();
    const tickets = sums(1, 2);
    expect(workers.map(given)).toEqual([1, 1]);
    split.recall();
    expect(split.threads).toBe(1);
    expect(split.awaits).toBeNull();
    expect(await driven(split, within(0, 1, split.outcomes(tickets)))).toEqual(expected(1, 2));
    expect(log).toEqual(["here 1", "here 2"]);
    split.share();
    await ready();
    sums(3);
    expect(workers.map(given)).toEqual([1, 1, 1, 0]);
  });

  it("gives away no more at once than memory allows, and nothing that takes more alone", async () => {
    const { split, sums, workers, ready } = harness(3, { memory: 50 });
    await ready();
    split.begin("sum", { values: new Float64Array(7) });
    sums(1, 2, 3);
    // A sum takes 24 bytes.
    expect(workers.map(given)).toEqual([1, 1, 0]);
  });
});

describe("what is handed over between threads", () => {
  it("is every buffer of the data, once", () => {
    const shared = new Float64Array(4);
    const data = { a: shared, b: [{ c: shared.subarray(1), d: new Uint8Array(3) }], e: null, f: "text", g: 3 };
    expect([...buffersOf(data)].map(({ byteLength }) => byteLength)).toEqual([32, 3]);
  });

  it("is nothing that threads share, which takes its place all the same", () => {
    const data = { a: new Float64Array(new SharedArrayBuffer(16)), b: new Float64Array(1) };
    expect([...buffersOf(data)]).toEqual([data.b.buffer]);
    expect(bytesOf(data)).toBe(24);
  });
});
