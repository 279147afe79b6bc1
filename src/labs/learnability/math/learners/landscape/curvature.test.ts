import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../../platform/numerics/symmetric-eigen";
import { Workspace } from "../../workspace";
import { hessianAt, lossGradient, sharpestDirections } from "./curvature";
import { directLoss, noise, problem, quadraticLoss, randomHeads } from "./testing";
import { headsAt, inner, plus, weightsOf } from "./weights";

const { samples } = problem(2, 2, 30);
const heads = randomHeads(2, 2, 2, 4);
const weights = weightsOf(heads);
const loss = quadraticLoss(samples);
const lossOf = (point: Float64Array) => directLoss(samples, headsAt(heads, point));
const unit = (i: number) => Float64Array.from(weights, (_, k) => Number(k === i));

/** By central differences of the loss alone. */
function differenceHessian(): Float64Array {
  const n = weights.length;
  const h = 1e-3;
  const at = (i: number, si: number, j: number, sj: number) => lossOf(plus(plus(weights, unit(i), si * h), unit(j), sj * h));
  return Float64Array.from({ length: n * n }, (_, k) => {
    const [i, j] = [Math.floor(k / n), k % n];
    return (at(i, 1, j, 1) - at(i, 1, j, -1) - at(i, -1, j, 1) + at(i, -1, j, -1)) / (4 * h * h);
  });
}

describe("derivatives of the loss in weight space", () => {
  it("have the gradient that central differences of the loss have", () => {
    const gradient = finish(lossGradient(loss, heads));
    const h = 1e-5;
    gradient.forEach((value, i) => {
      const difference = (lossOf(plus(weights, unit(i), h)) - lossOf(plus(weights, unit(i), -h))) / (2 * h);
      expect(Math.abs(value - difference)).toBeLessThan(1e-6 * Math.sqrt(inner(gradient, gradient)));
    });
  });

  it("have a Hessian whose products are those of central differences, and which is symmetric", () => {
    const product = finish(hessianAt(loss, heads));
    const reference = differenceHessian();
    const n = weights.length;
    const size = Math.max(...reference.map(Math.abs));
    const v = noise(n, 61);
    finish(product(v)).forEach((value, i) => {
      expect(Math.abs(value - inner(reference.subarray(i * n, (i + 1) * n), v))).toBeLessThan(1e-4 * size);
    });
    const w = noise(n, 62);
    expect(Math.abs(inner(finish(product(v)), w) - inner(finish(product(w)), v))).toBeLessThan(1e-12 * size * n);
  });

  it("find the top eigenvectors of the Hessian of finite differences", () => {
    const workspace = new Workspace();
    const n = weights.length;
    const { values, vectors } = finish(symmetricEigen(workspace, differenceHessian(), n));
    const found = finish(sharpestDirections(workspace, finish(hessianAt(loss, heads)), noise(n, 63), 2));
    expect(found).toHaveLength(2);
    for (const [k, { curvature, direction }] of found.entries()) {
      const row = n - 1 - k;
      expect(Math.abs(curvature - values[row])).toBeLessThan(1e-5 * values[n - 1]);
      expect(Math.abs(inner(direction, vectors.subarray(row * n, (row + 1) * n)))).toBeGreaterThan(1 - 1e-6);
      expect(inner(direction, direction)).toBeCloseTo(1, 12);
    }
  });
});
