import { describe, expect, it } from "vitest";
import { CurveRecorder } from "./recording";

const errors = { train: 1, test: 2, shifted: [] };

describe("an error curve that goes on from an earlier one", () => {
  it("keeps steps and distances beside each other", () => {
    const first = new CurveRecorder(0);
    first.add(1, errors, { seen: 3, free: 0.5 });
    const second = new CurveRecorder(0, first.curve());
    second.add(2, errors, { seen: 2, free: 0.5 });
    expect(second.curve()).toMatchObject({
      step: Float64Array.of(1, 2),
      seenDistance: Float64Array.of(3, 2),
      freeDistance: Float64Array.of(0.5, 0.5),
    });
  });

  it("leaves distances unknown where none of W were recorded, as by a version that split p", () => {
    const old = { step: Float64Array.of(1), train: Float64Array.of(1), test: Float64Array.of(2), shifted: [] };
    const recorder = new CurveRecorder(0, { ...old, inRange: Float64Array.of(3), inNull: Float64Array.of(0.5) } as typeof old);
    expect(recorder.curve()).not.toHaveProperty("seenDistance");
    recorder.add(2, errors, { seen: 2, free: 0.5 });
    expect(recorder.curve().seenDistance).toEqual(Float64Array.of(Number.NaN, 2));
    expect(recorder.curve().freeDistance).toEqual(Float64Array.of(Number.NaN, 0.5));
  });
});
