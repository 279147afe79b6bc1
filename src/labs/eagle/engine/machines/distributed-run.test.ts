import { afterEach, describe, expect, it, vi } from "vitest";
import { RoleHost, type RoleMessage } from "../../../../platform/engine/role";
import type { WorkerLike } from "../../../../platform/engine/supervised-worker";
import { problemLine } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import { type EagleDocument, parseEagle } from "../../document/document";
import { createSolver } from "../../math/create";
import { relativeSquaredError } from "../../math/problem";
import type { Solver } from "../../math/solver";
import { problemOf, seedOf } from "../problem";
import { DistributedRun } from "./distributed-run";
import { MachineHost } from "./machine-host";
import { distributedSettings, type FromMachines, type ToMachines } from "./messages";

/** A worker on this thread: all messages are copied, as between threads. */
class ThreadlessWorker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly heard: ToMachines[] = [];
  readonly said: FromMachines[] = [];
  ended = false;
  readonly #host = new RoleHost(
    async () => (post) => {
      const host = new MachineHost({ post, defer: (next) => setImmediate(() => this.ended || next()), now: () => performance.now() });
      return (message: ToMachines) => host.receive(message);
    },
    (message) => setImmediate(() => this.#say(message)),
  );

  constructor() {
    this.postMessage({ type: "role", lab: "eagle", role: "machines" } satisfies RoleMessage);
  }

  postMessage(message: unknown): void {
    const copy = structuredClone(message) as ToMachines;
    setImmediate(() => {
      if (this.ended) return;
      this.heard.push(copy);
      this.#host.receive(copy);
    });
  }

  terminate(): void {
    this.ended = true;
  }

  #say(message: unknown): void {
    if (this.ended) return;
    this.said.push(message as FromMachines);
    this.onmessage?.({ data: structuredClone(message) } as MessageEvent);
  }
}

const runs: DistributedRun[] = [];
afterEach(() => {
  for (const run of runs.splice(0)) run.dispose();
});

