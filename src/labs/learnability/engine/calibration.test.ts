import { describe, expect, it } from "vitest";
import { type Calibration, readCalibration, solveTimes, stepTimes } from "./calibration";
import { prefersGpu } from "./closed-form-choice";

const shape = { d: 4, heads: 4, batch: 32 };
const calibration: Calibration = {
  version: 3,
  device: "a GPU",
  points: [
    { ...shape, work: 1000, WASM: 0.01, WebGPU: 0.2 },
    { ...shape, work: 100_000, WASM: 1, WebGPU: 0.2 },
    { ...shape, work: 1_000_000, WASM: 10, WebGPU: 0.5 },
  ],
  closedForms: [
    { d: 4, samples: 1024, work: 1000, WASM: 1, WebGPU: 10 },
    { d: 12, samples: 4096, work: 1_000_000, WASM: 1000, WebGPU: 20 },
  ],
  layers: [
    { width: 16, batch: 32, work: 1000, WASM: 3, WebGPU: 5 },
    { width: 64, batch: 64, work: 100_000, WASM: 30, WebGPU: 5 },
  ],
};

/** Of gradient learners alone. */
function times(heads: readonly number[], workers: number) {
  return stepTimes(calibration, { heads, layers: [] }, workers);
}

describe("a calibration", () => {
  it("gives back what was measured", () => {
    for (const { work, WASM, WebGPU } of calibration.points) {
      expect(times([work], 3)?.WASM).toBeCloseTo(WASM, 12);
      expect(times([work], 3)?.WebGPU).toBeCloseTo(WebGPU, 12);
    }
  });

  it("follows a power law between measurements and the work beyond them", () => {
    expect(times([10_000], 1)?.WASM).toBeCloseTo(0.1, 12);
    expect(times([1], 1)).toEqual({ WASM: 0.01, WebGPU: 0.2 });
    expect(times([4_000_000], 1)?.WebGPU).toBeCloseTo(2, 12);
  });

  it("lets learners share the workers, but the GPU take them together", () => {
    const four = times([25_000, 25_000, 25_000, 25_000], 2);
    expect(four?.WASM).toBeCloseTo(0.5, 12);
    expect(four?.WebGPU).toBeCloseTo(0.2, 12);
    // The widest learner alone takes longer than its share.
    expect(times([1000, 100_000], 2)?.WASM).toBeCloseTo(1, 12);
  });

  it("adds learners of several layers, one after the other on the GPU, and says nothing of them where none was measured", () => {
    const works = { heads: [1000], layers: [100_000, 100_000] };
    const all = stepTimes(calibration, works, 2);
    expect(all?.WASM).toBeCloseTo(30.005, 12);
    expect(all?.WebGPU).toBeCloseTo(10.2, 12);
    expect(stepTimes({ ...calibration, layers: [] }, works, 2)).toBeNull();
  });

  it("tells at which size a closed form is faster on the GPU", () => {
    const { closedForms } = calibration;
    expect(solveTimes(closedForms, 1_000_000)).toEqual({ WASM: 1000, WebGPU: 20 });
    const size = { psi: 10, outputs: 1, count: 10 };
    expect(prefersGpu(closedForms, size)).toBe(false);
    expect(prefersGpu(closedForms, { ...size, psi: 100, count: 100 })).toBe(true);
    expect(["WASM" as const, "WebGPU" as const].map((choice) => prefersGpu(choice, size))).toEqual([false, true]);
  });

  it("is read back as it was written, and otherwise not at all", () => {
    expect(readCalibration(JSON.parse(JSON.stringify(calibration)))).toEqual(calibration);
    for (const other of [
      null,
      {},
      { ...calibration, version: 0 },
      { ...calibration, points: [] },
      { ...calibration, closedForms: undefined },
      { ...calibration, closedForms: [{ work: 1, WASM: 1 }] },
      { ...calibration, points: [{ work: 1 }] },
    ])
      expect(readCalibration(other)).toBeNull();
  });
});
