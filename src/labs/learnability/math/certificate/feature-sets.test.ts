/** Lemma A.7 with other features, by its definition with ml-matrix. */
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { Workspace } from "../workspace";
import { boundOfSet, type ScaledSet } from "./feature-sets";
import { certifyPoint } from "./point";
import { decompose, featuresAt, gaussianSamples, momentOf, slowLambda } from "./testing";

const workspace = new Workspace();
const samples = gaussianSamples(workspace, 3, 5, 200);
const probe = gaussianSamples(workspace, 3, 5, 1, 98);
const H = featuresAt(probe, 0);
const lambda = slowLambda(samples);

const smallest = (rows: number[][]) =>
  Math.min(...new EigenvalueDecomposition(new Matrix(rows), { assumeSymmetric: true }).realEigenvalues);
const bound = (set: ScaledSet) => finish(boundOfSet(workspace, set, momentOf(workspace, samples), H));

it("has every product of X(Z), so that the norm is that of X(Z)", () => {
  // Pairs come first, three with three last coordinates each.
  const factors = H.map((_, i) => (i < 9 ? Math.SQRT2 : 1));
  const { lambdaMin, normFactor } = bound("of-x");
  expect(lambdaMin).toBeCloseTo(smallest(lambda.map((row, i) => row.map((value, j) => factors[i] * factors[j] * value))), 9);
  const [g11, g12, g13, g22, g23, g33] = probe.gram;
  const square = g11 ** 2 + g22 ** 2 + g33 ** 2 + 2 * (g12 ** 2 + g13 ** 2 + g23 ** 2);
  const last = probe.last.reduce((sum, value) => sum + value * value, 0);
  expect(normFactor * lambdaMin).toBeCloseTo(square * last, 9);
});

it("divides every feature by its root mean square", () => {
  const { lambdaMin, normFactor } = bound("normalised");
  const roots = lambda.map((row, i) => Math.sqrt(row[i]));
  expect(lambdaMin).toBeCloseTo(smallest(lambda.map((row, i) => row.map((value, j) => value / (roots[i] * roots[j])))), 9);
  expect(normFactor * lambdaMin).toBeCloseTo(
    H.reduce((sum, value, i) => sum + (value / roots[i]) ** 2, 0),
    9,
  );
});

it("is never below the leverage, which is the bound of whitened features", () => {
  const { leverage } = finish(certifyPoint(workspace, decompose(workspace, samples), H, []));
  const { eigenvectorMatrix, realEigenvalues } = new EigenvalueDecomposition(new Matrix(lambda), { assumeSymmetric: true });
  const along = eigenvectorMatrix.transpose().mmul(Matrix.columnVector(H)).to1DArray();
  expect(leverage).toBeCloseTo(
    along.reduce((sum, value, i) => sum + value ** 2 / realEigenvalues[i], 0),
    8,
  );
  for (const set of ["of-x", "normalised"] as const) expect(bound(set).normFactor).toBeGreaterThan(leverage);
});
