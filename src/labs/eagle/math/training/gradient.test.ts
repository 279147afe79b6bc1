import { describe, expect, it } from "vitest";
import { eagleScalars } from "../attention";
import { attentionLayer, blockScalarWeights } from "../attention-testing";
import { createSolver } from "../create";
import { wholeProblem } from "../problem";
import { usualEagle } from "../settings";
import { largestEntry } from "../testing";
import { columnsFrom } from "./dense";
import { lossAndGradient } from "./gradient-testing";
import { initialWeights } from "./initial-weights";
import { factorsOf, type NetworkShape, sizesOf } from "./network";
import { answerOf, forward, productsOf, statesOf } from "./oracle";
import { promptsOf, trainingStream } from "./prompts";
import { everyRegime, someSettings } from "./testing";

const prompts = { seed: 5n, rank: 3, decay: 0.7 };

/** Weights far from zero, so that every path through the network carries something. */
function someWeights(shape: NetworkShape): Float64Array {
  return initialWeights(shape, 9n).map((value) => 1.5 * value);
}

describe("the gradient of the trained network", () => {
  it.each(everyRegime)("agrees with central differences to 1e-6, factor by factor (%s)", (_, shape) => {
    const some = promptsOf(shape, prompts, trainingStream(1, 0), 2);
    const weights = someWeights(shape);
    const { gradient } = lossAndGradient(shape, weights, some);
    const h = 1e-5;
    for (let layer = 0; layer < shape.layers; layer++)
      for (const name of ["Q", "K", "V", "P"] as const) {
        // Along a direction that has a part of every weight of this factor.
        const direction = new Float64Array(weights.length);
        const part = factorsOf(direction, shape, layer)[name];
        part.set(part.map((_, at) => Math.cos(1 + at * at)));
        const shifted = (by: number) => {
          const moved = weights.map((value, at) => value + by * direction[at]);
          return lossAndGradient(shape, moved, some).loss;
        };
        const slope = direction.reduce((sum, value, at) => sum + value * gradient[at], 0);
        const size = Math.hypot(...direction) * Math.hypot(...gradient);
        expect(Math.abs((shifted(h) - shifted(-h)) / (2 * h) - slope)).toBeLessThan(1e-6 * size);
      }
  });

  it("is the mean of those of its prompts", () => {
    const [, shape] = everyRegime[0];
    const [a, b] = promptsOf(shape, prompts, trainingStream(1, 0), 2);
    const weights = someWeights(shape);
    const [both, first, second] = [[a, b], [a], [b]].map((some) => lossAndGradient(shape, weights, some));
    expect(both.loss).toBeCloseTo((first.loss + second.loss) / 2, 10);
    expect(largestEntry(both.gradient.map((value, at) => value - (first.gradient[at] + second.gradient[at]) / 2))).toBeLessThan(
      1e-14 * largestEntry(both.gradient),
    );
  });
});

describe("the network", () => {
  const shape: NetworkShape = { ...someSettings.shape, machines: 1, rank: null, layers: 3, sign: -1 };
  const [prompt] = promptsOf(shape, prompts, trainingStream(1, 0), 1);

  it("has the layers of the unrolled transformer where nothing is distributed", () => {
    const products = productsOf(shape, someWeights(shape));
    const states = forward(shape, products, prompt);
    for (const [layer, { WQK, WVP }] of products.entries()) {
      const next = attentionLayer(states[layer][0], WQK, WVP[0], shape);
      expect(largestEntry(next.map((value, at) => value - states[layer + 1][0][at]))).toBeLessThan(1e-14);
    }
  });

  it("does what Algorithm 1 does where its weights are block scalars", () => {
    const { d, n, dPrime, nPrime } = shape;
    const wide = n + nPrime;
    const block = (row: number, column: number, rows: number, columns: number) =>
      columnsFrom(prompt.slice(row * wide, (row + rows) * wide), wide, column, columns);
    const blocks = { A: block(0, 0, d, n), B: block(d, 0, dPrime, n), C: block(0, n, d, nPrime), D: null };
    const solver = createSolver(wholeProblem(shape, blocks), { ...usualEagle, iterations: shape.layers, tolerance: 0 }, 1n);
    // rho = 1 / ||A_l||^2 falls by 9/4 an iteration; the first is read off the first step.
    const rho = 1 / spectralNorm(blocks.A, d, n) ** 2;
    const layers = Array.from({ length: shape.layers }, (_, l) => {
      const { WQK, WVP } = blockScalarWeights(eagleScalars(1 / 3, 1, rho * (9 / 4) ** l), shape);
      return { WQK, WVP: [WVP] };
    });
    for (let l = 0; l < shape.layers; l++) solver.step();
    const answer = answerOf(shape, forward(shape, layers, prompt)[shape.layers]);
    expect(largestEntry(answer.map((value, at) => value - solver.answer()[at]))).toBeLessThan(1e-13 * (1 + largestEntry(answer)));
  });

  it("begins with C on every machine and nothing in the hole", () => {
    const distributed: NetworkShape = { ...shape, n: 6, machines: 3 };
    const [wide] = promptsOf(distributed, prompts, trainingStream(1, 0), 1);
    const { features, columns, tokens } = sizesOf(distributed);
    const states = statesOf(distributed, wide);
    const parts = states.map((state) => columnsFrom(state, features, columns, distributed.nPrime));
    expect(parts[1]).toEqual(parts[0]);
    expect([...parts[2].slice(distributed.d * distributed.nPrime)]).toEqual(new Array(distributed.dPrime * distributed.nPrime).fill(0));
    expect([...states[2].slice(0, columns)]).toEqual([...wide.slice(4, 6)]);
    expect(states[0]).toHaveLength(tokens * features);
  });
});

/** By power iteration: exact to rounding where the largest singular value stands apart. */
function spectralNorm(A: Float64Array, rows: number, columns: number): number {
  let v = Float64Array.from({ length: columns }, (_, j) => 1 + j);
  let size = 0;
  for (let k = 0; k < 300; k++) {
    const u = Float64Array.from({ length: rows }, (_, i) => v.reduce((sum, value, j) => sum + A[i * columns + j] * value, 0));
    size = Math.hypot(...u) / Math.hypot(...v);
    v = Float64Array.from({ length: columns }, (_, j) => u.reduce((sum, value, i) => sum + A[i * columns + j] * value, 0));
    const length = Math.hypot(...v);
    v = v.map((value) => value / length);
  }
  return size;
}
