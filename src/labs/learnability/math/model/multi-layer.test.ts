import { describe, expect, it } from "vitest";
import { randomMatrix } from "../../../../platform/numerics/matrices-testing";
import { attend } from "./forward";
import { answersAt, attendInLayers, type LinearLayers, scoresInLayers } from "./multi-layer";
import type { Heads } from "./samples";
import { attendCausally } from "./testing";
import { emptyTokens, writeSequence } from "./token-splits";
import { attendTwiceCausally } from "./two-layer";

const [d, n] = [3, 6];
const tokens = randomMatrix(n * d, 1);
const Z = Float64Array.from({ length: d * n }, (_, i) => tokens[(i % n) * d + Math.floor(i / n)]);

function headsOf(seed: number, count: number, outputs: number): Heads {
  return { d, outputs, count, V: randomMatrix(count * outputs * d, seed), Q: randomMatrix(count * d * d, seed + 1) };
}

function expectClose(actual: Float64Array, expected: Float64Array): void {
  expect(actual).toBeAllclose(expected, { ofLargest: 1e-13 });
}

describe("layers of linear attention", () => {
  const single: LinearLayers = { layers: [headsOf(2, 2, 2)], residual: true };

  it("are multi-head linear attention when there is one, at the last token and at every prefix", () => {
    expectClose(answersAt(single, tokens, n, 1), attend(single.layers[0], Z, n).output);
    expectClose(answersAt(single, tokens, n, n), attendCausally(single.layers[0], Z, n));
  });

  it("are the two-layer teacher when there are two with a residual", () => {
    const [first, second] = [headsOf(4, 2, d), headsOf(6, 2, 1)];
    expectClose(answersAt({ layers: [first, second], residual: true }, tokens, n, n), attendTwiceCausally({ first, second }, tokens, n));
  });

  it("feed each layer's answers to the next without a residual", () => {
    const [first, second] = [headsOf(4, 1, d), headsOf(6, 1, 2)];
    const between = answersAt({ layers: [first], residual: false }, tokens, n, n);
    const expected = answersAt({ layers: [second], residual: false }, between, n, 2);
    expectClose(answersAt({ layers: [first, second], residual: false }, tokens, n, 2), expected);
  });

  it("answer for every sequence of a batch alone, whatever its length", () => {
    const model: LinearLayers = { layers: [headsOf(4, 2, d), headsOf(6, 2, 2)], residual: true };
    const batch = emptyTokens(d, n, 2, 2);
    writeSequence(batch, 0, tokens);
    writeSequence(batch, 1, tokens.subarray(0, 4 * d));
    const answers = attendInLayers(model, batch);
    expect(answers.subarray(0, 4)).toEqual(answersAt(model, tokens, n, 2));
    expect(answers.subarray(4)).toEqual(answersAt(model, tokens.subarray(0, 4 * d), 4, 2));
  });

  it("have scores that give the answers back", () => {
    const [layer] = single.layers;
    const scores = scoresInLayers(single, tokens, n);
    const rebuilt = new Float64Array(2);
    for (let h = 0; h < 2; h++)
      for (let s = 0; s < n; s++)
        for (let a = 0; a < 2; a++)
          for (let j = 0; j < d; j++) rebuilt[a] += layer.V[(h * 2 + a) * d + j] * tokens[s * d + j] * scores[(h * n + s) * n + n - 1];
    expectClose(rebuilt, answersAt(single, tokens, n, 1));
  });

  it("refuse tokens of another size", () => {
    expect(() => answersAt(single, tokens, n - 1, 1)).toThrow(/expected n x d = 5 x 3/);
  });
});
