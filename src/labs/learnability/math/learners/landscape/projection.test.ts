import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { Workspace } from "../../workspace";
import { pathDirections, planeOf, shadowOn, shareInPlane } from "./projection";
import { randomDirection } from "./random-direction";
import { noise, randomHeads } from "./testing";
import { headsAt, inner, length, padded, plus, weightsOf } from "./weights";

const workspace = new Workspace();
const origin = noise(12, 1);
const [u, v, w] = [2, 3, 4].map((index) => noise(12, index));

describe("a plane", () => {
  const plane = planeOf(origin, u, v);
  if (!plane) throw new Error("two random directions span a plane");

  it("has orthonormal directions, the first along the one given", () => {
    expect(inner(plane.first, plane.second)).toBeCloseTo(0, 14);
    expect([length(plane.first), length(plane.second)]).toEqual([expect.closeTo(1, 14), expect.closeTo(1, 14)]);
    expect(inner(plane.first, u)).toBeCloseTo(length(u), 12);
  });

  it("gives points of its own their coordinates, and of others says how far off they are", () => {
    const inside = plus(plus(origin, plane.first, 2), plane.second, -3);
    expect(shadowOn(plane, inside)).toEqual({ a: expect.closeTo(2, 12), b: expect.closeTo(-3, 12), off: expect.closeTo(0, 12) });
    const { a, b, off } = shadowOn(plane, plus(origin, w));
    expect(a * a + b * b + off * off).toBeCloseTo(inner(w, w), 10);
  });

  it("does not exist where both directions are one, or one is none", () => {
    expect(
      planeOf(
        origin,
        u,
        u.map((value) => -2 * value),
      ),
    ).toBeNull();
    expect(planeOf(origin, u, new Float64Array(12))).toBeNull();
  });

  it("holds all of a path in it, and of one across it the share that is", () => {
    const within = [0, 1, 2].map((t) => plus(plus(origin, plane.first, t), plane.second, t * t));
    expect(shareInPlane(plane, within)).toBeCloseTo(1, 12);
    const normal = planeOf(origin, plane.first, plus(plus(w, plane.first, -inner(w, plane.first)), plane.second, -inner(w, plane.second)));
    if (!normal) throw new Error("a third direction is there");
    const slanted = [0, 1].map((t) => plus(plus(origin, plane.first, 3 * t), normal.second, 4 * t));
    expect(shareInPlane(plane, slanted)).toBeCloseTo(0.6, 12);
    expect(shareInPlane(plane, [origin, origin])).toBe(1);
  });
});

describe("directions", () => {
  it("of a path in a plane span that plane, and lead forwards", () => {
    const path = Array.from({ length: 9 }, (_, t) => plus(plus(origin, u, 8 - t), v, Math.sin(t)));
    const end = path[8];
    const [first, second] = finish(pathDirections(workspace, path, end));
    const plane = planeOf(end, first, second);
    if (!plane) throw new Error("the path is not straight");
    for (const point of path) expect(shadowOn(plane, point).off).toBeLessThan(1e-6);
    expect(shadowOn(plane, path[0]).a).toBeLessThan(0);
    const spread = (direction: Float64Array) => path.reduce((sum, point) => sum + inner(plus(point, end, -1), direction) ** 2, 0);
    expect(spread(first)).toBeGreaterThan(spread(second));
    expect(() => finish(pathDirections(workspace, path.slice(8), end))).toThrow("the path of this learner spans no plane yet");
  });

  it("at random change every matrix in proportion to its size, and stay the same for a seed", () => {
    const heads = padded(randomHeads(3, 2, 2, 5), 3);
    const direction = headsAt(heads, randomDirection(workspace, heads, 4, 0));
    for (let h = 0; h < 3; h++) {
      const size = (values: Float64Array, each: number) => length(values.subarray(h * each, (h + 1) * each));
      expect(size(direction.V, 6)).toBeCloseTo(size(heads.V, 6), 12);
      expect(size(direction.Q, 9)).toBeCloseTo(size(heads.Q, 9), 12);
    }
    expect(randomDirection(workspace, heads, 4, 0)).toEqual(weightsOf(direction));
    expect(randomDirection(workspace, heads, 4, 1)).not.toEqual(weightsOf(direction));
    expect(randomDirection(workspace, heads, 5, 0)).not.toEqual(weightsOf(direction));
  });
});
