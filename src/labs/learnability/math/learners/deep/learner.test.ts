import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import type { Arithmetic } from "../../../../../platform/tensors/arithmetic";
import { float64 } from "../../../../../platform/tensors/float64";
import { Memory32 } from "../../../../../platform/tensors/memory32";
import { openSequences32 } from "../../../../../platform/tensors/sequences32";
import { openTensorflow } from "../../../../../platform/tensors/testing";
import { sideBySide } from "../../model/forward";
import type { Heads } from "../../model/samples";
import { datasetOf, flat } from "../../tasks/custom/testing";
import { tokens } from "../../tasks/custom/token-splits";
import { generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import { Workspace } from "../../workspace";
import { fields as gradientFields } from "../gradient/fields";
import fixtures from "../gradient/fixtures/training.json";
import { GradientLearner } from "../gradient/learner";
import { trainingOf } from "./create";
import { DeepLearner } from "./learner";
import { linearSpec, smallTraining, transformerSpec } from "./testing";
import { tokenTraining } from "./training-data";

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
  it("follows the first ten losses in float32 to 1e-3 relative", () => follows(openSequences32(), 10, 1e-3));
  it("follows them on TensorFlow.js to 1e-3 relative", async () => follows(await openTensorflow(), 10, 1e-3));
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

describe.each(specs)("$kind in float32", (spec) => {
  const training = smallTraining({ supervision: "causal" });
  const learner = () => new DeepLearner(trainingOf(spec, training, 1), openSequences32());

  it("learns", () => {
    const one = learner();
    const before = one.errors().train;
    one.advance(100);
    expect(one.errors().train).toBeLessThan(0.9 * before);
  });

  // Down the gradient itself: AdamW takes the sign of what is nearly nothing.
  it("takes the steps that TensorFlow.js takes", async () => {
    const down = trainingOf({ ...spec, optimizer: "sgd" }, training, 1);
    const [ours, theirs] = [new DeepLearner(down, openSequences32()), new DeepLearner(down, await openTensorflow())];
    ours.advance(10);
    theirs.advance(10);
    for (const [k, weights] of ours.weights().entries()) expect(weights).toBeAllclose(theirs.weights()[k], { atol: 1e-5 });
    theirs.dispose();
  });

  it("gives the same bits again, whatever else its memory has held", () => {
    const shared = openSequences32();
    const again = () => new DeepLearner(trainingOf(spec, training, 1), shared);
    const [first, second, alone] = [again(), again(), learner()];
    first.advance(7);
    second.advance(20);
    first.advance(13);
    alone.advance(20);
    expect(first.weights()).toEqual(alone.weights());
    expect(second.weights()).toEqual(alone.weights());
  });

  it("goes on from a saved state with the same bits", () => {
    const [straight, interrupted, resumed] = [learner(), learner(), learner()];
    straight.advance(20);
    interrupted.advance(9);
    resumed.restore(structuredClone(interrupted.state()));
    resumed.advance(11);
    expect(resumed.weights()).toEqual(straight.weights());
    expect(resumed.errors()).toEqual(straight.errors());
  });

  it("holds no more after 200 steps than after two, and nothing once disposed of", () => {
    const memory = new Memory32();
    const one = new DeepLearner(trainingOf(spec, training, 1), openSequences32(memory));
    one.advance(2);
    const { bytesHeld, bytes } = memory;
    one.advance(200);
    expect([memory.bytesHeld, memory.bytes]).toEqual([bytesHeld, bytes]);
    expect(bytesHeld).toBeGreaterThan(0);
    one.dispose();
    expect(memory.bytesHeld).toBe(0);
  });
});
