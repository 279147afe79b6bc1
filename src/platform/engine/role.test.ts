import { describe, expect, it, vi } from "vitest";
import { type Counting, countingEngine } from "./counting-testing";
import { describeFailure } from "./failure";
import type { FromWorker } from "./protocol";
import { resultRole } from "./result-role";
import { type LoadRole, type Role, RoleHost } from "./role";
import { runRole } from "./run-role";

/** A host whose role comes when the test says so. */
function harness() {
  const posted: unknown[] = [];
  const asked: unknown[] = [];
  let arrive!: (role: Role) => void;
  let fail!: () => void;
  const load: LoadRole = (message) => {
    asked.push(message);
    return new Promise((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new Error("404"));
    });
  };
  const host = new RoleHost(load, (message) => void posted.push(message));
  return { host, posted, asked, arrive: (role: Role) => arrive(role), fail: () => fail() };
}

const begin = { type: "role", lab: "counting", role: "run" };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a worker that is told its role", () => {
  it("keeps what comes before the role is there, in order, and answers pings meanwhile", async () => {
    const { host, posted, asked, arrive } = harness();
    host.receive(begin);
    host.receive("one");
    host.receive({ type: "ping" });
    host.receive("two");
    expect(asked).toEqual([begin]);
    expect(posted).toEqual([{ type: "pong" }]);
    arrive((post) => (message) => post(`heard ${message}`));
    await settled();
    host.receive("three");
    expect(posted.slice(1)).toEqual(["heard one", "heard two", "heard three"]);
  });

  it("fetches the code of a role that it will be told, and plays it when it is told", async () => {
    const { host, posted, asked, arrive, fail } = harness();
    host.receive({ ...begin, type: "ahead" });
    fail();
    await settled();
    expect(posted).toEqual([]);
    host.receive(begin);
    expect(asked).toEqual([{ ...begin, type: "ahead" }, begin]);
    arrive((post) => (message) => post(`heard ${message}`));
    await settled();
    host.receive("one");
    expect(posted).toEqual(["heard one"]);
  });

  it("says that its code did not come", async () => {
    const { host, posted, fail } = harness();
    host.receive(begin);
    fail();
    await settled();
    expect(posted).toEqual([{ type: "role-missing" }]);
  });

  it("runs the jobs of a lab to their end", async () => {
    const { host, posted, arrive } = harness();
    host.receive(begin);
    host.receive({ type: "start", run: 1, document: { steps: 40 }, data: null, jobs: ["data", "second"], checkpoints: [], paused: false });
    arrive(runRole(countingEngine()));
    await vi.waitFor(() => expect(posted.at(-1)).toEqual({ type: "finished", run: 1 }));
    const messages = posted as FromWorker<Counting>[];
    const states = messages.flatMap((message) => (message.type === "snapshot" ? message.jobs : []));
    for (const job of ["data", "second"])
      expect(states.findLast((state) => state.job === job)).toMatchObject({ kind: "counting", status: "done", step: 40 });
    expect(states.some(({ job }) => job === "first")).toBe(false);
  });

  it("waits with a run for what its jobs need, and with what comes after it", async () => {
    const { host, posted, arrive } = harness();
    let loaded!: () => void;
    const engine = countingEngine();
    const loading = new Promise<typeof engine>((resolve) => {
      loaded = () => resolve(engine);
    });
    const prepare = vi.fn(() => loading);
    host.receive(begin);
    arrive(runRole({ ...engine, prepare }));
    host.receive({ type: "start", run: 1, document: { steps: 5 }, data: null, jobs: ["first"], checkpoints: [], paused: true });
    host.receive({ type: "play", run: 1 });
    await settled();
    expect(prepare).toHaveBeenCalledExactlyOnceWith({ steps: 5 }, ["first"]);
    expect(posted).toEqual([]);
    loaded();
    await vi.waitFor(() => expect(posted.at(-1)).toEqual({ type: "finished", run: 1 }));
  });

  it("fails each job of a run whose code cannot be fetched, with the reason", async () => {
    const { host, posted, arrive } = harness();
    host.receive(begin);
    arrive(runRole({ ...countingEngine(), prepare: () => Promise.reject(new Error("the network is gone")) }));
    host.receive({ type: "start", run: 1, document: { steps: 5 }, data: null, jobs: ["first"], checkpoints: [], paused: false });
    await vi.waitFor(() => expect(posted.at(-1)).toEqual({ type: "finished", run: 1 }));
    expect(posted).toContainEqual(
      expect.objectContaining({ jobs: [expect.objectContaining({ failure: describeFailure("the network is gone") })] }),
    );
  });

  it("computes a result, and says what went wrong with one", async () => {
    const { host, posted, arrive } = harness();
    const engine = countingEngine();
    const result = vi.fn<typeof engine.result>(() => {
      throw new Error("nothing can be counted");
    });
    result.mockImplementationOnce(engine.result);
    host.receive(begin);
    arrive(resultRole({ ...engine, prepare: () => ({ ...engine, result }) }, {}));
    await settled();
    for (let k = 0; k < 2; k++) {
      host.receive({ document: { steps: 2 }, data: null });
      await settled();
    }
    expect(posted).toEqual([
      { type: "done", answer: '{"counted":6}\n' },
      { type: "failed", failure: describeFailure("nothing can be counted") },
    ]);
  });
});
