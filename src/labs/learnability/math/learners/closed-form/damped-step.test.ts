import { describe, expect, it } from "vitest";
import { SingularError } from "../../../../../platform/numerics/errors";
import { gram } from "../../../../../platform/numerics/gram";
import { choleskySolve } from "../../../../../platform/numerics/products-testing";
import { finish } from "../../../../../platform/numerics/progress";
import { normals } from "../../../../../platform/numerics/random";
import { coefficientsOfHeads } from "../../model/function-space";
import type { Heads } from "../../model/samples";
import { Workspace } from "../../workspace";
import { dampedStep } from "./damped-step";

const workspace = new Workspace();
const draw = (index: number, size: number) => normals(workspace, { seed: 3n, purpose: 98, index }, size);

function headsOfShape(d: number, outputs: number, count: number): Heads {
  return { d, outputs, count, V: draw(0, count * outputs * d), Q: draw(1, count * d * d) };
}

/** Rows of p(V, Q) by one entry of V, then of Q, each: p is linear in either, so a difference is a derivative. */
function jacobian(heads: Heads): Float64Array {
  const here = coefficientsOfHeads(heads);
  const columns = (["V", "Q"] as const).flatMap((side) =>
    Array.from(heads[side], (_, at) => {
      const moved = coefficientsOfHeads({ ...heads, [side]: heads[side].map((value, i) => (i === at ? value + 1 : value)) });
      return moved.map((value, i) => value - here[i]);
    }),
  );
  return Float64Array.from({ length: here.length * columns.length }, (_, i) => columns[i % columns.length][Math.floor(i / columns.length)]);
}

describe("a damped step", () => {
  it.each([
    [3, 3, 2],
    [4, 2, 3],
    [5, 1, 2],
    [2, 2, 1],
    [3, 5, 4],
  ])("solves the dense normal equations at d = %i, %i outputs, %i heads", (d, outputs, count) => {
    const heads = headsOfShape(d, outputs, count);
    const gradient = { V: draw(2, heads.V.length), Q: draw(3, heads.Q.length) };
    const size = heads.V.length + heads.Q.length;
    const J = jacobian(heads);
    const normal = gram(workspace, J, J.length / size, size);
    for (let i = 0; i < size; i++) normal[i * size + i] += 0.1;
    const right = Float64Array.from([...gradient.V, ...gradient.Q], (value) => -value);
    const expected = finish(choleskySolve(workspace, normal, right, size, 1));
    const before = workspace.bytesInUse;
    const step = finish(dampedStep(workspace, heads, gradient, 0.1));
    expect([...step.V, ...step.Q]).toBeAllclose(expected, { ofLargest: 1e-11 });
    expect(workspace.bytesInUse).toBe(before);
  });

  it("is refused without damping, since mixing the heads changes nothing, and gives its memory back", () => {
    const heads = headsOfShape(3, 3, 2);
    const before = workspace.bytesInUse;
    expect(() => finish(dampedStep(workspace, heads, { V: draw(2, heads.V.length), Q: draw(3, heads.Q.length) }, 0))).toThrow(
      SingularError,
    );
    expect(workspace.bytesInUse).toBe(before);
  });
});
