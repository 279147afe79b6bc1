import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { Workspace } from "../workspace";
import { addTransposedTimes, featuresTimes, fromCoefficients } from "./feature-products";
import { features } from "./features";
import { featureCount, packedSize } from "./samples";

const workspace = new Workspace();

/** Dimensions on both sides of the one from which products are folded; counts on both sides of a pass. */
const cases = fc
  .record({ d: fc.integer({ min: 1, max: 10 }), outputs: fc.integer({ min: 1, max: 5 }), count: fc.integer({ min: 1, max: 300 }) })
  .chain((sizes) => fc.record({ sizes: fc.constant(sizes), seed: fc.integer({ min: 1, max: 2 ** 30 }) }));

/** Numbers between -1/2 and 1/2; every fifth is zero. */
function numbers(seed: number) {
  let state = seed;
  return (length: number) =>
    Float64Array.from({ length }, (_, i) => {
      state = (state * 48271) % 2147483647;
      return i % 5 === 4 ? 0 : state / 2147483647 - 0.5;
    });
}

function drawn({ d, outputs, count }: { readonly d: number; readonly outputs: number; readonly count: number }, seed: number) {
  const next = numbers(seed);
  const [gram, last] = [next(count * packedSize(d)), next(count * d)];
  const rows = Array.from({ length: count }, (_, i) =>
    features(gram.subarray(i * packedSize(d), (i + 1) * packedSize(d)), last.subarray(i * d, (i + 1) * d)),
  );
  return { gram, last, rows, p: next(outputs * featureCount(d)), values: next(count * outputs) };
}

describe("products with the features of samples", () => {
  it("F c are the inner products of each sample's features with each function", () => {
    fc.assert(
      fc.property(cases, ({ sizes, seed }) => {
        const { d, outputs, count } = sizes;
        const { gram, last, rows, p } = drawn(sizes, seed);
        const psi = featureCount(d);
        const expected = rows.flatMap((row) =>
          Array.from({ length: outputs }, (_, o) => row.reduce((sum, value, k) => sum + value * p[o * psi + k], 0)),
        );
        const mark = workspace.mark();
        const samples = { d, count, gram: workspace.push(gram), last: workspace.push(last) };
        const predictions = finish(fromCoefficients(workspace, p, samples, outputs));
        const turned = p.map((_, at) => p[(at % outputs) * psi + Math.floor(at / outputs)]);
        const same = finish(featuresTimes(workspace, samples, count, { values: turned, order: "psi x outputs" }, outputs));
        workspace.release(mark);
        expect(predictions).toBeAllclose(expected, { atol: 1e-13 * Math.sqrt(psi) });
        expect(same).toEqual(predictions);
      }),
      { numRuns: 40 },
    );
  });

  it("F^T v is the sum of features times values, and is added to what is there", () => {
    fc.assert(
      fc.property(cases, ({ sizes, seed }) => {
        const { d, outputs, count } = sizes;
        const { gram, last, rows, values } = drawn(sizes, seed);
        const psi = featureCount(d);
        const first = Math.floor(count / 3);
        const expected = new Float64Array(psi * outputs).fill(1);
        for (let i = first; i < count; i++)
          for (let k = 0; k < psi; k++) for (let o = 0; o < outputs; o++) expected[k * outputs + o] += rows[i][k] * values[i * outputs + o];
        const mark = workspace.mark();
        const samples = { d, count, gram: workspace.push(gram), last: workspace.push(last) };
        const target = workspace.push(new Float64Array(psi * outputs).fill(1));
        const from = workspace.push(values) + 8 * first * outputs;
        finish(addTransposedTimes(workspace, samples, { first, count: count - first }, from, outputs, target));
        const sums = workspace.f64(target, psi * outputs).slice();
        workspace.release(mark);
        expect(sums).toBeAllclose(expected, { atol: 1e-13 * Math.sqrt(count) });
      }),
      { numRuns: 40 },
    );
  });
});
