/** The numbers that layers are read as beside the steps of EAGLE: on the scale of the largest A that they meet. */
import type { BlockScalars } from "../attention";
import { columnsFrom } from "./dense";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";
import { answerOf, forward, hiddenOf } from "./oracle";
import { readLayer } from "./reading";
import { readSketch } from "./sketch-reading";

/** The steps of EAGLE that a layer's three numbers amount to, on the scale of the largest A that it meets. */
export interface LayerConstants {
  /** -a1 a2 max ||A_l^mu||^2; the paper finds 1. */
  readonly eta: number;
  /** -a1 a3 max ||A_l||^2, all machines' columns together; the paper finds 1.9. */
  readonly gamma: number;
}

export interface Constants {
  readonly layers: readonly LayerConstants[];
  /** Prompts on which the network diverges, and which are left out: one of them would decide the largest norm alone. */
  readonly leftOut: number;
  readonly prompts: number;
}

/** An error so many times that of answering zero is a network that diverges. */
export const divergedFrom = 10;

/** Of some prompts, as `promptsOf` makes them. */
export function constantsOf(shape: NetworkShape, products: readonly LayerProducts[], prompts: readonly Float64Array[]): Constants {
  const { d, layers, machines } = shape;
  const { columns, features } = sizesOf(shape);
  const largest = Array.from({ length: layers }, () => ({ own: 0, whole: 0 }));
  let leftOut = 0;
  for (const prompt of prompts) {
    const states = forward(shape, products, prompt);
    const truth = hiddenOf(shape, prompt);
    const answer = answerOf(shape, states[layers]);
    // NaN counts as diverged, too.
    if (!(squares(answer.map((value, at) => value - truth[at])) <= divergedFrom * squares(truth))) {
      leftOut++;
      continue;
    }
    for (const [layer, norms] of largest.entries()) {
      const blocks = states[layer].map((state) => columnsFrom(state.subarray(0, d * features), features, 0, columns));
      for (const block of blocks) norms.own = largerNorm(norms.own, [block], d, columns);
      norms.whole = machines === 1 ? norms.own : largerNorm(norms.whole, blocks, d, columns);
    }
  }
  return {
    layers: products.map((layer, at) => {
      const [a1, a2, a3] = scalarsOf(shape, layer);
      return { eta: -a1 * a2 * largest[at].own ** 2, gamma: -a1 * a3 * largest[at].whole ** 2 };
    }),
    leftOut,
    prompts: prompts.length,
  };
}

/** Along the directions of narrow weights, where they are narrow. */
function scalarsOf(shape: NetworkShape, layer: LayerProducts): BlockScalars {
  return shape.rank === null ? readLayer(shape, layer).scalars : readSketch(shape, layer).scalars;
}

/** Steps of power iteration: the largest of many norms is wanted to some per cent, and is right to far better. */
const powerSteps = 40;

/** The larger of a norm and ||[A^1 ... A^M]||_2, which is looked at only where the Frobenius norm does not rule it out. */
function largerNorm(known: number, blocks: readonly Float64Array[], d: number, columns: number): number {
  const bound = Math.sqrt(blocks.reduce((sum, block) => sum + squares(block), 0));
  return bound <= known ? known : Math.max(known, spectralNorm(blocks, d, columns));
}

/** ||[A^1 ... A^M]||_2 of blocks of d rows. */
export function spectralNorm(blocks: readonly Float64Array[], d: number, columns: number): number {
  let u = Float64Array.from({ length: d }, (_, i) => 1 + (i % 3));
  let size = 0;
  for (let step = 0; step < powerSteps; step++) {
    const next = new Float64Array(d);
    for (const block of blocks) {
      const v = new Float64Array(columns);
      for (let i = 0; i < d; i++) for (let j = 0; j < columns; j++) v[j] += block[i * columns + j] * u[i];
      for (let i = 0; i < d; i++) for (let j = 0; j < columns; j++) next[i] += block[i * columns + j] * v[j];
    }
    const length = Math.sqrt(squares(next));
    if (length === 0) return 0;
    size = Math.sqrt(length / Math.sqrt(squares(u)));
    u = next.map((value) => value / length);
  }
  return size;
}

function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
