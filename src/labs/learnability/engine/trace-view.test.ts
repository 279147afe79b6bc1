import { describe, expect, it } from "vitest";
import { certifiedTraces, seenCoordinates } from "./trace-view";

describe("what the data tell of unseen computations", () => {
  it("counts a computation as certified when every one of its tokens is", () => {
    expect([...certifiedTraces(Float64Array.of(0, 1e-9, 0, 0.2, Number.NaN, 0), 2)]).toEqual([1, 0, 0]);
  });

  it("finds the coordinates that some sample's last token shows", () => {
    expect([...seenCoordinates({ d: 4, last: Float64Array.of(0, 1, 0, 0, 0, -2, 0, 1e-3) })]).toEqual([0, 1, 0, 1]);
  });
});
