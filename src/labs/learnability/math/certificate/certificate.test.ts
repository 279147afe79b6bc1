import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { finish } from "../../../../platform/numerics/progress";
import { predict } from "../model/forward";
import { coefficientsOfHeads } from "../model/function-space";
import { featureCount, type Heads } from "../model/samples";
import { datasetOf, flat } from "../tasks/custom/testing";
import type { Dataset } from "../tasks/dataset";
import { generate } from "../tasks/generators";
import { fields, type RandomAttentionSpec } from "../tasks/random-attention/schema";
import { Workspace } from "../workspace";
import fixture from "./fixtures/certificate.json";
import { freeDirections, outsideShares, outsideSharesByKernel, spanOfSamples } from "./pointwise";
import { load } from "./resident";
import { SecondMoment } from "./second-moment";
import { type Spectrum, spectrumOfKernel, spectrumOfMoment } from "./spectrum";

const d = fixture.d;
const truth: Heads = { d, outputs: d, count: 1, V: flat(fixture.V), Q: flat(fixture.Q) };
const witness: Heads = {
  d,
  outputs: d,
  count: 2,
  V: flat([fixture.V, fixture.witnessHead.V]),
  Q: flat([fixture.Q, fixture.witnessHead.Q]),
};

const zeros = Array.from({ length: d }, () => 0);
const unitary = datasetOf(
  fixture.unitary.Z,
  fixture.unitary.Z.map(() => zeros),
);
const gaussian = datasetOf(
  fixture.gaussian.Z,
  fixture.gaussian.Z.map(() => zeros),
);

function certify(dataset: Dataset): { workspace: Workspace; moment: SecondMoment; spectrum: Spectrum } {
  const workspace = new Workspace();
  const samples = load(workspace, dataset.train, "samples");
  const moment = new SecondMoment(workspace, dataset.d, dataset.outputs);
  finish(moment.extend(samples, dataset.train.count));
  return { workspace, moment, spectrum: finish(spectrumOfMoment(workspace, moment)) };
}

function draw(spec: Partial<RandomAttentionSpec>): Dataset {
  const task: RandomAttentionSpec = { kind: "random-attention", ...defaultsOf(fields), testSamples: 1, shifts: [], ...spec };
  return finish(generate(task, { seed: 7, data: null, workspace: new Workspace() }));
}

describe("the certificate of associative-memory data", () => {
  const { workspace, moment, spectrum } = certify(unitary);

  it("has the reference spectrum, rank 248 and 40 free directions on orthonormal keys and values", () => {
    expect(spectrum.eigenvalues).toBeAllclose(fixture.unitary.eigenvalues, { ofLargest: 1e-12 });
    const first = spectrum.nullity;
    for (let i = first; i < spectrum.psi; i++) {
      const expected = fixture.unitary.eigenvalues[i];
      expect(Math.abs(spectrum.eigenvalues[i] - expected) / expected).toBeLessThan(1e-9);
    }
    expect([spectrum.rank, spectrum.nullity]).toEqual([fixture.unitary.rank, 40]);
  });

  it("has the same spectrum in kernel form, padded with zeros where samples are fewer than features", () => {
    const kernel = finish(spectrumOfKernel(workspace, gaussian.train, fixture.gaussian.N));
    expect(kernel.eigenvalues).toBeAllclose(fixture.gaussian.eigenvalues, { ofLargest: 1e-12 });
    expect(kernel.rank).toBe(fixture.gaussian.rank);
    expect(Array.from(kernel.eigenvalues.subarray(0, 88))).toEqual(Array(88).fill(0));
    const more = finish(spectrumOfKernel(workspace, unitary.train, fixture.unitary.N));
    expect(more.eigenvalues).toBeAllclose(spectrum.eigenvalues, { ofLargest: 1e-12 });
    expect(more.rank).toBe(248);
  });

  it("is blind to the witness: a second head that changes nothing on these data and much elsewhere", () => {
    expect(Math.hypot(...coefficientsOfHeads(truth))).toBeCloseTo(4, 12);
    const mse = (data: Dataset) => {
      const [a, b] = [truth, witness].map((heads) => predict(workspace, heads, data.train));
      return a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0) / a.length;
    };
    expect(mse(unitary)).toBeLessThan(1e-30);
    expect(mse(gaussian) / fixture.gaussian.witnessMse).toBeCloseTo(1, 10);
  });

  it("certifies unitary samples pointwise and leaves Gaussian ones open, by every route", () => {
    const seen = load(workspace, unitary.train, "samples");
    const fresh = load(workspace, gaussian.train, "samples");
    const complement = finish(freeDirections(workspace, moment));
    const span = finish(spanOfSamples(workspace, seen, unitary.train));
    const inside = finish(outsideShares(workspace, seen, complement));
    expect(Math.max(...inside)).toBeLessThan(1e-12);
    expect(Math.max(...finish(outsideShares(workspace, seen, span)))).toBeLessThan(1e-12);
    const outside = finish(outsideShares(workspace, fresh, complement));
    expect(outside.toSorted()[100]).toBeGreaterThan(0.2);
    expect(outside.toSorted()[100]).toBeLessThan(0.27);
    expect(finish(outsideShares(workspace, fresh, span))).toBeAllclose(outside, { ofLargest: 1e-10 });
    expect(finish(outsideSharesByKernel(workspace, unitary.train, gaussian.train))).toBeAllclose(outside, { ofLargest: 1e-6 });
  });
});

