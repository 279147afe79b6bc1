import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { svd } from "../../../../platform/numerics/svd";
import { Workspace } from "../workspace";
import { alignHeads, attentionMatrices, headSingularValues } from "./comparison";
import { attend } from "./forward";
import { coefficientsOfHeads, tensorOf } from "./function-space";
import type { Heads } from "./samples";

const workspace = new Workspace();
const draw = (seed: number, index: number, size: number) => normals(workspace, { seed: BigInt(seed), purpose: 98, index }, size);

const layers = fc.record({
  seed: fc.nat(),
  d: fc.integer({ min: 2, max: 5 }),
  count: fc.integer({ min: 1, max: 6 }),
  scalar: fc.boolean(),
});

function layer({ seed, d, count, scalar }: { seed: number; d: number; count: number; scalar: boolean }): Heads {
  const outputs = scalar ? 1 : d;
  return { d, outputs, count, V: draw(seed, 0, count * outputs * d), Q: draw(seed, 1, count * d * d) };
}

const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** The same function from other heads: V A^-1 and A Q for a random well-conditioned mixing A = I + E of two heads. */
function mixed(heads: Heads): Heads {
  const [a, b, c, d] = [1.2, 0.4, -0.3, 0.9];
  const determinant = a * d - b * c;
  const combine = (values: Float64Array, first: readonly [number, number], second: readonly [number, number]) => {
    const size = values.length / 2;
    const [x, y] = [values.subarray(0, size), values.subarray(size)];
    return Float64Array.from([
      ...x.map((value, i) => first[0] * value + first[1] * y[i]),
      ...x.map((value, i) => second[0] * value + second[1] * y[i]),
    ]);
  };
  return {
    ...heads,
    Q: combine(heads.Q, [a, b], [c, d]),
    V: combine(heads.V, [d / determinant, -c / determinant], [-b / determinant, a / determinant]),
  };
}

describe("a layer aligned with its teacher", () => {
  it("is the teacher itself when it computes the same function with mixed heads", () => {
    const teacher = layer({ seed: 5, d: 4, count: 2, scalar: false });
    const student = mixed(teacher);
    expect(largest(student.Q.map((value, i) => value - teacher.Q[i]))).toBeGreaterThan(0.1);
    const { Q, unexplained } = alignHeads(coefficientsOfHeads(student), teacher);
    expect(largest(Q.map((value, i) => value - teacher.Q[i]))).toBeLessThan(1e-10);
    expect(unexplained).toBeLessThan(1e-12);
  });

  it("shows changed key-query matrices as they are", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const teacher = layer({ seed, d: 4, count: 2, scalar: false });
        const changed = { ...teacher, Q: teacher.Q.map((value, i) => value + 0.1 * draw(seed, 4, 32)[i]) };
        const { Q, unexplained } = alignHeads(coefficientsOfHeads(changed), teacher);
        expect(largest(Q.map((value, i) => value - changed.Q[i]))).toBeLessThan(1e-6);
        expect(unexplained).toBeLessThan(1e-7);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("admits what the teacher's value matrices cannot express", () => {
    const teacher = layer({ seed: 1, d: 4, count: 1, scalar: false });
    const other = layer({ seed: 2, d: 4, count: 3, scalar: false });
    const { unexplained } = alignHeads(coefficientsOfHeads(other), teacher);
    expect(unexplained).toBeGreaterThan(0.3);
    expect(unexplained).toBeLessThanOrEqual(1);
  });
});

describe("attention matrices", () => {
  it("have the scores of the layer in their last column", () => {
    fc.assert(
      fc.property(layers, fc.integer({ min: 1, max: 7 }), (shape, n) => {
        const heads = layer(shape);
        const Z = draw(shape.seed, 2, heads.d * n);
        const matrices = attentionMatrices(heads.Q, Z, heads.d, n);
        const { scores } = attend(heads, Z, n);
        for (let h = 0; h < heads.count; h++)
          for (let s = 0; s < n; s++) expect(matrices[(h * n + s) * n + n - 1]).toBeCloseTo(scores[h * n + s], 10);
      }),
      { numRuns: 30, seed: 1 },
    );
  });
});

describe("singular values of T", () => {
  it("are those of the whole tensor, however many heads there are", () => {
    fc.assert(
      fc.property(layers, (shape) => {
        const heads = layer(shape);
        const { d, outputs } = heads;
        const expected = finish(svd(workspace, tensorOf(heads), outputs * d, d * d)).singularValues;
        const values = headSingularValues(workspace, heads);
        expect(values.length).toBe(Math.min(heads.count, outputs * d));
        values.forEach((value, i) => {
          expect(Math.abs(value - expected[i])).toBeLessThan(1e-12 * expected[0]);
        });
      }),
      { numRuns: 40, seed: 1 },
    );
  });
});
