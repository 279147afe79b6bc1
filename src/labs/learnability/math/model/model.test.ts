import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { svd } from "../../../../platform/numerics/svd";
import { Workspace } from "../workspace";
import { eachFeatureBlock } from "./feature-blocks";
import { featureKernel, features, pairScale } from "./features";
import fixtures from "./fixtures/features.json";
import { attend, momentsOf, predict } from "./forward";
import { coefficientsOf, coefficientsOfHeads, minimumNormW, tensorOf } from "./function-space";
import { featureCount, type Heads } from "./samples";
import { attendCausally, redundantFeatures } from "./testing";

const workspace = new Workspace();

const flat = (nested: readonly unknown[]) => Float64Array.from(nested.flat(5) as number[]);

function closeTo(actual: ArrayLike<number>, expected: ArrayLike<number>, tolerance = 1e-12): void {
  expect(actual).toBeAllclose(expected, { atol: tolerance * Math.max(1, ...Array.from(expected, Math.abs)) });
}

describe.each(fixtures)("the reference layer with d = $d, n = $n and $heads heads", (fixture) => {
  const { d, n } = fixture;
  const heads: Heads = { d, outputs: d, count: fixture.heads, V: flat(fixture.V), Q: flat(fixture.Q) };
  const Z = flat(fixture.Z);
  const moments = momentsOf(Z, d, n);

  it("has the reference features, in the slow form and from the kernel", () => {
    closeTo(features(moments.gram, moments.last), flat(fixture.features));
    const made = workspace.scope(() => {
      const samples = { d, count: 1, gram: workspace.push(moments.gram), last: workspace.push(moments.last) };
      let copy = new Float64Array();
      const read = function* (block: { features: number }) {
        copy = workspace.f64(block.features, featureCount(d)).slice();
        yield 1;
      };
      finish(eachFeatureBlock(workspace, samples, 0, 1, read));
      return copy;
    });
    closeTo(made, flat(fixture.features));
  });

  it("gives the reference output from tokens, from (G, z), and from p", () => {
    const expected = flat(fixture.output);
    closeTo(attend(heads, Z, n).output, expected);
    closeTo(predict(workspace, heads, { d, count: 1, ...moments }), expected);
    const p = coefficientsOfHeads(heads);
    const H = features(moments.gram, moments.last);
    closeTo(
      expected.map((_, a) => H.reduce((sum, feature, i) => sum + feature * p[a * H.length + i], 0)),
      expected,
    );
  });

  it("gives the reference outputs on every prefix", () => {
    const expected = flat(fixture.causalOutputs);
    const transposed = Float64Array.from({ length: n * d }, (_, i) => expected[(i % d) * n + Math.floor(i / d)]);
    closeTo(attendCausally(heads, Z, n), transposed);
  });

  it("has the reference T, p and W of minimum norm, with its singular values", () => {
    closeTo(tensorOf(heads), flat(fixture.T));
    const p = coefficientsOfHeads(heads);
    closeTo(p, flat(fixture.p));
    const W = minimumNormW(p, d, d);
    closeTo(W, flat(fixture.minNormW));
    closeTo(finish(svd(workspace, W, d * d, d * d)).singularValues, fixture.minNormWSingularValues);
    closeTo(coefficientsOf(W, d, d), p);
  });
});

/** Seeds and shapes of random layers. */
const layers = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  d: fc.integer({ min: 2, max: 6 }),
  n: fc.integer({ min: 1, max: 9 }),
  count: fc.integer({ min: 1, max: 7 }),
  scalar: fc.boolean(),
});

function drawLayer({ seed, d, n, count, scalar }: { seed: number; d: number; n: number; count: number; scalar: boolean }) {
  const outputs = scalar ? 1 : d;
  const draw = (index: number, size: number) => normals(workspace, { seed: BigInt(seed), purpose: 99, index }, size);
  const heads: Heads = { d, outputs, count, V: draw(0, count * outputs * d), Q: draw(1, count * d * d) };
  return { heads, Z: draw(2, d * n), other: draw(3, d * n), n };
}

describe("random layers", () => {
  it("compute the same from tokens, moments, T with X, and p with H (to 1e-12)", () => {
    fc.assert(
      fc.property(layers, (shape) => {
        const { heads, Z, n } = drawLayer(shape);
        const { d, outputs } = heads;
        const moments = momentsOf(Z, d, n);
        const expected = attend(heads, Z, n).output;
        closeTo(predict(workspace, heads, { d, count: 1, ...moments }), expected);
        const T = tensorOf(heads);
        const X = redundantFeatures(moments.gram, moments.last);
        const viaT = expected.map((_, a) => X.reduce((sum, entry, i) => sum + entry * T[a * d ** 3 + i], 0));
        closeTo(viaT, expected);
        const p = coefficientsOfHeads(heads);
        const H = features(moments.gram, moments.last);
        const viaP = expected.map((_, a) => H.reduce((sum, entry, i) => sum + entry * p[a * H.length + i], 0));
        closeTo(viaP, expected);
        expect(p.length).toBe(outputs * ((d * d * (d + 1)) / 2));
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it("have kernels equal to inner products of features, and ||Z^T Z'||^2 <z, z'> for X (to 1e-12)", () => {
    fc.assert(
      fc.property(layers, (shape) => {
        const { heads, Z, other, n } = drawLayer(shape);
        const { d } = heads;
        const [a, b] = [momentsOf(Z, d, n), momentsOf(other, d, n)];
        const dot = (x: Float64Array, y: Float64Array) => x.reduce((sum, entry, i) => sum + entry * y[i], 0);
        const [Ha, Hb] = [features(a.gram, a.last), features(b.gram, b.last)];
        closeTo([featureKernel("H", a, b)], [dot(Ha, Hb)]);
        const scale = pairScale(d);
        const scaled = dot(
          Ha.map((x, i) => x * scale[i]),
          Hb.map((x, i) => x * scale[i]),
        );
        closeTo([featureKernel("X", a, b)], [scaled]);
        closeTo([featureKernel("X", a, b)], [dot(redundantFeatures(a.gram, a.last), redundantFeatures(b.gram, b.last))]);
        let squared = 0;
        for (let s = 0; s < n; s++)
          for (let t = 0; t < n; t++) {
            let product = 0;
            for (let j = 0; j < d; j++) product += Z[j * n + s] * other[j * n + t];
            squared += product * product;
          }
        closeTo([featureKernel("X", a, b)], [squared * dot(a.last, b.last)]);
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});
