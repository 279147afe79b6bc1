import { describe, expect, it } from "vitest";
import { Pace } from "./pace";

describe("the size of a submit", () => {
  it("begins at one piece and grows fourfold at most until a submit takes 100 ms", () => {
    const pace = new Pace(1000);
    const sizes = [1, 2, 3, 4, 5].map(() => {
      const { size } = pace;
      pace.measured(size, 2 * size);
      return size;
    });
    expect(sizes).toEqual([1, 4, 16, 50, 50]);
  });

  it("shrinks at once after a slow submit, down to one piece", () => {
    const pace = new Pace(1000);
    for (let i = 0; i < 4; i++) pace.measured(pace.size, 1);
    expect(pace.size).toBe(256);
    pace.measured(256, 400);
    expect(pace.size).toBe(64);
    pace.measured(64, 60_000);
    expect(pace.size).toBe(1);
  });

  it("stays within what the buffers hold", () => {
    const pace = new Pace(6);
    for (let i = 0; i < 4; i++) pace.measured(pace.size, 0);
    expect(pace.size).toBe(6);
  });
});
