import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { encodeLink } from "../../document/link";
import { presets } from "../../document/presets";
import { addLearner, duplicateLearner, removeLearner } from "./edit-learners";
import { gradientState, harness } from "./testing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("changes of the experiment", () => {
  it("run at once with the same seed, and go into the address", () => {
    const { session, engine, address, state } = harness();
    session.edit((experiment) => ({ ...experiment, learners: experiment.learners.slice(0, 2) }));
    expect(engine.started?.learners).toHaveLength(2);
    expect(engine.started?.seed).toBe(1);
    expect(address.entries).toEqual([encodeLink(presets[0].document), encodeLink(state().experiment)]);
  });

  it("are one entry of undo and of the browser's history while a slider is dragged", () => {
    const { session, address, state, clock } = harness();
    for (let seed = 2; seed < 30; seed++) {
      session.edit((experiment) => ({ ...experiment, seed }), { merge: "seed" });
      clock.now += 16;
    }
    vi.advanceTimersByTime(1000);
    expect(address.entries).toHaveLength(2);
    expect(address.read()).toBe(encodeLink(state().experiment));
    session.undo();
    expect(state().experiment).toEqual(presets[0].document);
    session.redo();
    expect(state().experiment.seed).toBe(29);
  });

  it("do not write over the entry that the person has gone back to", () => {
    const { session, address } = harness();
    const first = address.read();
    session.edit((experiment) => ({ ...experiment, seed: 2 }), { merge: "seed" });
    session.edit((experiment) => ({ ...experiment, seed: 3 }), { merge: "seed" });
    address.go(-1);
    vi.advanceTimersByTime(1000);
    expect(address.entries[0]).toBe(first);
  });

  it("that change nothing start nothing", () => {
    const { session, engine, state } = harness();
    session.edit((experiment) => ({ ...experiment }));
    expect(engine.calls).toEqual(["start"]);
    expect(state().canUndo).toBe(false);
  });

  it("that no experiment can have are answered and change nothing", () => {
    const { session, engine, state } = harness();
    session.edit((experiment) => ({ ...experiment, seed: -1 }));
    expect(engine.calls).toEqual(["start"]);
    expect(state().notices).toMatchObject([
      { kind: "bad-change", problem: expect.problemSaying({ field: "seed", message: expect.stringContaining("must be") }) },
    ]);
  });

  it("are undone whatever made them: seeds, presets, links", () => {
    const { session, address, state } = harness();
    session.newSeed();
    session.open(presets[2].document);
    address.edit(encodeLink(presets[3].document));
    expect(state().experiment).toEqual(presets[3].document);
    const seeds = [];
    while (state().canUndo) {
      session.undo();
      seeds.push(state().experiment.task);
    }
    expect(seeds).toEqual([presets[2].document.task, presets[0].document.task, presets[0].document.task]);
    expect(state().experiment).toEqual(presets[0].document);
  });

  it("stay paused when the run was paused", () => {
    const { session, engine } = harness();
    session.pause();
    session.newSeed();
    expect(engine.paused).toBe(true);
    session.undo();
    expect(engine.paused).toBe(true);
  });
});

describe("learners", () => {
  it("are hidden by their place, which follows them", () => {
    const { session, state } = harness();
    session.setHidden(1, true);
    session.setHidden(3, true);
    duplicateLearner(session, 1);
    expect([...state().hidden]).toEqual([1, 4]);
    removeLearner(session, 0);
    expect([...state().hidden]).toEqual([0, 3]);
    removeLearner(session, 0);
    expect([...state().hidden]).toEqual([2]);
    addLearner(session, { ...presets[0].document.learners[0] });
    expect([...state().hidden]).toEqual([2]);
    session.setHidden(2, false);
    expect(state().hidden.size).toBe(0);
  });

  it("are all shown when other ones come", () => {
    const { session, state } = harness();
    session.setHidden(1, true);
    session.newSeed();
    expect([...state().hidden]).toEqual([1]);
    session.open(presets[2].document);
    expect(state().hidden.size).toBe(0);
  });

  it("are at most eight", () => {
    const { session, state } = harness();
    for (let i = 0; i < 10; i++) duplicateLearner(session, 0);
    expect(state().experiment.learners).toHaveLength(8);
    addLearner(session, presets[0].document.learners[0]);
    expect(state().experiment.learners).toHaveLength(8);
  });

  it("that do not exist are neither removed nor duplicated", () => {
    const { session, state, engine } = harness();
    removeLearner(session, 9);
    duplicateLearner(session, -1);
    expect(engine.calls).toEqual(["start"]);
    expect(state().canUndo).toBe(false);
  });
});

describe("speed and views", () => {
  it("reach the engine and the store", () => {
    const { session, engine, state } = harness();
    session.setSpeed(20);
    expect([engine.speed, state().speed]).toEqual([20, 20]);
    session.setSample(4);
    expect([engine.sample, state().sample]).toEqual([null, 4]);
    session.look(4);
    session.setSample(5);
    expect([engine.sample, state().sample]).toEqual([5, 5]);
    session.look(null);
    expect([engine.sample, state().sample]).toEqual([null, 5]);
  });

  it("come into the series, count as changes and go with the run", () => {
    const { session, engine } = harness();
    const { series } = session;
    const before = series.version;
    const view = { learner: 1, step: 3, p: null, distance: null, singularValues: new Float64Array(), attention: null, traces: null };
    engine.listener.onViews({ target: null, learners: [view] });
    engine.listener.onStates([gradientState(1, 3)]);
    expect(series.version).toBe(before + 2);
    expect(series.views.get(1)).toBe(view);
    session.reset();
    expect(series.views.size).toBe(0);
    expect(series.gradients.size).toBe(0);
  });
});
