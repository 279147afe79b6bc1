import { describe, expect, it } from "vitest";
import { words } from "../../../../platform/numerics/products-testing";
import { float64 } from "../../../../platform/tensors/float64";
import { betaPowersAfter, clipFactor, noSteps, stepped } from "../../../../platform/tensors/optimizer";
import { initialState } from "../../../../platform/tensors/trainer";
import { largestEntry } from "../testing";
import { lossAndGradient } from "./gradient-testing";
import { initialWeights } from "./initial-weights";
import { promptsOf, testStream, trainingStream } from "./prompts";
import { adamConstants } from "./settings";
import { everyRegime, someSettings } from "./testing";
import { Trainer, type TrainerState } from "./trainer";
import { TrainingWorkspace } from "./workspace";

const difference = (a: ArrayLike<number>, b: ArrayLike<number>) => largestEntry(Float64Array.from(a, (value, at) => value - b[at]));

/** A trainer whose weights are already some way from zero. */
function begun(settings: typeof someSettings, precision: "float32" | "float64", scale = 1.5): Trainer {
  const weights = initialWeights(settings.shape, 9n).map((value) => scale * value);
  const zeros = new Float64Array(weights.length);
  const from: TrainerState = { step: 0, skipped: 0, weights, firstMoment: zeros, secondMoment: zeros, powers: [1, 1] };
  return new Trainer(settings, from, precision);
}

describe("random prompts", () => {
  it("are products of Box-Muller normals from the words of their streams, as any float64 library makes them", () => {
    const { shape, prompts } = someSettings;
    const [rows, columns, s] = [7, 7, 3];
    const made = promptsOf(shape, prompts, testStream(4), 3);
    for (const [k, prompt] of made.entries()) {
      const raw = words(new TrainingWorkspace(), { seed: prompts.seed, ...testStream(4 + k) }, ((rows + columns) * s) / 2);
      const normals = Array.from(raw).flatMap((word) => {
        const radius = Math.sqrt(-2 * Math.log((Number(word >> 32n) + 1) / 2 ** 32));
        const angle = (2 * Math.PI * Number(word & 0xffffffffn)) / 2 ** 32;
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      });
      const expected = Float64Array.from({ length: rows * columns }, (_, at) => {
        const [i, j] = [Math.floor(at / columns), at % columns];
        return [0, 1, 2].reduce((sum, l) => sum + (normals[i * s + l] * 0.7 ** (l + 1) * normals[(rows + j) * s + l]) / Math.sqrt(s), 0);
      });
      expect(difference(prompt, expected)).toBeLessThan(1e-14);
    }
  });

  it("have the scale that their spectrum gives them", () => {
    const all = promptsOf(someSettings.shape, someSettings.prompts, testStream(0), 2000);
    const meanSquare =
      all.reduce((sum, prompt) => sum + prompt.reduce((part, value) => part + value * value, 0) / prompt.length, 0) / all.length;
    // E X_ij^2 = sum_i alpha^2i / s; 98,000 dependent entries, seed fixed.
    expect(meanSquare).toBeCloseTo((0.7 ** 2 + 0.7 ** 4 + 0.7 ** 6) / 3, 1);
  });

  it("of a larger batch begin with those of a smaller one", () => {
    const few = new Trainer({ ...someSettings, batch: 5 }).step();
    const many = new Trainer({ ...someSettings, batch: 70 }).step();
    expect(many.slice(0, 5)).toEqual(few);
  });
});

describe("the kernels of training", () => {
  it.each(everyRegime)("have the oracle's gradient and errors in float64 (%s)", (_, shape) => {
    const settings = { ...someSettings, shape, batch: 5 };
    const trainer = begun(settings, "float64");
    const prompts = promptsOf(shape, settings.prompts, trainingStream(1, 0), 5);
    const expected = lossAndGradient(shape, Float64Array.from(trainer.weights), prompts);
    expect(difference(trainer.gradient(), expected.gradient)).toBeLessThan(1e-13 * largestEntry(expected.gradient));
    expect(difference(trainer.errorsOf(trainingStream(1, 0), 5), expected.errors)).toBeLessThan(1e-13 * largestEntry(expected.errors));
  });

  it.each(everyRegime)("have it to float32 in the precision that trains (%s)", (_, shape) => {
    const settings = { ...someSettings, shape };
    const [exact, single] = (["float64", "float32"] as const).map((precision) => begun(settings, precision).gradient());
    expect(difference(single, exact)).toBeLessThan(1e-5 * largestEntry(Float64Array.from(exact)));
  });

  it("take the oracle's steps: clipped, by Adam", () => {
    const { shape, prompts, batch } = someSettings;
    const trainer = begun(someSettings, "float64", 3);
    const optimizer = { optimizer: "adamw", momentum: 0, ...adamConstants, weightDecay: 0, clip: someSettings.clip } as const;
    const held = (row: Float64Array) => float64.array(row, [row.length]);
    const { weight, first, second } = initialState(Float64Array.from(trainer.weights)).rows;
    let rows = { weight: held(weight), first: held(first), second: held(second) };
    let clipped = 0;
    for (let step = 1; step <= 6; step++) {
      const { gradient, errors } = lossAndGradient(shape, rows.weight.values, promptsOf(shape, prompts, trainingStream(step, 0), batch));
      const factor = clipFactor(Math.hypot(...gradient), optimizer.clip);
      if (factor < 1) clipped++;
      const powers = betaPowersAfter(optimizer, noSteps, step);
      rows = stepped(float64, rows, float64.scale(held(gradient), factor), someSettings.rate, optimizer, powers);
      expect(difference(trainer.step(), errors)).toBeLessThan(1e-11 * largestEntry(errors));
    }
    expect(clipped).toBeGreaterThan(0);
    expect(difference(trainer.weights, rows.weight.values)).toBeLessThan(1e-11);
    expect(trainer.stepsTaken).toBe(6);
  });

  it("leave out a step whose gradient is not finite, and count it", () => {
    const trainer = begun(someSettings, "float32", 1e8);
    const before = trainer.state();
    const errors = trainer.step();
    expect(errors.some((error) => !Number.isFinite(error))).toBe(true);
    expect(trainer.state()).toEqual({ ...before, step: 1, skipped: 1 });
  });

  it("go on from a saved state to the same bits", () => {
    const whole = new Trainer(someSettings);
    const half = new Trainer(someSettings);
    for (let step = 0; step < 6; step++) whole.step();
    for (let step = 0; step < 3; step++) half.step();
    const resumed = new Trainer(someSettings, structuredClone(half.state()));
    for (let step = 0; step < 3; step++) resumed.step();
    expect(resumed.state()).toEqual(whole.state());
  });

  it("make the error smaller", () => {
    const trainer = new Trainer({ ...someSettings, shape: { ...someSettings.shape, layers: 2 } });
    const mean = () => trainer.errorsOf(testStream(0), 64).reduce((sum, error) => sum + Math.log(error) / 64, 0);
    const before = mean();
    for (let step = 0; step < 250; step++) trainer.step();
    expect(mean()).toBeLessThan(before - Math.log(2));
  });
});
