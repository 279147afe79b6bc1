import { describe, expect, it } from "vitest";
import { TooLargeError } from "../../../../platform/numerics/errors";
import { packRecords } from "../../../../platform/tensors/records";
import { gramEntries } from "./gram";
import { arrayLength, type PopulationModel, packModels, scratchLength } from "./population-layout";

const model: PopulationModel = {
  heads: 2,
  data: 0,
  batch: 8,
  optimizer: "adamw",
  momentum: 0.5,
  beta1: 0.75,
  beta2: 0.875,
  epsilon: 0.25,
  weightDecay: 0.125,
  clip: 2,
};

/** Two samples of d = 2 with one output. */
const samples = {
  d: 2,
  outputs: 1,
  count: 2,
  gram: Float64Array.of(1, 2, 3, 4, 5, 6),
  last: Float64Array.of(7, 8, 9, 10),
  labels: Float64Array.of(11, 12),
};

describe("samples as records", () => {
  it("have G, z and y side by side", () => {
    expect([...packRecords(samples)]).toEqual([1, 2, 3, 7, 8, 11, 4, 5, 6, 9, 10, 12]);
    expect([...packRecords(samples, 1, 1)]).toEqual([4, 5, 6, 9, 10, 12]);
  });

  it("are read in the order of the features: pairs row by row, then squares", () => {
    expect([...gramEntries(3)]).toEqual([1, 2, 4, 0, 3, 5]);
  });
});

describe("models as settings", () => {
  it("have arrays of whole vectors, one model after the other", () => {
    expect(arrayLength(model, 3, 1)).toBe(24);
    expect(arrayLength({ ...model, heads: 1 }, 3, 2)).toBe(16);
  });

  it("are laid out as the shader reads them", () => {
    const other: PopulationModel = { ...model, heads: 3, data: 1, batch: 2, optimizer: "sgd" };
    const bytes = packModels(
      [model, other],
      [
        { ...samples, prefixes: 1 },
        { ...samples, prefixes: 2 },
      ],
      4000,
    );
    const whole = new Uint32Array(bytes.buffer);
    const real = new Float32Array(bytes.buffer);
    expect([...whole.subarray(0, 9)]).toEqual([2, 0, 0, 12, 0, 1, 8, 8, 0]);
    expect([...whole.subarray(17, 26)]).toEqual([3, 36, 12, 20, 2, 2, 2, 4, 1]);
    for (const first of [9, 26]) expect([...real.subarray(first, first + 8)]).toEqual([0.5, 0.75, 0.25, 0.875, 0.125, 0.25, 0.125, 2]);
  });

  it("handle as many rows at once as the workgroup memory holds, and 64 at most", () => {
    const chunk = (heads: number, scratch: number) =>
      new Uint32Array(packModels([{ ...model, heads, batch: 1000 }], [{ ...samples, prefixes: 1 }], scratch).buffer)[7];
    expect(chunk(1, 4000)).toBe(64);
    expect(chunk(64, 4000)).toBe(15);
  });

  it("take the memory that every device has, more for a wide model, and are refused beyond what there is", () => {
    expect(scratchLength([model], 4, 1, 16384)).toBe(3904);
    expect(scratchLength([model, { ...model, heads: 64 }], 32, 1, 32768)).toBe(4097);
    expect(() => scratchLength([{ ...model, heads: 64 }], 32, 1, 16384)).toThrow(TooLargeError);
  });
});