function documentOf(problem: object, solver: object = {}): EagleDocument {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "distributed", d: 30, columns: 12, core: 6, tilted: 4, condition: 10, ...problem },
    solvers: [{ kind: "eagle", regime: "distributed", accelerated: true, iterations: 80, ...solver }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

function begin(document: EagleDocument, machines: number, cores: number) {
  const workers: ThreadlessWorker[] = [];
  const run = new DistributedRun(
    { document, data: null, solver: 0 },
    {
      createWorker: () => {
        const worker = new ThreadlessWorker();
        workers.push(worker);
        return worker;
      },
      machines,
      cores,
      pingMilliseconds: 40,
      now: () => performance.now(),
      delay: (next, milliseconds) => {
        const timer = setTimeout(next, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  );
  runs.push(run);
  return { run, workers };
}

/** Waits until something holds of a run. */
function until(run: DistributedRun, holds: () => boolean): Promise<void> {
  return vi.waitFor(
    () => {
      if (run.failure !== null && run.status === "failed") throw new Error(problemLine(run.failure));
      expect(holds()).toBe(true);
    },
    { timeout: 20_000, interval: 5 },
  );
}

/** The solver that holds all machines on one thread, at its end, and the error after each round. */
function alone(document: EagleDocument): { readonly solver: Solver; readonly errors: readonly number[] } {
  const problem = finish(problemOf(document, null));
  const solver = createSolver(problem, distributedSettings({ document, data: null, solver: 0 }), seedOf(document));
  const errors: number[] = [];
  while (!solver.ended) {
    solver.step();
    errors.push(relativeSquaredError(problem, solver.answer()) ?? Number.NaN);
  }
  return { solver, errors };
}

const document = documentOf({});
const reference = alone(document);
/** C and D of a message, in bytes. */
const message = 8 * 2 * (30 + 2);

describe("a distributed run", () => {
  it.each([
    [8, 3],
    [3, 2],
    [2, 1],
  ])("gives the bits of one thread, with %i cores on %i workers", async (cores, workers) => {
    const { run } = begin(document, 3, cores);
    expect(run.workers).toBe(workers);
    run.play();
    await until(run, () => run.status === "done");
    expect(run.answer()).toEqual(reference.solver.answer());
    expect(run.ended).toBe(reference.solver.ended);
    expect(run.curve.error).toEqual(reference.errors);
    expect(run.round).toBe(reference.solver.iteration);
    expect(run.incidents).toEqual([]);
  });

  it("sends as many bytes as the formula says, counted in the arrays that travel", async () => {
    const { run, workers } = begin(document, 3, 8);
    run.play();
    await until(run, () => run.status === "done");
    const arrays = workers.flatMap(({ heard, said }) => [
      ...heard.flatMap((one) => (one.type === "round" ? [one.C, one.D] : [])),
      ...said.flatMap((one) => (one.type === "answer" ? [one.result.message.C, one.result.message.D] : [])),
    ]);
    const counted = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(counted).toBe(run.round * 3 * 2 * message);
    // Beside C and D each machine sends how much is left to do, and until A rests how much it has changed.
    expect(run.bytes).toBe(counted + 8 * 3 * (run.round + (run.frozenAfter ?? Number.NaN)));
    expect(run.bytes).toBe(reference.solver.cost.bytes);
    expect(run.numbers).toBe(message / 8);
  });

  it("exchanges C and D and nothing else that has the size of a machine's columns", async () => {
    const { run, workers } = begin(document, 3, 8);
    run.play();
    await until(run, () => run.status === "done");
    const arraysIn = (value: unknown): Float64Array[] =>
      value instanceof Float64Array ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(arraysIn) : [];
    const exchanged = workers.flatMap(({ heard, said }) => [...heard, ...said]).filter(({ type }) => type !== "seen");
    const sizes = new Set(exchanged.flatMap((one) => arraysIn(one).map(({ length }) => length)));
    expect([...sizes].sort((a, b) => a - b)).toEqual([2 * 2, 30 * 2]);
  });

  it("notices a worker that was ended in mid-round, makes its machine again and repeats the round, to the same bits", async () => {
    const { run, workers } = begin(document, 3, 8);
    await until(run, () => run.status === "ready");
    for (let round = 1; round <= 4; round++) {
      run.step();
      await until(run, () => run.round === round && !run.underWay);
    }
    run.stop(1);
    expect(run.standings[1].status).toBe("stopped");
    run.play();
    await until(run, () => run.status === "done");
    expect(workers.filter(({ ended }) => ended)).toHaveLength(1);
    expect(workers).toHaveLength(4);
    expect(run.incidents).toMatchObject([{ machine: 1, round: 5, updates: 4, withWorker: true, answered: true }]);
    expect(run.incidents[0].noticedAfter).toBeGreaterThan(0);
    expect(run.answer()).toEqual(reference.solver.answer());
    expect(run.curve.error).toEqual(reference.errors);
    // C and D went down to it once more.
    expect(run.bytes).toBe(reference.solver.cost.bytes + message);
  });

  it("loses one machine alone where several share a worker, before and after A has come to rest, and gives the same bits", async () => {
    const { run, workers } = begin(document, 3, 2);
    run.setPace(1);
    run.play();
    await until(run, () => run.round >= 3);
    run.stop(2);
    await until(run, () => run.incidents.length === 1 && run.incidents[0].answered);
    await until(run, () => run.frozenAfter !== null && run.round > run.frozenAfter);
    run.stop(0);
    await until(run, () => run.status === "done");
    expect(workers).toHaveLength(1);
    expect(run.incidents.map(({ machine, withWorker }) => [machine, withWorker])).toEqual([
      [2, false],
      [0, false],
    ]);
    expect(run.incidents[1].updates).toBe(run.frozenAfter);
    expect(run.answer()).toEqual(reference.solver.answer());
    expect(run.curve.error).toEqual(reference.errors);
  });

  it("takes one round at a time where it is asked to, and pauses between two", async () => {
    const { run } = begin(document, 3, 8);
    await until(run, () => run.status === "ready");
    expect(run.round).toBe(0);
    run.step();
    await until(run, () => run.round === 1);
    expect(run.underWay).toBe(false);
    expect(run.playing).toBe(false);
  });

  it("looks at the singular values of every machine at its beginning and at its end", async () => {
    const { run } = begin(document, 3, 8);
    run.play();
    await until(run, () => run.status === "done" && run.standings.every(({ updates }) => updates === run.frozenAfter));
    for (const { first, latest } of run.standings) {
      expect(first[0] / first[9]).toBeCloseTo(10, 6);
      expect(latest[0] / latest[9]).toBeCloseTo(1, 6);
    }
  });

  it("runs on one machine too, where the problem is in one place", async () => {
    const single = documentOf({}, {});
    const lowRank = parseEagle({ ...single, problem: { kind: "low-rank", d: 12, n: 12, rank: 8, dPrime: 2, nPrime: 2 } });
    if (!lowRank.ok) throw new Error(problemLine(lowRank.problem));
    const { run } = begin(lowRank.document, 1, 8);
    run.play();
    await until(run, () => run.status === "done");
    expect(run.answer()).toEqual(alone(lowRank.document).solver.answer());
  });

  it("gives up with a sentence after a third loss in a row, and where a problem cannot be made", async () => {
    const { run, workers } = begin(document, 3, 8);
    await until(run, () => run.status === "ready");
    for (let loss = 0; loss < 3; loss++) {
      const last = workers.at(-1);
      last?.onerror?.({ message: "out of memory", preventDefault: () => {} } as unknown as ErrorEvent);
    }
    expect(run.status).toBe("failed");
    expect(run.failure && problemLine(run.failure)).toContain("three times");
    const custom = { ...document, problem: { kind: "custom", name: "a", hash: "", rank: 0 } } as EagleDocument;
    const { run: other } = begin(custom, 1, 8);
    await vi.waitFor(() => expect(other.status).toBe("failed"), { timeout: 5000 });
    expect(other.failure && problemLine(other.failure)).toContain("are not open");
  });
});
