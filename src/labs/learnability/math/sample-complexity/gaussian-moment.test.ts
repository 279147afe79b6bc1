import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../platform/numerics/symmetric-eigen";
import { featuresAt, gaussianSamples } from "../certificate/testing";
import { featureIndex } from "../model/features";
import { featureCount } from "../model/samples";
import { Workspace } from "../workspace";
import { gaussianMoment } from "./gaussian-moment";

const workspace = new Workspace();
const shapes = [
  { d: 2, n: 1 },
  { d: 2, n: 5 },
  { d: 3, n: 2 },
  { d: 4, n: 8 },
] as const;

function eigenvalues(d: number, n: number): Float64Array {
  return finish(symmetricEigen(workspace, gaussianMoment(d, n, 1), featureCount(d))).values;
}

describe("the second moment of Gaussian tokens", () => {
  // The largest of up to 1,600 errors counts, and products of degree six have heavy tails.
  it.each(shapes)("is the mean over many sequences within four standard errors, d = $d and n = $n", ({ d, n }) => {
    const psi = featureCount(d);
    const count = 20_000;
    const samples = gaussianSamples(workspace, d, n, count);
    const [sum, squares] = [new Float64Array(psi * psi), new Float64Array(psi * psi)];
    for (let i = 0; i < count; i++) {
      const row = featuresAt(samples, i);
      for (let a = 0; a < psi; a++)
        for (let b = 0; b < psi; b++) {
          const product = row[a] * row[b];
          sum[a * psi + b] += product;
          squares[a * psi + b] += product * product;
        }
    }
    const exact = gaussianMoment(d, n, 1);
    const errors = exact.map((value, at) => {
      const mean = sum[at] / count;
      return Math.abs(mean - value) / Math.sqrt((squares[at] / count - mean * mean) / count);
    });
    expect(Math.max(...errors)).toBeLessThan(4);
    // A wrong constant would move every entry of one kind and with them the mean square, which is about 1.
    expect(errors.reduce((total, error) => total + error * error, 0) / errors.length).toBeLessThan(2);
  });

  it.each(shapes)("is symmetric, d = $d and n = $n", ({ d, n }) => {
    const psi = featureCount(d);
    const lambda = gaussianMoment(d, n, 1);
    expect(lambda.map((_, at) => lambda[(at % psi) * psi + Math.floor(at / psi)])).toEqual(lambda);
  });

  it.each(shapes)("does not depend on the order of the coordinates, d = $d and n = $n", ({ d, n }) => {
    const psi = featureCount(d);
    const lambda = gaussianMoment(d, n, 1);
    const moved = new Float64Array(psi);
    for (let j = 0; j < d; j++)
      for (let k = j; k < d; k++)
        for (let l = 0; l < d; l++) {
          const [jj, kk] = [(j + 1) % d, (k + 1) % d];
          moved[featureIndex(d, j, k, l)] = featureIndex(d, Math.min(jj, kk), Math.max(jj, kk), (l + 1) % d);
        }
    expect(lambda.map((_, at) => lambda[moved[Math.floor(at / psi)] * psi + moved[at % psi]])).toEqual(lambda);
  });

  it("grows with the sixth power of the deviation", () => {
    const lambda = gaussianMoment(3, 4, 1);
    expect(gaussianMoment(3, 4, 2)).toEqual(lambda.map((value) => 64 * value));
    expect(gaussianMoment(3, 4, 0.7)).toBeAllclose(
      lambda.map((value) => 0.7 ** 6 * value),
      { rtol: 1e-15 },
    );
  });

  it("has n - 1 as its smallest eigenvalue from three coordinates on", () => {
    for (const [d, n] of [
      [3, 4],
      [4, 5],
      [4, 8],
      [5, 3],
    ])
      expect(eigenvalues(d, n)[0]).toBeCloseTo(n - 1, 10);
    expect(eigenvalues(2, 3)[0]).toBeCloseTo(2.843, 3);
  });

  it("has the rank of symmetric tensors for sequences of one token", () => {
    for (const d of [2, 3, 4]) {
      const values = eigenvalues(d, 1);
      const rank = values.filter((value) => value > 1e-10 * values[values.length - 1]).length;
      expect(rank).toBe((d * (d + 1) * (d + 2)) / 6);
    }
  });
});
