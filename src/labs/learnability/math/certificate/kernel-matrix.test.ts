import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { Workspace } from "../workspace";
import { kernelMatrix } from "./kernel-matrix";
import { gaussianSamples } from "./testing";

const workspace = new Workspace();

describe.each(["X", "H"] as const)("the kernel matrix of %s", (of) => {
  // 300 > 256 takes several passes over packed G at d = 24; 301 ends within a panel of four.
  it.each([
    [2, 1],
    [3, 5],
    [4, 64],
    [24, 301],
  ])("of one set is that of two equal ones, to the bit: d = %i, %i samples", (d, count) => {
    const samples = gaussianSamples(workspace, d, 4, count);
    const matrix = (columns: typeof samples) => {
      const mark = workspace.mark();
      const values = workspace.f64(finish(kernelMatrix(workspace, of, samples, columns)), count * count).slice();
      workspace.release(mark);
      return values;
    };
    const one = matrix(samples);
    expect(one).toEqual(matrix({ ...samples }));
    for (let i = 0; i < count; i++) for (let j = 0; j < i; j++) expect(one[i * count + j]).toBe(one[j * count + i]);
  });
});
