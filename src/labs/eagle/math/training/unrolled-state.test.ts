import { expect, it } from "vitest";
import { largestEntry } from "../testing";
import { initialWeights } from "./initial-weights";
import { sizesOf } from "./network";
import { answerOf, forward, hiddenOf, productsOf } from "./oracle";
import { promptsOf, testStream } from "./prompts";
import { everyRegime } from "./testing";
import { divergedFrom, UnrolledState } from "./unrolled-state";

it.each(everyRegime)("holds after each layer what the definition gives, and finds the same prompts diverged (%s)", (_, shape) => {
  const { features, width, tokens } = sizesOf(shape);
  const products = productsOf(
    shape,
    initialWeights(shape, 4n).map((value) => 2 * value),
  );
  const prompts = promptsOf(shape, { seed: 3n, rank: 3, decay: 0.7 }, testStream(0), 40);
  const state = new UnrolledState(shape, products);
  const diverged = prompts.map((prompt) => {
    state.begin(prompt);
    for (const [layer, states] of forward(shape, products, prompt).entries()) {
      const size = largestEntry(...states);
      for (const [nu, theirs] of states.entries())
        for (let i = 0; i < tokens; i++)
          for (let j = 0; j < features; j++)
            expect(Math.abs(state.numbers[i * width + nu * features + j] - theirs[i * features + j])).toBeLessThanOrEqual(1e-12 * size);
      if (layer < products.length) state.advance(layer);
      else {
        const truth = hiddenOf(shape, prompt);
        const error = answerOf(shape, states).reduce((sum, value, at) => sum + (value - truth[at]) ** 2, 0);
        expect(state.hasDiverged(prompt)).toBe(error > divergedFrom * truth.reduce((sum, value) => sum + value * value, 0));
      }
    }
    return state.hasDiverged(prompt);
  });
  expect(new Set(diverged).size).toBe(2);
});
