import { describe, expect, it } from "vitest";
import { float64 } from "./float64";
import { openSequences32 } from "./sequences32";
import { initialState, type TapeModel, TapeTrainer, type TrainerSettings } from "./trainer";

const settings: TrainerSettings = {
  optimizer: "adamw",
  momentum: 0.9,
  beta1: 0.9,
  beta2: 0.99,
  epsilon: 1e-8,
  weightDecay: 0.01,
  clip: 0.5,
  rateAt: (step) => 0.1 / (step + 1),
};

/** Half the squared norm of factor * weights, in two arrays. */
function quadratic<T>(perWeight?: { readonly pace: number; readonly decay: number }): TapeModel<T, number> {
  const own = perWeight ? { perWeight } : {};
  return {
    weights: [
      { shape: [2], ...own },
      { shape: [1], ...own },
    ],
    objective: (tape, [pair], factor) => {
      const { times, total, scale } = tape.arithmetic;
      const output = tape.scale(pair, factor);
      return { output, loss: scale(total(times(output.value, output.value)), 0.5), gradient: output.value };
    },
  };
}

const start = () => initialState(Float64Array.of(3, -4, 5));

describe.each([
  ["float64", () => float64 as never],
  ["float32", openSequences32],
])("a trainer in %s", (_, open) => {
  const trainer = (changes: Partial<TrainerSettings> = {}, model = quadratic<never>()) =>
    new TapeTrainer(open() as never, model, { ...settings, ...changes }, start());

  it.each(["adamw", "sgd"] as const)("goes on from a state to the same bits with %s", (optimizer) => {
    const [whole, half, resumed] = [trainer({ optimizer }), trainer({ optimizer }), trainer({ optimizer })];
    for (let step = 0; step < 6; step++) whole.take(1);
    for (let step = 0; step < 3; step++) half.take(1);
    resumed.restore(structuredClone(half.state()));
    for (let step = 0; step < 3; step++) resumed.take(1);
    expect(resumed.state()).toEqual(whole.state());
  });

  it("skips a step whose gradient is not finite, and counts it", () => {
    const one = trainer();
    one.takeIfFinite(1);
    const before = one.state();
    const { norm } = one.takeIfFinite(1e200);
    expect(Number.isFinite(norm)).toBe(false);
    expect(one.state()).toEqual({ ...before, step: 2, skipped: 1 });
  });

  it("clips a gradient alike, whether its norm is read or not", () => {
    const [unread, read] = [trainer({ optimizer: "sgd" }), trainer({ optimizer: "sgd" })];
    unread.take(1);
    const { loss, norm } = read.takeIfFinite(1);
    expect([loss, norm]).toEqual([12.5, 5]);
    expect(read.state().rows.weight).toBeAllclose(unread.state().rows.weight, { atol: 1e-6 });
    expect(read.state().rows.weight[0]).toBeCloseTo(3 - 0.1 * (0.5 * 0.6 + 0.01 * 3), 6);
  });

  it("decays a weight without a gradient by its own rate where it has one", () => {
    const [one, own] = [trainer(), trainer({}, quadratic({ pace: 2, decay: 0.5 }))];
    one.take(1);
    own.take(1);
    expect(one.state().rows.weight[2]).toBeCloseTo(5 * (1 - 0.1 * 0.01), 6);
    expect(own.state().rows.weight[2]).toBeCloseTo(5 * (1 - 0.1 * 0.5), 6);
    expect(one.state().rows.weight[0]).toBeCloseTo(3 * (1 - 0.1 * 0.01) - 0.1, 6);
    expect(own.state().rows.weight[0]).toBeCloseTo(3 * (1 - 0.1 * 0.5) - 0.2, 6);
  });
});
