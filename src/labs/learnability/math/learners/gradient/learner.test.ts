import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import type { Heads } from "../../model/samples";
import { datasetOf, flat } from "../../tasks/custom/testing";
import { generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import { Workspace } from "../../workspace";
import { fields, type GradientSpec } from "./fields";
import fixtures from "./fixtures/training.json";
import { GradientLearner, type GradientWay } from "./learner";

type Fixture = (typeof fixtures)[number];

function learnerOf(fixture: Fixture, precision: GradientSpec["precision"], way: GradientWay = "cheaper"): GradientLearner {
  const { optimizer } = fixture;
  const spec: GradientSpec = {
    kind: "gradient",
    ...defaultsOf(fields),
    heads: fixture.heads,
    steps: fixture.losses.length,
    batch: fixture.batch,
    order: "sequential",
    precision,
    optimizer: optimizer.kind === "sgd" ? "sgd" : "adamw",
    rate: optimizer.lr,
    momentum: optimizer.momentum ?? 0,
    beta1: optimizer.beta1 ?? 0.9,
    beta2: optimizer.beta2 ?? 0.999,
    epsilon: optimizer.eps ?? 1e-8,
    weightDecay: optimizer.weightDecay ?? 0,
  };
  const start: Heads = { d: fixture.d, outputs: fixture.d, count: fixture.heads, V: flat(fixture.initialV), Q: flat(fixture.initialQ) };
  return new GradientLearner(datasetOf(fixture.Z, fixture.y), spec, 1, start, undefined, way);
}

describe.each(fixtures)("training as PyTorch does it: $name", (fixture) => {
  it.each([
    ["float64", "heads", 1e-12],
    ["float64", "coefficients", 1e-12],
    ["float32", "heads", 1e-5],
    ["float32", "coefficients", 1e-5],
  ] as const)("has the first gradient in %s by way of the %s to %d", (precision, way, tolerance) => {
    const { V, Q } = learnerOf(fixture, precision, way).gradient();
    expect(V).toBeAllclose(flat(fixture.firstGradient.V), { ofLargest: tolerance });
    expect(Q).toBeAllclose(flat(fixture.firstGradient.Q), { ofLargest: tolerance });
  });

  it.each([
    ["float64", "heads", 1e-9],
    ["float64", "coefficients", 1e-9],
    ["float32", "heads", 1e-4],
    ["float32", "coefficients", 1e-4],
  ] as const)("follows the losses in %s by way of the %s to %d relative", (precision, way, tolerance) => {
    const learner = learnerOf(fixture, precision, way);
    for (const expected of fixture.losses) {
      learner.advance(1);
      expect(Math.abs(learner.lastLoss - expected) / expected).toBeLessThan(tolerance);
    }
  });

  it("ends at the same weights in float64 to 1e-9, however the steps are divided into calls", () => {
    const learner = learnerOf(fixture, "float64");
    const halves = learnerOf(fixture, "float64");
    learner.advance(fixture.losses.length);
    halves.advance(17);
    halves.advance(fixture.losses.length - 17);
    expect(learner.heads().V).toBeAllclose(flat(fixture.finalV), { ofLargest: 1e-9 });
    expect(learner.heads().Q).toBeAllclose(flat(fixture.finalQ), { ofLargest: 1e-9 });
    expect(halves.heads()).toEqual(learner.heads());
  });

  it("goes on from a saved state with the same bits", () => {
    const straight = learnerOf(fixture, "float32");
    straight.advance(40);
    const interrupted = learnerOf(fixture, "float32");
    interrupted.advance(13);
    const resumed = learnerOf(fixture, "float32");
    resumed.restore(interrupted.state());
    resumed.advance(27);
    expect(resumed.heads()).toEqual(straight.heads());
    expect(resumed.errors()).toEqual(straight.errors());
  });
});

describe("a batch larger than the training set", () => {
  it("wraps around: twice all samples have the gradient of all samples once", () => {
    const fixture = fixtures[0];
    const once = learnerOf({ ...fixture, batch: fixture.N }, "float64");
    const twice = learnerOf({ ...fixture, batch: 2 * fixture.N }, "float64");
    expect(twice.gradient().V).toBeAllclose(once.gradient().V, { ofLargest: 1e-14 });
    once.advance(20);
    twice.advance(20);
    expect(twice.heads().Q).toBeAllclose(once.heads().Q, { ofLargest: 1e-10 });
  });
});

describe("the two ways to the gradient", () => {
  const shapes = fc.record({
    d: fc.integer({ min: 2, max: 9 }),
    heads: fc.integer({ min: 1, max: 9 }),
    batch: fc.integer({ min: 1, max: 40 }),
    samples: fc.integer({ min: 1, max: 30 }),
    output: fc.constantFrom("vector", "scalar"),
    supervision: fc.constantFrom("last", "causal"),
  });

  it("agree to rounding for every shape, in both precisions", () => {
    const generator = new Workspace();
    fc.assert(
      fc.property(shapes, fc.constantFrom("float32", "float64"), ({ heads, batch, ...task }, precision) => {
        const target = {
          kind: "random-attention",
          ...defaultsOf(taskFields),
          n: 3,
          testSamples: 1,
          shifts: [],
          ...task,
        } as RandomAttentionSpec;
        const dataset = finish(generate(target, { seed: 1, data: null, workspace: generator }));
        const spec: GradientSpec = { kind: "gradient", ...defaultsOf(fields), heads, batch, precision };
        const [a, b] = (["heads", "coefficients"] as const).map((way) =>
          new GradientLearner(dataset, spec, 1, undefined, undefined, way).gradient(),
        );
        const tolerance = precision === "float32" ? 2e-5 : 1e-13;
        expect(Math.abs(a.loss - b.loss)).toBeLessThanOrEqual(tolerance * a.loss);
        expect(b.V).toBeAllclose(a.V, { ofLargest: tolerance });
        expect(b.Q).toBeAllclose(a.Q, { ofLargest: tolerance });
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});
