/** Least squares where coordinates are in units of very different size. */
import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { normals } from "../../../../../platform/numerics/random";
import { decomposeMoment } from "../../certificate/null-space";
import { load } from "../../certificate/resident";
import { SecondMoment } from "../../certificate/second-moment";
import { samplesOf } from "../../certificate/testing";
import { fromCoefficients } from "../../model/feature-products";
import { features, pairScale } from "../../model/features";
import { packedSize, type Split } from "../../model/samples";
import { Workspace } from "../../workspace";
import { solve } from "./solve";

const n = 4;
const outputs = 2;

/** Gaussian tokens in units, labelled by a function with coefficients of order one for features of order one. */
function labelled(d: number, count: number, sizes: readonly number[], copied = false, seed = 21n) {
  const workspace = new Workspace();
  const tokens = Array.from({ length: count }, (_, index) => normals(workspace, { seed, purpose: 99, index }, d * n));
  if (copied) for (const Z of tokens) Z.copyWithin((d - 1) * n, 0, n);
  const plain = samplesOf(tokens, d, n);
  const inUnits = tokens.map((Z) => Z.map((value, at) => value * sizes[Math.floor(at / n)]));
  const psi = (d * d * (d + 1)) / 2;
  const p = normals(workspace, { seed: 4n, purpose: 99, index: 0 }, outputs * psi);
  const labels = new Float64Array(count * outputs);
  for (let i = 0; i < count; i++) {
    const H = features(plain.gram.subarray(i * packedSize(d), (i + 1) * packedSize(d)), plain.last.subarray(i * d, (i + 1) * d));
    for (let a = 0; a < outputs; a++) for (let k = 0; k < psi; k++) labels[i * outputs + a] += p[a * psi + k] * H[k];
  }
  const ones = samplesOf([Float64Array.from({ length: d * n }, (_, at) => (at % n === n - 1 ? sizes[Math.floor(at / n)] : 0))], d, n);
  // `factors`: each feature is multiplied by its factor, so its coefficient is divided by it.
  return { split: { ...samplesOf(inUnits, d, n), outputs, labels, prefixes: 1 }, p, factors: features(ones.gram, ones.last), psi };
}

function fitted(split: Split) {
  const workspace = new Workspace();
  const resident = load(workspace, split, "test");
  const moment = new SecondMoment(workspace, split.d, split.outputs);
  finish(moment.extend(resident, split.count));
  const before = workspace.bytesInUse;
  const fit = finish(solve(workspace, { resident, moments: split, labels: split.labels ?? new Float64Array() }, moment, split.count, 0));
  expect(workspace.bytesInUse).toBe(before);
  if (fit.form !== "primal") throw new Error("expected coefficients");
  const predictions = finish(fromCoefficients(workspace, fit.p, resident, split.outputs));
  const labels = split.labels ?? new Float64Array();
  const error = Math.max(...predictions.map((value, i) => Math.abs(value - labels[i]))) / Math.max(...labels.map(Math.abs));
  return { workspace, moment, fit, error };
}

describe("least squares in any units", () => {
  it.each([[[1e3, 1, 1e-2, 1e-4]], [[1e-6, 1, 1, 1]], [[1e5, 1e-5, 30, 1]]])(
    "finds the function where all directions are seen: %j",
    (sizes) => {
      const { split, p, factors, psi } = labelled(4, 200, sizes);
      const { fit, error } = fitted(split);
      expect(error).toBeLessThan(1e-13);
      for (const [i, value] of fit.p.entries()) expect(Math.abs(value * factors[i % psi] - p[i])).toBeLessThan(1e-10);
    },
  );

  it.each([
    [80, [1, 1, 1, 1], 1e-12],
    [80, [1, 1, 1, 1e-2], 1e-10],
    [80, [1, 0.02, 5, 1e-3], 1e-10],
    [80, [1e3, 1, 1e-2, 1e-4], 1e-10],
    [30, [1, 0.02, 5, 1e-3], 1e-10],
    [15, [1, 1, 1, 1e-3], 1e-10],
    [15, [1e3, 1, 1e-2, 1e-4], 1e-5],
  ])("fits %i samples with a coordinate twice, and W is the smallest that does: %j", (count, sizes, small) => {
    const { split, psi } = labelled(4, count, sizes, true);
    const { fit, error, moment, workspace } = fitted(split);
    expect(error).toBeLessThan(1e-11);
    const { vectors, spectrum } = finish(decomposeMoment(workspace, moment));
    expect(spectrum.rank).toBe(Math.min(count, 18));
    const scale = pairScale(4);
    for (let a = 0; a < outputs; a++) {
      const u = fit.p.slice(a * psi, (a + 1) * psi).map((value, i) => value / scale[i]);
      for (let row = 0; row < spectrum.nullity; row++) {
        const free = vectors.slice(row * psi, (row + 1) * psi).map((value, i) => value / scale[i]);
        const along = free.reduce((sum, value, i) => sum + value * u[i], 0);
        expect(Math.abs(along) / Math.hypot(...u)).toBeLessThan(small);
      }
    }
  });
});
