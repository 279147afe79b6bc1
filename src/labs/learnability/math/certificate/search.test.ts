import { describe, expect, it } from "vitest";
import { inVerify } from "../../../../platform/numerics/in-verify-testing";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { features } from "../model/features";
import { momentsOf } from "../model/forward";
import { Workspace } from "../workspace";
import { CubicForm, climb, findLargestDifference } from "./search";
import { decompose, memories } from "./testing";
import { nullDirection, witnessDirection } from "./twin";

const workspace = new Workspace();
const [d, n] = [8, 5];
const decomposition = decompose(workspace, memories(workspace, "orthonormal", 2000, 101));
const random = (index: number, size = d * n) => normals(workspace, { seed: 5n, purpose: 99, index }, size);

/** direction . H(Z) by the definition of H. */
function slope(direction: Float64Array, Z: Float64Array): number {
  const { gram, last } = momentsOf(Z, d, Z.length / d);
  return features(gram, last).reduce((sum, value, i) => sum + value * direction[i], 0);
}

describe("the search for the sample on which two functions differ most", () => {
  it("climbs a form that is the difference, along its true gradient", () => {
    const direction = random(0, 288);
    const form = new CubicForm(direction, d, n);
    const Z = random(1);
    expect(form.value(Z)).toBeCloseTo(slope(direction, Z), 10);
    const gradient = form.gradient(Z);
    for (let i = 0; i < d * n; i++) {
      const moved = (by: number) => slope(direction, Z.with(i, Z[i] + by));
      expect(gradient[i]).toBeCloseTo((moved(1e-4) - moved(-1e-4)) / 2e-4, 4);
    }
  });

  it("never goes down", () => {
    for (let index = 0; index < 20; index++) {
      const form = new CubicForm(nullDirection(decomposition, index), d, n);
      const start = random(index);
      const size = Math.hypot(...start);
      const unit = start.map((entry) => entry / size);
      let height = form.value(unit);
      for (const next of climb(form, unit)) {
        expect(next).toBeGreaterThan(height);
        height = next;
      }
    }
  });

  const draws = inVerify ? 100_000 : 20_000;
  it(`reaches more than the best of ${draws} random draws, at the length asked for`, () => {
    const indices = [7, 20];
    const forms = indices.map((index) => new CubicForm(nullDirection(decomposition, index), d, n));
    const best = indices.map(() => 0);
    const tokens = random(0, draws * d * n);
    for (let at = 0; at < tokens.length; at += d * n) {
      const Z = tokens.subarray(at, at + d * n);
      const cubed = Z.reduce((sum, entry) => sum + entry * entry, 0) ** 1.5;
      forms.forEach((form, k) => {
        best[k] = Math.max(best[k], Math.abs(form.value(Z)) / cubed);
      });
    }
    indices.forEach((index, k) => {
      const direction = nullDirection(decomposition, index);
      const found = finish(findLargestDifference(workspace, direction, { d, n, norm: 3, seed: 1 }));
      expect(Math.hypot(...found.Z)).toBeCloseTo(3, 12);
      expect(found.slope).toBeCloseTo(slope(direction, found.Z), 12);
      expect(found.slope / 27).toBeGreaterThan(best[k]);
    });
  });

  it("finds the largest value of the witness, which is known", () => {
    // (G_01 z_2 - G_02 z_1) / sqrt 2 is x_0 (x_1 z_2 - x_2 z_1) / sqrt 2 summed over the tokens x before the last one, at
    // most |x|^2 |z| / (2 sqrt 2); |x|^2 = 2/3 and |z|^2 = 1/3 share the length 1 best.
    const direction = witnessDirection({ j: 0, k: 1, l: 2 }, d);
    const found = finish(findLargestDifference(workspace, direction, { d, n, norm: 1, seed: 1 }));
    const again = finish(findLargestDifference(workspace, direction, { d, n, norm: 1, seed: 2 }));
    expect(found.slope).toBeCloseTo(again.slope, 10);
    expect(found.slope).toBeCloseTo(1 / (3 * Math.sqrt(6)), 10);
  });

  it("finds no more in longer samples: beyond two tokens the largest value stays as it is", () => {
    const largest = (length: number, index: number) =>
      finish(findLargestDifference(workspace, nullDirection(decomposition, index), { d, n: length, norm: 1, seed: 1 })).slope;
    for (const index of [0, 33]) for (const length of [3, 7]) expect(largest(length, index)).toBeCloseTo(largest(2, index), 9);
  });

  it("gives the same bits for the same seed, and slope 0 where the two functions agree everywhere", () => {
    const direction = nullDirection(decomposition, 2);
    const search = (length: number) => finish(findLargestDifference(workspace, direction, { d, n: length, norm: 2, seed: 4 }));
    expect(search(5)).toEqual(search(5));
    // G_01 z_2 = G_02 z_1 for a single token.
    const witness = witnessDirection({ j: 0, k: 1, l: 2 }, d);
    const single = finish(findLargestDifference(workspace, witness, { d, n: 1, norm: 2, seed: 4 }));
    expect(Math.abs(single.slope)).toBeLessThan(1e-15);
    expect(Math.hypot(...single.Z)).toBeCloseTo(2, 12);
  });
});
