import { beforeAll, describe, expect, it } from "vitest";
import { defaultsOf } from "../../fields/fields";
import { sideBySide } from "../../model/forward";
import type { Heads } from "../../model/samples";
import { finish } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import { datasetOf, flat } from "../../tasks/custom/testing";
import { tokens } from "../../tasks/custom/token-splits";
import { generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import type { Arithmetic } from "../../tensors/arithmetic";
import { float64 } from "../../tensors/float64";
import { openTensors } from "../../tensors/open";
import type { Tensor } from "../../tensors/tensorflow";
import { fields as gradientFields } from "../gradient/fields";
import fixtures from "../gradient/fixtures/training.json";
import { GradientLearner } from "../gradient/learner";
import { trainingOf } from "./create";
import { DeepLearner } from "./learner";
import { linearSpec, smallTraining, transformerSpec } from "./testing";
import { tokenTraining } from "./training-data";

let tensorflow: Arithmetic<Tensor>;
beforeAll(async () => {
  tensorflow = (await openTensors("wasm")).arithmetic;
});

type Fixture = (typeof fixtures)[number];

/** A single linear layer on the data of a fixture, from its initial weights. */
function singleLayer<T>(fixture: Fixture, arithmetic: Arithmetic<T>): DeepLearner<T> {
  const { optimizer, d } = fixture;
  const spec = linearSpec({
    layers: 1,
    heads: fixture.heads,
    steps: fixture.losses.length,
    batch: fixture.batch,
    order: "sequential",
    optimizer: optimizer.kind === "sgd" ? "sgd" : "adamw",
    rate: optimizer.lr,
    momentum: optimizer.momentum ?? 0,
    beta1: optimizer.beta1 ?? 0.9,
    beta2: optimizer.beta2 ?? 0.999,
    epsilon: optimizer.eps ?? 1e-8,
    weightDecay: optimizer.weightDecay ?? 0,
  });
  const start: Heads = { d, outputs: d, count: fixture.heads, V: flat(fixture.initialV), Q: flat(fixture.initialQ) };
  const train = fixture.Z.map((Z, i) => ({ n: Z[0].length, Z: flat(Z), y: flat(fixture.y[i]) }));
  const data = tokenTraining(datasetOf(fixture.Z, fixture.y), tokens({ d, outputs: d, train, test: [] }));
  return new DeepLearner(trainingOf(spec, data, 1), arithmetic, [sideBySide(start), start.Q]);
}

describe.each(fixtures)("a single linear layer trains as PyTorch does it: $name", (fixture) => {
  const follows = <T>(arithmetic: Arithmetic<T>, steps: number, tolerance: number) => {
    const learner = singleLayer(fixture, arithmetic);
    for (const expected of fixture.losses.slice(0, steps)) {
      learner.advance(1);
      expect(Math.abs(learner.lastLoss - expected) / expected).toBeLessThan(tolerance);
    }
    learner.dispose();
  };
  it("follows all losses in float64 to 1e-9 relative", () => follows(float64, fixture.losses.length, 1e-9));
  it("follows the first ten losses on TensorFlow.js to 1e-3 relative", () => follows(tensorflow, 10, 1e-3));
});

describe("a single linear layer beside the gradient learner of the same seed", () => {
  it.each(["last", "causal"] as const)("has its start, its batches, its gradients and its steps, supervision %s", (supervision) => {
    const task = { ...smallTask, supervision };
    const training = smallTraining(task);
    const context = { seed: 3, data: null, workspace: new Workspace() };
    const dataset = finish(generate({ ...taskOf(task) }, context));
    const settings = {
      heads: 2,
      batch: 5,
      steps: 40,
      schedule: "cosine",
      warmup: 7,
      clip: 0.5,
      precision: "float64",
      initialScale: 0.5,
    } as const;
    const kernels = new GradientLearner(dataset, { kind: "gradient", ...defaultsOf(gradientFields), ...settings }, 3);
    const layer = new DeepLearner(trainingOf(linearSpec({ ...settings, layers: 1 }), training, 3), float64);
    const { V, Q } = kernels.gradient();
    const { gradients } = layer.gradient();
    expect(gradients[0]).toBeAllclose(sideBySide({ ...kernels.heads(), V }), { ofLargest: 1e-12 });
    expect(gradients[1]).toBeAllclose(Q, { ofLargest: 1e-12 });
    kernels.advance(40);
    layer.advance(40);
    expect(layer.weights()[1]).toBeAllclose(kernels.heads().Q, { ofLargest: 1e-9 });
    expect(layer.errors().test).toBeCloseTo(kernels.errors().test, 9);
  });
});

const smallTask = { d: 3, n: 5, heads: 1, samples: 12, testSamples: 4, inputScale: 0.4, shifts: [] };

function taskOf(changes: object) {
  return { kind: "random-attention", ...defaultsOf(taskFields), ...changes } as RandomAttentionSpec;
}

const specs = [linearSpec({ layers: 3, heads: 2, rate: 0.01, initialScale: 0.5 }), transformerSpec({ heads: 2, rate: 0.01 })];

describe.each(specs)("$kind on TensorFlow.js", (spec) => {
  const training = smallTraining({ supervision: "causal" });
  const learner = () => new DeepLearner(trainingOf(spec, training, 1), tensorflow);

  it("learns", () => {
    const one = learner();
    const before = one.errors().train;
    one.advance(100);
    expect(one.errors().train).toBeLessThan(0.9 * before);
    one.dispose();
  });

  it("gives the same bits again", () => {
    const [first, second] = [learner(), learner()];
    first.advance(20);
    second.advance(20);
    expect(second.weights()).toEqual(first.weights());
    first.dispose();
    second.dispose();
  });

  it("goes on from a saved state with the same bits", () => {
    const [straight, interrupted, resumed] = [learner(), learner(), learner()];
    straight.advance(20);
    interrupted.advance(9);
    resumed.restore(structuredClone(interrupted.state()));
    resumed.advance(11);
    expect(resumed.weights()).toEqual(straight.weights());
    expect(resumed.errors()).toEqual(straight.errors());
    for (const one of [straight, interrupted, resumed]) one.dispose();
  });

  it("holds no more tensors after 200 steps than before, and none once disposed of", async () => {
    const { liveTensors } = await import("../../tensors/tensorflow");
    const none = liveTensors();
    const one = learner();
    const held = liveTensors();
    one.advance(200);
    expect(liveTensors()).toBe(held);
    one.dispose();
    expect(liveTensors()).toBe(none);
  });
});
