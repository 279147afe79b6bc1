import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { FeatureMap } from "../../math/model/feature-maps";
import type { OwnData } from "../../math/tasks/dataset";
import { experimentOf } from "../testing";
import type { FeatureMapAnswer } from "./questions";
import { Study } from "./study";

const task = { kind: "random-attention", d: 3, n: 6, samples: 200, testSamples: 100 };

function ask(fields: object, map: FeatureMap, data: OwnData | null = null): FeatureMapAnswer {
  const answer = finish(Study.of(experimentOf({ task: fields, learners: [] }), data).answer({ kind: "feature-map", map }));
  if (answer.kind !== "feature-map") throw new Error("another question was answered");
  return answer;
}

describe("a layer with a feature map, fitted to a target", () => {
  it.each(["relu", "elu"] as const)("recovers a teacher with %s exactly: its labels, W and number of heads", (map) => {
    const { mapped, without, target, samples } = ask({ ...task, teacher: map, supervision: "causal" }, map);
    expect([samples, mapped.eigenvalues.length, mapped.rank]).toEqual([1200, 27, 27]);
    expect(mapped.fit?.test).toBeLessThan(1e-22);
    expect(without.fit?.test).toBeGreaterThan(1e-3);
    expect(target?.heads).toBe(2);
    expect(target?.distance).toBeLessThan(1e-10);
    expect(mapped.fit?.singularValues).toHaveLength(9);
    expect((mapped.fit?.singularValues[2] ?? 1) / (mapped.fit?.singularValues[0] ?? 1)).toBeLessThan(1e-10);
  });

  it("is the closed form for the identity, with its errors, singular values and W of smallest norm", () => {
    const noisy = ask({ ...task, noise: 0.3 }, "identity");
    expect(noisy.mapped.fit?.test).toBeCloseTo(noisy.without.fit?.test ?? Number.NaN, 10);
    expect(noisy.mapped.fit?.singularValues).toBeAllclose(noisy.without.fit?.singularValues ?? new Float64Array(), {
      rtol: 1e-9,
      atol: 1e-10,
    });
    expect([noisy.mapped.rank, noisy.without.rank, noisy.target]).toEqual([18, 18, null]);
    expect(ask(task, "identity").target?.distance).toBeLessThan(1e-10);
  });

  it("fits a linear teacher where the map contains the token, and else not", () => {
    expect(ask(task, "both").mapped.fit?.test).toBeLessThan(1e-20);
    for (const map of ["relu", "elu"] as const) {
      const { mapped, target } = ask(task, map);
      expect(mapped.fit?.test).toBeGreaterThan(1e-2);
      expect(target).toBeNull();
    }
  });

  it("takes tokens, prefixes and labels of memories, traces and own data as they are, and does without labels", () => {
    const memory = ask({ kind: "associative-memory", d: 2, pairs: 2, samples: 300, labels: "equation-14" }, "identity");
    expect([memory.samples, memory.target]).toEqual([300, null]);
    expect(memory.mapped.fit?.test).toBeCloseTo(memory.without.fit?.test ?? Number.NaN, 10);
    const prompts = ask({ kind: "in-context-regression", dimension: 2, context: 7, samples: 256 }, "identity");
    expect(prompts.mapped.fit?.test).toBeCloseTo(prompts.without.fit?.test ?? Number.NaN, 10);
    const sequence = (n: number, shift: number, y: Float64Array | null) => ({
      n,
      Z: Float64Array.from({ length: 2 * n }, (_, at) => Math.sin(3 * at + shift)),
      y,
    });
    const train = Array.from({ length: 30 }, (_, i) => sequence(2 + (i % 3), i, Float64Array.of(Math.cos(i))));
    const own = ask({ kind: "custom" }, "identity", { d: 2, outputs: 1, train, test: [sequence(3, 99, null)] });
    expect(own.mapped.fit?.test).toBeNaN();
    expect(own.mapped.fit?.singularValues).toBeAllclose(own.without.fit?.singularValues ?? new Float64Array(), { rtol: 1e-7, atol: 1e-9 });
  });

  it("refuses too many features", () => {
    expect(() => ask({ ...task, d: 7 }, "both")).toThrow("there are 1372 features, expected at most 1100");
  });
});
