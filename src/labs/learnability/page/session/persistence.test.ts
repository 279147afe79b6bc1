import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { MemoryStorage, settle } from "../../../../platform/state/testing";
import { encodeLink } from "../../document/link";
import { defaultPreset, presets } from "../../document/presets";
import type { CertificateJobState, ConvexJobState, GradientCheckpoint } from "../../engine/protocol";
import { type ConvexSpec, fields as convexFields } from "../../math/learners/convex/fields";
import { writeCsv } from "../../math/tasks/custom/formats";
import { harness } from "./testing";

function checkpoint(learner: number, step: number): GradientCheckpoint {
  const curve = { step: Float64Array.of(step), train: Float64Array.of(1), test: Float64Array.of(2), shifted: [] };
  return {
    job: `learners[${learner}]`,
    learner,
    step,
    milliseconds: 5,
    runs: [{ step, beta1Power: 0.5, beta2Power: 0.5, arrays: new Uint8Array([1, 2]), curve }],
  };
}

const certificate: CertificateJobState = {
  kind: "certificate",
  job: "data",
  status: "done",
  progress: 1,
  milliseconds: 3,
  certificate: null,
  labelVariance: 2,
  bestFit: null,
};

const convexSpec: ConvexSpec = { kind: "convex", ...defaultsOf(convexFields) };

/** A session that has been at work, and the store it leaves behind. */
async function left(tab: string, storage = new MemoryStorage()) {
  const sitting = harness("", { storage, tab });
  await sitting.session.ready;
  sitting.session.newSeed();
  sitting.engine.listener.onStates([certificate]);
  sitting.engine.listener.onCheckpoints([checkpoint(1, 300), checkpoint(2, 200)]);
  sitting.engine.listener.onCheckpoints([checkpoint(1, 400)]);
  await settle();
  return { ...sitting, storage };
}

describe("after a reload", () => {
  it("the run goes on from its last checkpoints, with its undo stack", async () => {
    const { storage, address, state: earlier } = await left("a");
    const { session, engine, state } = harness(address.read(), { storage, tab: "a" });
    await session.ready;
    expect(state().experiment).toEqual(earlier().experiment);
    expect(engine.from).toEqual({ checkpoints: [checkpoint(1, 400), checkpoint(2, 200)], done: ["data"] });
    expect(session.series.certificate).toEqual(certificate);
    session.undo();
    expect(state().experiment).toEqual(defaultPreset.document);
    expect(engine.from).toBeUndefined();
  });

  it("what was paused is paused; speed, sample and hidden learners are as they were", async () => {
    const { storage, session: before } = await left("a");
    before.pause();
    before.setSpeed(50);
    before.setSample(7);
    before.setHidden(2, true);
    await settle();
    const { session, engine, state } = harness("", { storage, tab: "a" });
    await session.ready;
    expect(engine.paused).toBe(true);
    expect(state()).toMatchObject({ activity: "paused", speed: 50, sample: 7, hidden: new Set([2]) });
    expect(engine.speed).toBe(50);
  });

  it("an empty address is filled with what goes on", async () => {
    const { storage, state: earlier } = await left("a");
    const { session, address } = harness("", { storage, tab: "a" });
    await session.ready;
    expect(address.entries).toEqual([encodeLink(earlier().experiment)]);
  });

  it("another address is one more change of the same document", async () => {
    const { storage, state: earlier } = await left("a");
    const { session, engine, state } = harness(encodeLink(presets[1].document), { storage, tab: "a" });
    await session.ready;
    expect(engine.started).toEqual(presets[1].document);
    expect(engine.from).toBeUndefined();
    session.undo();
    expect(state().experiment).toEqual(earlier().experiment);
  });

  it("a bad address changes nothing of what goes on", async () => {
    const { storage, state: earlier } = await left("a");
    const { session, engine, state } = harness("nonsense", { storage, tab: "a" });
    await session.ready;
    expect(engine.started).toEqual(earlier().experiment);
    expect(state().notices).toMatchObject([{ kind: "bad-link", runs: "current" }]);
  });

  it("a run that was reset is not found further on than it was", async () => {
    const { storage, session: before } = await left("a");
    before.reset();
    await settle();
    const { session, engine } = harness("", { storage, tab: "a" });
    await session.ready;
    expect(engine.from?.checkpoints).toEqual([]);
  });

  it("own data are there again", async () => {
    const data = { d: 1, outputs: 1, train: [{ n: 1, Z: Float64Array.of(1), y: Float64Array.of(3) }], test: [] };
    const { storage, session: before, address } = await left("a");
    await before.openFiles([new File([writeCsv(data)], "lab.csv")]);
    before.newSeed();
    await settle();
    const { session, engine } = harness(address.read(), { storage, tab: "a" });
    await session.ready;
    expect(engine.data).toEqual(data);
    session.undo();
    expect(engine.data).toEqual(data);
  });
});

