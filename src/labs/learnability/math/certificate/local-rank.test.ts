import { Matrix, SingularValueDecomposition } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { coefficientsOfHeads } from "../model/function-space";
import type { Heads } from "../model/samples";
import { memoryTeacher } from "../tasks/associative-memory/memory";
import { Workspace } from "../workspace";
import { coefficientJacobian, localRanks } from "./local-rank";
import { decompose, gaussianSamples, memories } from "./testing";
import { withWitness } from "./twin";

const workspace = new Workspace();

function randomHeads(d: number, outputs: number, count: number, seed: number): Heads {
  const size = count * outputs * d;
  const values = normals(workspace, { seed: BigInt(seed), purpose: 98, index: 0 }, size + count * d * d);
  return { d, outputs, count, V: values.slice(0, size), Q: values.slice(size) };
}

/** Central differences of the coefficients, which are quadratic in the weights: exact up to rounding. */
function slowJacobian(heads: Heads): number[][] {
  const step = 0.5;
  const along = (part: "V" | "Q") =>
    Array.from(heads[part], (_, at) => {
      const moved = (by: number) => coefficientsOfHeads({ ...heads, [part]: heads[part].with(at, heads[part][at] + by) });
      const [more, less] = [moved(step), moved(-step)];
      return Array.from(more, (value, i) => (value - less[i]) / (2 * step));
    });
  return [...along("V"), ...along("Q")];
}

const slowRank = (rows: number[][]) => {
  const { diagonal } = new SingularValueDecomposition(new Matrix(rows), { autoTranspose: true });
  return diagonal.filter((value) => value > 1e-9 * diagonal[0]).length;
};

describe("the derivative of the coefficients by the weights", () => {
  it.each([
    [2, 1, 1],
    [3, 3, 2],
    [4, 2, 3],
  ])("equals central differences at d = %i, %i outputs, %i heads", (d, outputs, count) => {
    const heads = randomHeads(d, outputs, count, 5);
    const slow = slowJacobian(heads).flat();
    const jacobian = coefficientJacobian(heads);
    expect(jacobian).toHaveLength(slow.length);
    for (const [i, value] of slow.entries()) expect(jacobian[i]).toBeCloseTo(value, 12);
  });
});

describe("ranks near a layer", () => {
  it.each([
    [3, 3, 1],
    [3, 3, 2],
    [4, 4, 3],
  ])("are those of singular values at d = %i, %i outputs, %i heads", (d, outputs, count) => {
    const heads = randomHeads(d, outputs, count, 6);
    const parts = decompose(workspace, gaussianSamples(workspace, d, 5, 400));
    const { parameters, whole, onData } = finish(localRanks(workspace, heads, parts));
    expect(parameters).toBe(heads.V.length + heads.Q.length);
    expect(whole).toBe(slowRank(slowJacobian(heads)));
    // Data of full rank show every direction.
    expect(onData).toBe(whole);
    // Layers of so many heads are matrices of that rank, of which the gauge takes no direction here.
    expect(whole).toBe(count * (outputs * d + d * d - count));
  });

  it("identify one head of a memory with orthonormal keys, although 40 directions are free, and not two heads", () => {
    const teacher = memoryTeacher(4);
    const parts = decompose(workspace, memories(workspace, "orthonormal", 2000, 101));
    expect(parts.spectrum.nullity).toBe(40);
    expect(finish(localRanks(workspace, teacher, parts))).toEqual({ heads: 1, parameters: 128, whole: 127, onData: 127 });
    const two = finish(localRanks(workspace, withWitness(teacher, { j: 0, k: 1, l: 2 }, 4, 3), parts));
    expect(two.onData).toBeLessThan(two.whole);
  });
});
