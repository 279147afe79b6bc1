import { describe, expect, it } from "vitest";
import type { GpuFailure } from "../../../../platform/engine/backend";
import { describeFailure } from "../../../../platform/engine/failure";
import { fleetingPreferences, type Preferences } from "../../../../platform/state/preferences";
import { encodeLink } from "../../document/link";
import type { Calibration } from "../../engine/calibration";
import { experimentOf } from "../../engine/testing";
import { gradientState, harness } from "./testing";

const shape = { d: 4, heads: 4, batch: 32 };
const others = { layers: [], closedForms: [{ d: 4, samples: 1024, work: 1000, WASM: 1, WebGPU: 2 }] };
const slowGpu: Calibration = { version: 3, device: "a GPU", ...others, points: [{ ...shape, work: 1000, WASM: 0.01, WebGPU: 1 }] };
const fastGpu: Calibration = { version: 3, device: "a GPU", ...others, points: [{ ...shape, work: 1000, WASM: 1, WebGPU: 0.01 }] };

function kept(values: Readonly<Record<string, string>>): Preferences {
  const preferences = fleetingPreferences();
  for (const [key, value] of Object.entries(values)) preferences.write(key, value);
  return preferences;
}

const gradient = { kind: "gradient", precision: "float32" };
const link = encodeLink(experimentOf({ task: { kind: "random-attention" }, learners: [{ kind: "closed-form" }, gradient, gradient] }));

/** A session with two gradient learners that a GPU can train. */
function opened(values: Readonly<Record<string, string>> = {}, outcome: Calibration | GpuFailure = slowGpu) {
  const preferences = kept(values);
  const opened = harness(link, { preferences, measureDevice: async () => outcome });
  const report = () => opened.engine.listener.onStates([1, 2].map((job) => ({ ...gradientState(job, 5), work: 1000 })));
  return { ...opened, preferences, report };
}

describe("where learners train", () => {
  it("is WASM on a device without a measurement", () => {
    const { engine, report, state } = opened();
    report();
    expect(engine.backend).toBe("WASM");
    expect(state().backend).toMatchObject({ choice: "auto", calibration: null, estimate: null });
  });

  it("is what was chosen, also after a reload, and no part of the link", () => {
    const { session, engine, preferences, address } = opened();
    const before = address.read();
    session.backend.choose("WebGPU");
    expect(engine.backend).toBe("WebGPU");
    expect(address.read()).toBe(before);
    expect(harness("", { preferences }).engine).toMatchObject({ backend: "WebGPU", closedForms: "WebGPU" });
    session.backend.choose("auto");
    expect(engine.backend).toBe("WASM");
    expect(preferences.read("backend")).toBeNull();
  });

  it("is the faster one by the calibration, once every learner has said what it costs", () => {
    const { engine, report, state, session } = opened({ calibration: JSON.stringify(fastGpu) });
    engine.listener.onStates([{ ...gradientState(1, 5), work: 1000 }]);
    expect(engine.backend).toBe("WASM");
    report();
    expect(engine.backend).toBe("WebGPU");
    expect(state().backend.estimate).toEqual({ WASM: 2, WebGPU: 0.02 });
    session.reset();
    expect(state().backend.estimate).toBeNull();
  });

  it("stays in WASM where the calibration speaks for it, or cannot be read", () => {
    for (const calibration of [JSON.stringify(slowGpu), "not JSON", "{}"]) {
      const { engine, report } = opened({ calibration });
      report();
      expect(engine.backend).toBe("WASM");
    }
  });

  it("does not go back to a GPU that failed by itself, but when it is chosen again", () => {
    const { engine, report, session, state } = opened({ calibration: JSON.stringify(fastGpu) });
    engine.backend = "WASM";
    engine.listener.onBackend({ backend: "WASM", obstacle: { reason: "lost", problem: describeFailure("the GPU was lost") } });
    engine.listener.onGpuFailed({ reason: "lost", problem: describeFailure("the GPU was lost") }, 40);
    expect(state().notices).toMatchObject([{ kind: "gpu-failed", step: 40 }]);
    session.reset();
    report();
    expect(engine.backend).toBe("WASM");
    session.backend.choose("WebGPU");
    expect(engine.backend).toBe("WebGPU");
  });

  it("is measured while training pauses, kept, and followed", async () => {
    const { session, engine, report, state, preferences } = opened({}, fastGpu);
    report();
    const measuring = session.backend.measure();
    expect(state()).toMatchObject({ activity: "paused", backend: { measuring: 0 } });
    await measuring;
    expect(state()).toMatchObject({ activity: "running", backend: { measuring: null, calibration: fastGpu } });
    expect(engine.backend).toBe("WebGPU");
    expect(JSON.parse(preferences.read("calibration") ?? "")).toEqual(fastGpu);
    // Closed forms follow the measurements by themselves.
    expect(engine.closedForms).toEqual(others.closedForms);
    session.backend.choose("WASM");
    expect(engine.closedForms).toBe("WASM");
  });

  it("says why a device could not be measured, and keeps nothing", async () => {
    const failure: GpuFailure = { reason: "no-adapter", problem: describeFailure("the browser offers no GPU to this page") };
    const { session, state, preferences } = opened({}, failure);
    session.pause();
    await session.backend.measure();
    expect(state()).toMatchObject({ activity: "paused", backend: { measuring: null, unmeasured: failure, calibration: null } });
    expect(preferences.read("calibration")).toBeNull();
  });
});