describe("after a reload, a convex learner", () => {
  const experiment = { ...defaultPreset.document, learners: [...defaultPreset.document.learners, convexSpec] };
  const learner = experiment.learners.length - 1;
  const curve = { step: Float64Array.of(1, 10), train: Float64Array.of(2, 1), test: Float64Array.of(2, 1), shifted: [] };
  const own = { step: 10, steps: 10, samples: 5, curve, largestRate: 0.1, rate: 0.09, time: 0.9 };
  const complete: ConvexJobState = {
    kind: "convex",
    job: `learners[${learner}]`,
    learner,
    status: "done",
    progress: 1,
    milliseconds: 3,
    ...own,
  };

  it("that was complete is there at once and is computed again, without being seen to grow", async () => {
    const storage = new MemoryStorage();
    const before = harness(encodeLink(experiment), { storage, tab: "a" });
    await before.session.ready;
    before.engine.listener.onStates([{ ...complete, status: "running", progress: 0.5 }]);
    before.engine.listener.onStates([complete]);
    await settle();
    const { session, engine } = harness(encodeLink(experiment), { storage, tab: "a" });
    await session.ready;
    expect(engine.from).toEqual({ checkpoints: [], done: [complete.job] });
    expect(session.series.learner(learner)).toEqual(complete);
    engine.listener.onStates([{ ...complete, status: "running", step: 1 }]);
    expect(session.series.learner(learner)).toEqual(complete);
  });

  it("that was not complete begins anew", async () => {
    const storage = new MemoryStorage();
    const before = harness(encodeLink(experiment), { storage, tab: "a" });
    await before.session.ready;
    before.engine.listener.onStates([{ ...complete, status: "running", progress: 0.5 }]);
    await settle();
    const { session, engine } = harness(encodeLink(experiment), { storage, tab: "a" });
    await session.ready;
    expect(engine.from).toEqual({ checkpoints: [], done: [] });
    engine.listener.onStates([{ ...complete, status: "running", step: 1 }]);
    expect(session.series.learner(learner)).toMatchObject({ step: 1 });
  });
});

describe("tabs", () => {
  it("keep their own sessions; a fresh one goes on with the newest and leaves the original alone", async () => {
    const storage = new MemoryStorage();
    const first = await left("a", storage);
    first.clock.now = 5_000_000;
    first.session.open(presets[2].document);
    await settle();
    const second = harness(encodeLink(presets[1].document), { storage, tab: "b" });
    await second.session.ready;
    const fresh = harness("", { storage });
    await fresh.session.ready;
    expect(fresh.state().experiment).toEqual(presets[2].document);
    fresh.session.newSeed();
    await settle();
    const again = harness("", { storage, tab: "a" });
    await again.session.ready;
    expect(again.state().experiment).toEqual(presets[2].document);
  });

  it("that were opened with a link of their own take nothing over", async () => {
    const { storage } = await left("a");
    const { session, engine, state } = harness(encodeLink(presets[1].document), { storage });
    await session.ready;
    expect(engine.started).toEqual(presets[1].document);
    expect(state().canUndo).toBe(false);
  });
});

describe("a store", () => {
  it.each([
    ["refused", new DOMException("no", "SecurityError")],
    ["full", new DOMException("no", "QuotaExceededError")],
    ["failed", new Error("no")],
  ])("that is %s is said once, and the session goes on in memory", async (reason, failure) => {
    const storage = new MemoryStorage();
    storage.failure = failure;
    const { session, engine, state } = harness("", { storage, tab: "a" });
    await session.ready;
    expect(state().notices).toMatchObject([{ kind: "storage", reason }]);
    session.dismiss(state().notices[0].id);
    session.newSeed();
    engine.listener.onCheckpoints([checkpoint(1, 3)]);
    session.undo();
    await settle();
    expect(state().experiment).toEqual(defaultPreset.document);
    expect(state().notices).toEqual([]);
  });

  it("that is slow does not hold up what the person asks for", () => {
    const { session, engine, state } = harness("", { storage: new MemoryStorage(), tab: "a" });
    session.newSeed();
    expect(engine.started?.seed).toBe(5000);
    expect(state().canUndo).toBe(true);
  });

  it.each([
    ["of a later version", { version: 99, tab: "a" }],
    ["that is none", "rubbish"],
    ["with an experiment that is none", { version: 1, tab: "a", savedAt: 1, experiment: {}, past: [], future: [] }],
  ])("with a session %s is read as far as it can be, and that is said", async (_, value) => {
    const storage = new MemoryStorage();
    await storage.write("sessions", "a", value);
    await storage.write("runs", "r", { version: 1, id: 3 });
    const { session, engine, state } = harness("", { storage, tab: "a" });
    await session.ready;
    expect(engine.started).toEqual(defaultPreset.document);
    expect(state().notices).toMatchObject([{ kind: "discarded" }]);
  });

  it("with checkpoints that do not fit begins the run anew", async () => {
    const { storage } = await left("a");
    await storage.write("checkpoints", "a/learners[1]", { version: 2, run: "another", checkpoint: checkpoint(1, 9) });
    await storage.write("checkpoints", "a/learners[2]", { version: 2, checkpoint: 7 });
    const { session, engine } = harness("", { storage, tab: "a" });
    await session.ready;
    expect(engine.from?.checkpoints).toEqual([]);
  });
});
