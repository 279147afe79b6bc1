import { describe, expect, it } from "vitest";
import { openSequences32 } from "../../../../platform/tensors/sequences32";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import { openTensorflow } from "../../../../platform/tensors/testing";
import { Encoder } from "./encoder";
import { batchOf, cases, rowOf, settingsOf } from "./reference-testing";
import { encoderWeights } from "./weights";

const training = { rate: 0.003, steps: 5, warmup: 1, schedule: "constant" } as const;

describe.each(cases)("the encoder %s of PyTorch", (_, given) => {
  const settings = settingsOf(given);
  const encoder = () => new Encoder(sequences64, settings, training, rowOf(given));
  const batch = batchOf(given);

  it("has the same weights by name and shape", () => {
    const shapes = Object.fromEntries(encoderWeights(settings).map(({ name, shape }) => [name, shape]));
    expect(shapes).toEqual(Object.fromEntries(Object.entries(given.params).map(([name, { shape }]) => [name, shape])));
  });

  it("has the same scores, loss and accuracy to 1e-12", () => {
    const scores = encoder().scores(batch);
    expect(scores).toBeAllclose(Float64Array.from(given.logits.flat(3)), { atol: 1e-12 });
    const { loss, accuracy } = encoder().measure(batch);
    expect(Math.abs(loss - given.loss)).toBeLessThan(1e-12);
    expect(accuracy).toBeCloseTo(given.acc, 12);
  });

  it("has the same gradient by every weight to 1e-9", () => {
    const { gradients } = encoder().gradient(batch);
    expect(Object.keys(gradients).sort()).toEqual(Object.keys(given.grads).sort());
    for (const [name, gradient] of Object.entries(given.grads))
      expect(gradients[name], name).toBeAllclose(Float64Array.from(gradient.flat(2)), { atol: 1e-9 });
  });

  it("has the same losses over five steps of AdamW", () => {
    const { trainer } = encoder();
    const losses = Array.from({ length: 5 }, () => trainer.takeIfFinite(batch).loss);
    expect(Float64Array.from(losses)).toBeAllclose(Float64Array.from(given.train_losses), { atol: 1e-9 });
  });
});

describe.each(cases)("the encoder %s in float32 on the kernels", (_, given) => {
  const settings = settingsOf(given);
  const batch = batchOf(given);

  it("has the same scores and gradients to 1e-5 of the largest", () => {
    const encoder = new Encoder(openSequences32(), settings, training, rowOf(given));
    expect(encoder.scores(batch)).toBeAllclose(Float64Array.from(given.logits.flat(3)), { ofLargest: 1e-5 });
    const { gradients } = encoder.gradient(batch);
    const largest = Math.max(...Object.values(given.grads).flatMap((gradient) => gradient.flat(2).map(Math.abs)));
    for (const [name, gradient] of Object.entries(given.grads))
      expect(gradients[name], name).toBeAllclose(Float64Array.from(gradient.flat(2)), { atol: 1e-5 * largest });
  });
});

describe.each(cases.filter(([name]) => ["s_thm", "d_split", "s_2scan", "lit_elu", "softmax"].includes(name)))(
  "the encoder %s in float32 on TensorFlow.js",
  (_, given) => {
    it("has the same scores and gradients to 1e-4 of the largest", async () => {
      const sequences = await openTensorflow();
      const encoder = new Encoder(sequences, settingsOf(given), training, rowOf(given));
      expect(encoder.scores(batchOf(given))).toBeAllclose(Float64Array.from(given.logits.flat(3)), { ofLargest: 1e-4 });
      const { gradients } = encoder.gradient(batchOf(given));
      const largest = Math.max(...Object.values(given.grads).flatMap((gradient) => gradient.flat(2).map(Math.abs)));
      for (const [name, gradient] of Object.entries(given.grads))
        expect(gradients[name], name).toBeAllclose(Float64Array.from(gradient.flat(2)), { atol: 1e-4 * largest });
    });
  },
);