describe("the certificate of random inputs", () => {
  it("has lambda_min = n - 1 for Gaussian tokens, within 5 % at N = 131,072, d = 3, n = 4", () => {
    // Two pieces: a task holds at most 65,536 sequences.
    const workspace = new Workspace();
    const moment = new SecondMoment(workspace, 3, 3);
    const dataset = draw({ d: 3, n: 4, samples: 65536 });
    const more = finish(
      generate(
        { kind: "random-attention", ...defaultsOf(fields), d: 3, n: 4, samples: 65536, testSamples: 1, shifts: [] },
        { seed: 8, data: null, workspace },
      ),
    );
    finish(moment.extend(load(workspace, join(dataset, more), "samples"), 131072));
    const { lambdaMin } = finish(spectrumOfMoment(workspace, moment));
    expect(Math.abs(lambdaMin - 3) / 3).toBeLessThan(0.05);
  });

  it("has lambda_min near 2.843 for d = 2, n = 3, where only the third block remains", () => {
    const { spectrum } = certify(draw({ d: 2, n: 3, samples: 65536 }));
    expect(Math.abs(spectrum.lambdaMin - 2.843) / 2.843).toBeLessThan(0.05);
  });

  it.each([2, 3, 4, 5])("sees only the symmetric part of single tokens: rank C(d+2, 3) for d = %d, n = 1", (dimension) => {
    const { spectrum } = certify(draw({ d: dimension, n: 1, samples: 2048 }));
    expect(spectrum.rank).toBe(((dimension + 2) * (dimension + 1) * dimension) / 6);
  });

  it.each([2, 3, 4].flatMap((dimension) => [2, 3, 5, 10].map((n) => [dimension, n])))(
    "has rank psi - d (d - 1) exactly for random signs, d = %d, n = %d",
    (dimension, n) => {
      const { spectrum } = certify(draw({ d: dimension, n, samples: 4096, inputLaw: "rademacher" }));
      expect(spectrum.rank).toBe(featureCount(dimension) - dimension * (dimension - 1));
    },
  );

  it("has a trace equal to the mean squared length of the features", () => {
    const dataset = draw({ d: 4, samples: 300 });
    const { spectrum } = certify(dataset);
    const trace = spectrum.eigenvalues.reduce((sum, value) => sum + value, 0);
    const kernel = finish(spectrumOfKernel(new Workspace(), dataset.train, 300));
    expect(kernel.eigenvalues.reduce((sum, value) => sum + value, 0) / trace).toBeCloseTo(1, 12);
  });
});

/** The training samples of two data sets, one after the other. */
function join(first: Dataset, second: Dataset) {
  const glue = (a: Float64Array, b: Float64Array) => {
    const whole = new Float64Array(a.length + b.length);
    whole.set(a);
    whole.set(b, a.length);
    return whole;
  };
  const labels = glue(first.train.labels ?? new Float64Array(), second.train.labels ?? new Float64Array());
  return {
    ...first.train,
    count: first.train.count + second.train.count,
    gram: glue(first.train.gram, second.train.gram),
    last: glue(first.train.last, second.train.last),
    labels,
  };
}
