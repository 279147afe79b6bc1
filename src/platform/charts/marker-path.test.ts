import { describe, expect, it } from "vitest";
import { markerPath } from "./marker-path";

/** Twice the area within the corners of a path of straight lines. */
function doubledArea(path: string): number {
  const corners = path
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(",").map(Number));
  return Math.abs(
    corners.reduce((sum, [x, y], k) => sum + x * corners[(k + 1) % corners.length][1] - y * corners[(k + 1) % corners.length][0], 0),
  );
}

describe("the outlines of markers", () => {
  it("are eight, and then the same ones again", () => {
    const outlines = [0, 1, 2, 3, 4, 5, 6, 7].map((shape) => markerPath(shape, 42));
    expect(new Set(outlines).size).toBe(8);
    expect(markerPath(8, 42)).toBe(outlines[0]);
  });

  it("all cover the area that is asked for", () => {
    for (const shape of [1, 2, 3, 4, 5, 6, 7]) expect(doubledArea(markerPath(shape, 4000)) / 2 / 4000).toBeCloseTo(1, 3);
    expect(markerPath(0, 100 * Math.PI)).toBe("M10,0A10,10,0,1,1,-10,0A10,10,0,1,1,10,0");
  });

  it("stand where they are wanted", () => {
    expect(markerPath(1, 100)).toBe("M-5,-5L5,-5L5,5L-5,5Z");
    expect(markerPath(1, 100, 20.1, 3)).toBe("M15.1,-2L25.1,-2L25.1,8L15.1,8Z");
    expect(markerPath(0, 100 * Math.PI, 20.1, 3)).toBe("M30.1,3A10,10,0,1,1,10.1,3A10,10,0,1,1,30.1,3");
  });
});
