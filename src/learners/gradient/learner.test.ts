import { describe, expect, it } from "vitest";
import type { Heads } from "../../model/samples";
import { datasetOf, flat, relativeDifference } from "../../tasks/custom/testing";
import { defaultsOf } from "../../tasks/fields";
import fixtures from "./fixtures/training.json";
import { GradientLearner } from "./learner";
import { fields, type GradientSpec } from "./schema";

type Fixture = (typeof fixtures)[number];

function learnerOf(fixture: Fixture, precision: GradientSpec["precision"]): GradientLearner {
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
  return new GradientLearner(datasetOf(fixture.Z, fixture.y), spec, 1, start);
}

describe.each(fixtures)("training as PyTorch does it: $name", (fixture) => {
  it.each([
    ["float64", 1e-12],
    ["float32", 1e-5],
  ] as const)("has the first gradient of %s to %d", (precision, tolerance) => {
    const { V, Q } = learnerOf(fixture, precision).gradient();
    expect(relativeDifference(V, flat(fixture.firstGradient.V))).toBeLessThan(tolerance);
    expect(relativeDifference(Q, flat(fixture.firstGradient.Q))).toBeLessThan(tolerance);
  });

  it.each([
    ["float64", 1e-9],
    ["float32", 1e-4],
  ] as const)("follows the losses in %s to %d relative", (precision, tolerance) => {
    const learner = learnerOf(fixture, precision);
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
    expect(relativeDifference(learner.heads().V, flat(fixture.finalV))).toBeLessThan(1e-9);
    expect(relativeDifference(learner.heads().Q, flat(fixture.finalQ))).toBeLessThan(1e-9);
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
    expect(relativeDifference(twice.gradient().V, once.gradient().V)).toBeLessThan(1e-14);
    once.advance(20);
    twice.advance(20);
    expect(relativeDifference(twice.heads().Q, once.heads().Q)).toBeLessThan(1e-10);
  });
});
