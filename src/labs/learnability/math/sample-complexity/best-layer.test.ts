import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { slowLambda } from "../certificate/testing";
import { attend } from "../model/forward";
import { coefficientsOfHeads } from "../model/function-space";
import { memoryTeacher } from "../tasks/associative-memory/memory";
import type { OwnData } from "../tasks/dataset";
import { drawHeads } from "../tasks/random-attention/heads";
import type { TaskSpec } from "../tasks/registry";
import { Workspace } from "../workspace";
import { bestLayerOf } from "./best-layer";
import { gaussianMoment } from "./gaussian-moment";
import { populationFor, slowFit, slowMisfit, specOf } from "./testing";

const workspace = new Workspace();
const bestOf = (spec: TaskSpec, count: number, data: OwnData | null = null) =>
  finish(bestLayerOf(workspace, populationFor(workspace, spec, count, data)));

/** Own data of d = 2 with labels that no layer explains. */
function ownData(rows: number): OwnData {
  const entry = (i: number, k: number) => Math.sin(1.7 * i + 2.3 * k + 0.4 * i * k);
  const sequence = (i: number) => {
    const n = 2 + (i % 3);
    return { n, Z: Float64Array.from({ length: 2 * n }, (_, k) => entry(i, k)), y: Float64Array.of(entry(i, 99), entry(i, 98)) };
  };
  return { d: 2, outputs: 2, train: Array.from({ length: rows }, (_, i) => sequence(i)), test: [] };
}

describe("the best layer for a distribution", () => {
  it("is the teacher where that is a layer, with the exact second moment for Gaussian tokens", () => {
    const spec = specOf("random-attention", { d: 3, n: 5, noise: 0.5, inputScale: 0.5 });
    const best = bestOf(spec, 1);
    if (spec.kind !== "random-attention") throw new Error("another target");
    expect(best.p).toEqual(coefficientsOfHeads(drawHeads(spec, 1, workspace)));
    expect(best).toMatchObject({ psi: 18, outputs: 3, misfit: 0, reference: 0 });
    expect(best.lambda).toEqual(gaussianMoment(3, 5, 0.5));
  });

  it.each([
    ["unit", 1],
    ["covariance", 16 ** -0.25],
    ["deviation", 16 ** -0.5],
  ])("has the scale of the inputs: %s", (inputScaling, deviation) => {
    const best = bestOf(specOf("random-attention", { d: 2, n: 16, inputScaling }), 1);
    expect(best.lambda).toBeAllclose(gaussianMoment(2, 16, deviation), { rtol: 1e-13 });
  });

  it.each(["rademacher", "sphere"])("is the teacher with the second moment of a sample for other tokens: %s", (inputLaw) => {
    const spec = specOf("random-attention", { d: 2, n: 4, inputLaw });
    const { sample } = populationFor(workspace, spec, 500);
    const best = bestOf(spec, 500);
    expect(best).toMatchObject({ misfit: 0, reference: 500 });
    if (spec.kind !== "random-attention") throw new Error("another target");
    expect(best.p).toEqual(coefficientsOfHeads(drawHeads(spec, 1, workspace)));
    expect(best.lambda).toBeAllclose(slowLambda(sample).flat(), { ofLargest: 1e-13 });
  });

  it("has the second moment of a sample where every prefix is supervised", () => {
    const best = bestOf(specOf("random-attention", { d: 2, n: 4, supervision: "causal" }), 300);
    expect(best).toMatchObject({ misfit: 0, reference: 1200 });
  });

  it.each(["softmax", "two-layer"])(
    "is the least-squares fit to a sample without noise, and its error is the misfit: %s teacher",
    (teacher) => {
      const spec = specOf("random-attention", { d: 3, n: 6, teacher, noise: 3 });
      const { sample } = populationFor(workspace, spec, 900);
      const best = bestOf(spec, 900);
      const slow = slowFit(sample);
      expect(best.reference).toBe(900);
      expect(best.p).toBeAllclose(slow.p, { ofLargest: 1e-10 });
      // Gaussian tokens: the exact second moment replaces that of the sample.
      expect(best.lambda).toEqual(gaussianMoment(3, 6, 1));
      expect([best.misfit]).toBeAllclose([slowMisfit(slow.p, sample)], { rtol: 1e-12 });
      expect(best.misfit).toBeGreaterThan(1e-3);
    },
  );

  it("is the fit to the whole file for own data", () => {
    const data = ownData(40);
    const spec = specOf("custom");
    const { sample } = populationFor(workspace, spec, 7, data);
    const best = bestOf(spec, 7, data);
    const slow = slowFit(sample);
    expect(best).toMatchObject({ psi: 6, outputs: 2, reference: 40 });
    expect(best.p).toBeAllclose(slow.p, { ofLargest: 1e-10 });
    expect(best.lambda).toBeAllclose(slowLambda(sample).flat(), { ofLargest: 1e-13 });
    expect([best.misfit]).toBeAllclose([slowMisfit(slow.p, sample)], { rtol: 1e-12 });
  });

  it("leaves nothing but rounding of own data whose labels a layer computed", () => {
    const heads = { d: 2, outputs: 2, count: 1, V: Float64Array.of(1, 2, 0, -1), Q: Float64Array.of(0.5, 0, 1, -1) };
    const { train, ...rest } = ownData(40);
    const labelled = train.map(({ n, Z }) => ({ n, Z, y: attend(heads, Z, n).output }));
    const best = bestOf(specOf("custom"), 0, { ...rest, train: labelled });
    expect(best.misfit).toBeLessThan(1e-28);
    expect(best.p).toBeAllclose(coefficientsOfHeads(heads), { ofLargest: 1e-12 });
  });

  it("is the layer that labels memories, and a fit where the labels leave out the term of the query's own column", () => {
    const memory = { d: 2, pairs: 3, keyLaw: "gaussian" };
    const exact = bestOf(specOf("associative-memory", memory), 2000);
    expect(exact).toMatchObject({ psi: 40, outputs: 4, misfit: 0, reference: 2000 });
    expect(exact.p).toEqual(coefficientsOfHeads(memoryTeacher(2)));
    expect(bestOf(specOf("associative-memory", { ...memory, labels: "equation-14" }), 2000).misfit).toBeGreaterThan(1e-3);
  });
});
