import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eagleKind } from "../../labs/eagle/document/kind";
import { learnabilityKind } from "../../labs/learnability/document/kind";
import { lionKind } from "../../labs/lion/document/kind";
import { openEnvelope } from "../documents/envelope";
import { labByDefault } from "../documents/format";
import { encodeLink } from "../documents/link";
import { toyDocument, toyKind } from "../documents/testing";
import type { LabSession } from "./lab-session";
import { readAnyDocument } from "./labs";
import { MemoryStorage, settle, toyHarness, toyLab, toyState } from "./testing";

const eagle = (seed: number) => toyDocument("eagle", { seed });

/** A lab that arrives when the test calls `arrive`. */
function late() {
  const lab = toyLab("eagle");
  let arrive!: () => void;
  let fail!: () => void;
  const fetched = new Promise<LabSession>((resolve, reject) => {
    arrive = () => resolve(lab);
    fail = () => reject(new Error("no network"));
  });
  return { lab, fetched, arrive, fail };
}

it("a document that names no lab and is of another one is told which", async () => {
  const kinds: Readonly<Record<string, object>> = { [labByDefault]: learnabilityKind, eagle: eagleKind, lion: lionKind };
  const labOf = (lab: string) => ({ kind: kinds[lab] }) as unknown as LabSession;
  const source = Object.assign((lab: string) => (lab === "lion" ? Promise.resolve(labOf(lab)) : labOf(lab)), { others: ["eagle", "lion"] });
  const read = (parts: object) => readAnyDocument({ format: "learnability-experiment", version: 1, ...parts }, source);
  expect(await read({ problem: { kind: "low-rank" }, solvers: [{ kind: "eagle" }] })).toMatchObject({
    ok: false,
    problem: { field: "problem", code: "lab-left-out", values: { labs: '"eagle"' } },
  });
  expect(await read({ problem: { kind: "task" } })).toMatchObject({ ok: false, problem: { values: { labs: '"lion"' } } });
  const task = { kind: "random-attention" };
  expect(await read({ task, sed: 1 })).toMatchObject({
    ok: false,
    problem: expect.problemSaying({ field: "sed", message: "is not a known field" }),
  });
  // A document of the first lab is read at once.
  expect(read({ task })).toMatchObject({ ok: true });
});

