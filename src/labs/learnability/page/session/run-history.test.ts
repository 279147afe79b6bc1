import { beforeAll, describe, expect, it } from "vitest";
import type { KeyValueStore } from "../../../../platform/state/preferences";
import { MemoryStorage, settle } from "../../../../platform/state/testing";
import { gradientWork } from "../../math/learners/cost";
import { Calibration } from "./calibration";
import { gradientState, harness } from "./testing";
import { sizeOf } from "./work";

describe("the history", () => {
  // The code of names is fetched with the first run that ends.
  beforeAll(() => import("./what-changed"));

  it("remembers runs that ended, under what changed, and shows their curves on demand, also after a reload", async () => {
    const storage = new MemoryStorage();
    const { session, engine, state, clock } = harness("", { storage, tab: "a" });
    await session.ready;
    session.newSeed();
    for (const step of [10, 20]) {
      engine.listener.onStates([gradientState(1, step, 1 / step)]);
      engine.listener.onFinished();
      clock.now += 1000;
      session.edit((experiment) => ({ ...experiment, seed: experiment.seed + 1 }));
    }
    await settle();
    expect(state().history.map(({ name }) => name)).toEqual(["seed 5\u202f000 → 5\u202f001", expect.any(String)]);
    expect(state().history[0].summary).toMatchObject({ finished: true, learners: [null, { train: 0.05, test: 0.05 }, null, null] });
    const { id } = state().history[1];
    session.overlayRun(id, true);
    await settle();
    expect(session.series.overlays).toMatchObject([{ id, learners: [null, { step: Float64Array.of(10) }, null, null] }]);

    const again = harness("", { storage, tab: "a" });
    await again.session.ready;
    expect(again.session.series.overlays).toMatchObject([{ id, learners: [null, { step: Float64Array.of(10) }, null, null] }]);
    again.session.removeRun(id);
    await settle();
    expect(again.session.series.overlays).toEqual([]);
    expect(again.state().history).toHaveLength(1);
    again.session.reopenRun(again.state().history[0].id);
    expect(again.engine.started?.seed).toBe(5001);
  });

  it("has one entry for an experiment, however often it runs", async () => {
    const { engine, session, state } = harness();
    for (let run = 0; run < 3; run++) {
      engine.listener.onStates([gradientState(1, 10)]);
      engine.listener.onFinished();
      session.reset();
    }
    await settle();
    expect(state().history).toHaveLength(1);
  });

  it("drops the oldest runs beyond fifty, but no pinned ones", async () => {
    const { engine, session, state, clock } = harness();
    for (let run = 0; run < 60; run++) {
      engine.listener.onStates([gradientState(1, 10)]);
      engine.listener.onFinished();
      await settle();
      if (run === 0) session.pinRun(state().history[0].id, true);
      clock.now++;
      session.edit((experiment) => ({ ...experiment, seed: 100 + run }));
    }
    expect(state().history).toHaveLength(51);
    expect(state().history.at(-1)?.experiment).toMatchObject({ seed: 1 });
  });

  it("remembers a run that was left only when it went on for a while", async () => {
    const { engine, session, state, clock } = harness();
    engine.listener.onStates([gradientState(1, 10)]);
    clock.now += 500;
    session.newSeed();
    await settle();
    expect(state().history).toEqual([]);
    engine.listener.onStates([gradientState(1, 10)]);
    clock.now += 5000;
    session.newSeed();
    await settle();
    expect(state().history).toMatchObject([{ summary: { finished: false } }]);
  });

  it("counts the work of every learner with the time it took, and shows runs that were kept without it", async () => {
    const storage = new MemoryStorage();
    const speeds = keptSpeeds();
    const { session, engine, state } = harness("", { storage, tab: "a", speeds });
    await session.ready;
    const { experiment } = state();
    const size = sizeOf(experiment, null);
    const spec = experiment.learners[1];
    if (!size || spec.kind !== "gradient") throw new Error("the second learner of the default is trained");
    engine.listener.onStates([{ ...gradientState(1, 8000), steps: spec.steps, status: "done", milliseconds: 1500 }]);
    engine.listener.onFinished();
    await settle();
    const multiplyAdds = gradientWork(size, spec, 8000);
    expect(state().history[0].summary).toMatchObject({ compute: [null, { multiplyAdds, milliseconds: 1500 }, null, null] });
    expect(session.lab.calibration.speed(spec.precision, multiplyAdds)).toBeCloseTo(multiplyAdds / 1500, 6);
    expect(new Calibration(speeds).speed(spec.precision, multiplyAdds)).toBe(session.lab.calibration.speed(spec.precision, multiplyAdds));

    const runs = storage.areas.get("runs") as Map<string, { summary: { compute?: unknown } }>;
    const [[id, record]] = runs;
    const { compute: _, ...summary } = record.summary;
    runs.set(id, { ...record, summary });
    const again = harness("", { storage, tab: "a" });
    await again.session.ready;
    expect(again.state().history).toMatchObject([{ id, summary: { finished: true } }]);
    expect(again.state().history[0].summary).not.toHaveProperty("compute");
  });
});

function keptSpeeds(): KeyValueStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
