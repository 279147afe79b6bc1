import { describe, expect, it } from "vitest";
import { largestEntry } from "../testing";
import { initialWeights } from "./initial-weights";
import { factorsOf } from "./network";
import { answerOf, forward, productsOf } from "./oracle";
import { promptsOf, trainingStream } from "./prompts";
import { everyRegime, someSettings } from "./testing";
import { Trainer } from "./trainer";

describe.each(everyRegime)("tied first weights (%s)", (_, shape) => {
  const weights = initialWeights(shape, 9n, "tied");
  const layers = Array.from({ length: shape.layers }, (_, layer) => factorsOf(weights, shape, layer));

  it("have W_K = W_Q and W_P = 0, and the other two from the stream of the Gaussian ones", () => {
    const gaussian = initialWeights(shape, 9n);
    for (const [layer, { Q, K, V, P }] of layers.entries()) {
      const others = factorsOf(gaussian, shape, layer);
      expect(K).toEqual(Q);
      expect(largestEntry(P)).toBe(0);
      for (const [mine, theirs] of [
        [Q, others.Q],
        [V, others.V],
      ])
        expect(largestEntry(mine.map((value, at) => 0.6 * value - 0.8 * theirs[at]))).toBeLessThan(1e-15);
      expect(largestEntry(others.P)).toBeGreaterThan(0);
      expect(others.K).not.toEqual(others.Q);
    }
  });

  it("answer zero at first, and every layer has left zero after two steps", () => {
    const settings = { ...someSettings, shape, start: "tied" } as const;
    const [prompt] = promptsOf(shape, settings.prompts, trainingStream(1, 0), 1);
    expect(largestEntry(answerOf(shape, forward(shape, productsOf(shape, weights), prompt)[shape.layers]))).toBe(0);
    const trainer = new Trainer(settings, null, "float64");
    trainer.step();
    trainer.step();
    for (const { WVP } of productsOf(shape, trainer.weights)) expect(largestEntry(...WVP)).toBeGreaterThan(1e-3);
  });
});
