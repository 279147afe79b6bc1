import { describe, expect, it } from "vitest";
import type { WeightsView } from "../../engine/training/protocol";
import { readPast, thinned } from "./kept-weights";

const weights = (features = 2): WeightsView => ({
  features,
  machines: 1,
  layers: [{ WQK: new Float32Array(features ** 2), WVP: new Float32Array(features ** 2) }],
});
const kept = [0, 4, 8, 12, 16].map((step) => ({ step, weights: weights() }));
const steps = (some: readonly { readonly step: number }[]) => some.map(({ step }) => step);

describe("weights beside a checkpoint", () => {
  it("are those up to its step, every second one where there is no room for all", () => {
    expect(steps(thinned(kept, 13))).toEqual([0, 4, 8, 12]);
    // Each takes 32 bytes.
    expect(steps(thinned(kept, 16, 100))).toEqual([0, 8, 16]);
    expect(steps(thinned(kept, 16, 70))).toEqual([0, 16]);
  });

  it("are read again where all of them are whole, and none is later than the checkpoint", () => {
    expect(readPast(structuredClone(kept), 16)).toEqual(kept);
    expect(readPast(kept, 15)).toEqual([]);
    expect(readPast(undefined, 16)).toEqual([]);
    const [first] = kept;
    for (const broken of [{ ...first, step: 0.5 }, { step: 0 }, null, { ...first, weights: { ...weights(), features: 3 } }])
      expect(readPast([broken], 16)).toEqual([]);
  });
});
