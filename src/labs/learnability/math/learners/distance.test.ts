import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { pairScale } from "../model/features";
import { coefficientsOfHeads, functionDistance } from "../model/function-space";
import { generate } from "../tasks/generators";
import { schema } from "../tasks/random-attention/schema";
import { Workspace } from "../workspace";
import { distanceMeter } from "./distance";

function datasetOf(fields: object) {
  const parsed = schema.safeParse({ kind: "random-attention", ...fields });
  if (!parsed.success) throw new Error("the task is not valid");
  return finish(generate(parsed.data, { seed: 1, data: null, workspace: new Workspace() }));
}

function somewhere(length: number): Float64Array {
  return normals(new Workspace(), { seed: 5n, purpose: 99, index: 0 }, length);
}

describe("the distance from the teacher", () => {
  const blind = datasetOf({ d: 4, samples: 400, inputLaw: "rademacher" });
  const meter = finish(distanceMeter(blind));
  const teacher = blind.teacher ? coefficientsOfHeads(blind.teacher) : new Float64Array();

  it("has two parts that make the whole, which is that of W, its antisymmetric part left out", () => {
    const p = somewhere(teacher.length);
    const parts = meter?.measure(p);
    const scale = pairScale(4);
    const whole = functionDistance(
      p.map((value, i) => value / scale[i % scale.length]),
      teacher.map((value, i) => value / scale[i % scale.length]),
    );
    expect(Math.hypot(parts?.seen ?? 0, parts?.free ?? 0)).toBeCloseTo(whole, 10);
    expect(parts?.free).toBeGreaterThan(0.1 * whole);
  });

  it("lies in the null space alone when no sample can tell", () => {
    // On random signs G_jj is the same for every sample, so G_00 z_0 and G_11 z_0 cannot be told apart.
    const psi = teacher.length / 4;
    const p = teacher.slice();
    p[psi - 16] += 1;
    p[psi - 12] -= 1;
    const parts = meter?.measure(p);
    expect(parts?.free).toBeCloseTo(Math.SQRT2, 10);
    expect(parts?.seen).toBeLessThan(1e-12);
  });

  it("has no free part on data of full rank, and none is claimed where it was not looked for", () => {
    const full = datasetOf({ d: 3, samples: 200 });
    const p = somewhere(54);
    expect(finish(distanceMeter(full))?.measure(p).free).toBe(0);
    const large = datasetOf({ d: 11, n: 2, samples: 10 });
    expect(finish(distanceMeter(large))?.measure(somewhere(11 * 726)).free).toBeNaN();
  });
});