describe("a session of several labs", () => {
  it("closes the engine of one lab and opens that of the other, back and forth", () => {
    const other = toyLab("eagle");
    const { session, first, state, address } = toyHarness({ others: { eagle: other } });
    session.setSpeed(10);
    session.open(eagle(5));
    expect(first.engines[0].calls.at(-1)).toBe("dispose");
    expect(other.engines[0]).toMatchObject({ started: { lab: "eagle", seed: 5 }, speed: 10, calls: ["start"] });
    expect(session.kind.lab).toBe("eagle");
    expect(openEnvelope(address.read())).toMatchObject({ ok: true, envelope: { lab: "eagle" } });
    session.undo();
    expect(other.engines[0].calls.at(-1)).toBe("dispose");
    expect(first.engines[1].started).toMatchObject({ lab: labByDefault, seed: 1 });
    session.redo();
    expect(state().experiment).toEqual(eagle(5));
  });

  it("forgets what belongs to a place in a document of another lab", () => {
    const { session, state } = toyHarness({ others: { eagle: toyLab("eagle") } });
    session.setHidden(0, true);
    session.setSample(3);
    session.open(eagle(5));
    expect([state().hidden.size, state().sample]).toEqual([0, 0]);
  });

  it("shows the old lab while another one is fetched, and goes there when it is there", async () => {
    const { lab, fetched, arrive } = late();
    const { session, state, first } = toyHarness({ others: { eagle: fetched } });
    session.open(eagle(5));
    expect(state().experiment.lab).toBe(labByDefault);
    expect(first.engines[0].calls).toEqual(["start"]);
    arrive();
    await settle();
    expect(state().experiment).toEqual(eagle(5));
    expect(lab.engines[0].started).toEqual(eagle(5));
    expect(state().canUndo).toBe(true);
  });

  it("stays where the person has done something else meanwhile", async () => {
    const { fetched, arrive } = late();
    const { session, state } = toyHarness({ others: { eagle: fetched } });
    session.open(eagle(5));
    session.edit((document) => ({ ...document, seed: 9 }));
    arrive();
    await settle();
    expect(state().experiment).toMatchObject({ lab: labByDefault, seed: 9 });
  });

  it("says that a lab cannot be fetched, or that there is none of the name", async () => {
    const { fetched, fail } = late();
    const { session, state } = toyHarness({ others: { eagle: fetched } });
    session.open(eagle(5));
    fail();
    await settle();
    expect(state().notices).toMatchObject([{ kind: "bad-change", problem: { code: "lab-missing", values: { lab: "eagle" } } }]);
    session.open(toyDocument("falcon"));
    expect(state().notices).toMatchObject([{ kind: "bad-change", problem: { code: "lab-unknown", values: { lab: "falcon" } } }]);
    expect(state().experiment.lab).toBe(labByDefault);
  });

  it("opens the link of a lab that is fetched, from a bare page and from the address", async () => {
    const { lab, fetched, arrive } = late();
    const { session, state, address } = toyHarness({ text: encodeLink(toyKind("eagle"), eagle(5)), others: { eagle: fetched } });
    arrive();
    await session.ready;
    expect(state().experiment).toEqual(eagle(5));
    address.edit(encodeLink(toyKind("eagle"), eagle(6)));
    await settle();
    expect(lab.engines.at(-1)?.started).toEqual(eagle(6));
    expect(state().canUndo).toBe(true);
  });

  it("remembers runs of both, each named against the run before it of its own lab", async () => {
    const other = toyLab("eagle");
    const { session, first, state } = toyHarness({ others: { eagle: other } });
    first.engines[0].listener.onFinished();
    session.open(eagle(5));
    other.engines[0].listener.onStates([toyState("parts[0]", 5)]);
    other.engines[0].listener.onFinished();
    await settle();
    expect(state().history.map(({ name }) => name)).toEqual(["toy 5", "toy 1"]);
    session.reopenRun(state().history[1].id);
    expect(state().experiment).toMatchObject({ lab: labByDefault, seed: 1 });
  });

  it("keeps undo across labs over a reload, and reads a document of a lab that is not loaded when it is gone back to", async () => {
    const storage = new MemoryStorage();
    const before = toyHarness({ storage, tab: "a", others: { eagle: toyLab("eagle") } });
    await before.session.ready;
    before.session.open(eagle(5));
    before.session.open(toyDocument(labByDefault, { seed: 8 }));
    await settle();
    const { lab, fetched, arrive } = late();
    const { session, state } = toyHarness({ storage, tab: "a", others: { eagle: fetched } });
    await session.ready;
    expect(state().experiment).toMatchObject({ seed: 8 });
    session.undo();
    arrive();
    await settle();
    expect(state().experiment).toEqual(eagle(5));
    expect(lab.engines).toHaveLength(1);
  });
});

describe("what panels show", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes into the address softly, starts no run, and is no step of undo", () => {
    const { session, state, address, first } = toyHarness();
    session.setPanelView("curves", "log");
    session.setPanelView("curves", "log.2");
    vi.runAllTimers();
    expect(address.entries).toHaveLength(1);
    expect(openEnvelope(address.read())).toMatchObject({ ok: true, envelope: { views: { curves: "log.2" } } });
    expect([state().canUndo, first.engines[0].calls.length]).toEqual([false, 1]);
    session.setPanelView("curves", null);
    vi.runAllTimers();
    expect(address.read()).toBe(encodeLink(toyKind(labByDefault), toyDocument(labByDefault)));
  });

  it("stays when the document changes, and may change under the locks of a class", () => {
    const locks = { free: ["toy.seed"], hidden: [] };
    const { session, state } = toyHarness({ text: encodeLink(toyKind(labByDefault), toyDocument(labByDefault), { locks }) });
    session.setPanelView("curves", "log");
    session.edit((document) => ({ ...document, seed: 2 }));
    session.undo();
    expect(state()).toMatchObject({ panelViews: { curves: "log" }, notices: [] });
  });

  it("is each lab's own, and comes back with it", () => {
    const { session, state } = toyHarness({ others: { eagle: toyLab("eagle") } });
    session.setPanelView("curves", "log");
    session.open(eagle(5));
    expect(state().panelViews).toEqual({});
    session.undo();
    expect(state().panelViews).toEqual({ curves: "log" });
  });

  it("that cannot travel is not taken up", () => {
    const { session, state } = toyHarness();
    for (const [panel, text] of [
      ["Curves", "log"],
      ["curves", ""],
      ["curves", "a b"],
      ["curves", "x".repeat(161)],
    ])
      session.setPanelView(panel, text);
    expect(state().panelViews).toEqual({});
  });
});
